import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Secrets } from '../../../platform/secrets.ts'

/** What somebody asked to download. */
export interface Chosen {
  documentIds: readonly number[]
  folderIds: readonly number[]
  fileIds: readonly number[]
}
interface Grant extends Chosen {
  sessionId: string
}

const lifetimeSeconds = 60

/**
 * A ticket for one download of one session, good for 60 seconds. It holds what was chosen, so that nothing has to be
 * kept: a thousand ids are some four thousand letters.
 */
export function signDownload(secrets: Secrets, grant: Grant, now: Date): string {
  const expires = Math.floor(now.getTime() / 1000) + lifetimeSeconds
  const ids = [grant.documentIds, grant.folderIds, grant.fileIds].map(packIds).join('.')
  const text = `${grant.sessionId}.${expires.toString(36)}.${ids}`
  return `${text}.${macOf(secrets, text)}`
}

/** What a ticket was made for, or undefined when it is altered or over. */
export function openDownload(secrets: Secrets, ticket: string, now: Date): Grant | undefined {
  const end = ticket.lastIndexOf('.')
  const text = ticket.slice(0, Math.max(end, 0))
  const given = Buffer.from(ticket.slice(end + 1))
  const expected = Buffer.from(macOf(secrets, text))
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  const [sessionId = '', expires = '', documents = '', folders = '', files = ''] = text.split('.')
  if (Number.parseInt(expires, 36) * 1000 <= now.getTime()) return undefined
  return { sessionId, documentIds: unpackIds(documents), folderIds: unpackIds(folders), fileIds: unpackIds(files) }
}

const macOf = (secrets: Secrets, text: string) =>
  createHmac('sha256', secrets.tickets).update(`download.${text}`).digest('base64url')

// Differences of the sorted ids, seven bits a byte, the lowest first; the eighth bit says that more follow.
function packIds(ids: readonly number[]): string {
  const bytes: number[] = []
  let last = 0
  for (const id of [...ids].sort((a, b) => a - b)) {
    let rest = id - last
    last = id
    for (; rest >= 0x80; rest = Math.floor(rest / 0x80)) bytes.push((rest % 0x80) | 0x80)
    bytes.push(rest)
  }
  return Buffer.from(bytes).toString('base64url')
}

function unpackIds(packed: string): number[] {
  const ids: number[] = []
  let [last, rest, factor] = [0, 0, 1]
  for (const byte of Buffer.from(packed, 'base64url')) {
    rest += (byte & 0x7f) * factor
    factor *= 0x80
    if (byte & 0x80) continue
    last += rest
    ids.push(last)
    rest = 0
    factor = 1
  }
  return ids
}
