import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Secrets } from '../../../platform/secrets.ts'

/** How long the address of a released copy opens it, in seconds: from the press to the first byte. */
export const ticketSeconds = 60

/** Opens one released copy, for a minute. Whether it may still be downloaded is asked again at its use. */
export function signRelease(secrets: Secrets, { id, now }: { id: number; now: Date }): string {
  const text = `${id}.${(Math.floor(now.getTime() / 1000) + ticketSeconds).toString(36)}`
  return `${text}.${macOf(secrets, text)}`
}

/** Which copy a ticket opens; undefined where it is altered or over. */
export function releaseOf(secrets: Secrets, ticket: string, now: Date): number | undefined {
  const [id = '', expires = '', mac = ''] = ticket.split('.')
  const expected = Buffer.from(macOf(secrets, `${id}.${expires}`))
  const given = Buffer.from(mac)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  return Number.parseInt(expires, 36) * 1000 > now.getTime() ? Number(id) : undefined
}

const macOf = (secrets: Secrets, text: string) =>
  createHmac('sha256', secrets.tickets).update(`request-release ${text}`).digest('base64url')
