import { saying } from '@sinupan/contract'
import { Refusal } from '../../../platform/refusal.ts'
import { parseQuery } from './parse-query.ts'
import type { ParsedQuery } from './parsed-query.ts'

/**
 * A query all of which can be read. `whileTyping`: what stands at the end may still become something.
 *
 * @throws Refusal ValidationFailed on `search`, with a sentence for each date or kind that can't be read
 */
export function readQuery(text: string, { whileTyping = false } = {}): ParsedQuery {
  const query = parseQuery(text)
  const unread = query.unread.filter(({ isUnfinished }) => !(whileTyping && isUnfinished))
  if (unread.length === 0) return query
  throw new Refusal('ValidationFailed', { errors: { search: unread.map(({ key, words }) => saying(key, { words })) } })
}
