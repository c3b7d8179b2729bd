import { createHash } from 'node:crypto'
import type { Exchange } from '../../../platform/http/serve.ts'

const passing = new Set(['took', 'viewCount', 'downloadCount'])

/**
 * Lets everybody keep a public answer as long as they ask whether it still holds (ETag, 304): what is withdrawn is gone
 * at once. `took` differs each time, and how often something was read with each reader; both don't count.
 */
export function unlessKnown<T extends object>({ request, reply }: Exchange, answer: T): T {
  const lasting = JSON.stringify(answer, (key, value) => (passing.has(key) ? undefined : value))
  const tag = `W/"${createHash('sha1').update(lasting).digest('base64url')}"`
  reply.header('cache-control', 'public, no-cache').header('etag', tag)
  if (request.headers['if-none-match'] === tag) reply.code(304)
  return answer
}
