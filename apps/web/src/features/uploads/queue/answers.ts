import { ApiRefusal, refusalOf } from '../../../lib/api-refusal.ts'
import type { Failure, Landed } from './sender.ts'
import type { Duplicate } from './upload-task.ts'

/** What a server answered, by whichever means it was asked. */
export interface Answer {
  status: number
  body: string
  header: (name: string) => string | null | undefined
}

const passing = [408, 409, 423, 425, 429]

/** Why a file did not arrive, by what was answered; status 0 where nothing was. */
export function failureOf({ status, body }: Pick<Answer, 'status' | 'body'>): Failure {
  if (status < 400) return { kind: 'connection', message: new ApiRefusal('Unreachable').message }
  const { message } = refusalOf(new Response(null, { status }), body)
  if (status === 401) return { kind: 'session', message }
  return { kind: passing.includes(status) || status >= 500 ? 'passing' : 'refused', message }
}

/** A proxy's limit on one request, not the institution's on a file. */
export const isForeign413 = ({ status, body }: Pick<Answer, 'status' | 'body'>): boolean =>
  status === 413 && !body.includes('"TooLarge"')

/** What an upload became, by the headers of the answer that ended it. */
export function landedOf(header: Answer['header']): Landed {
  const name = header('sinupan-name')
  return {
    documentId: Number(header('sinupan-document')),
    numberedName: name ? textOf(name) : undefined,
    duplicates: duplicatesOf(header('sinupan-duplicates')),
  }
}

function textOf(encoded: string): string | undefined {
  try {
    return decodeURIComponent(encoded)
  } catch {
    return undefined
  }
}

/** The twins, as percent-encoded JSON. */
function duplicatesOf(header: string | null | undefined): Duplicate[] {
  try {
    const twins: unknown = JSON.parse(textOf(header ?? '') || '[]')
    return Array.isArray(twins) ? twins.map(({ id, name }) => ({ id: Number(id), name: String(name) })) : []
  } catch {
    return []
  }
}
