import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

import type { Secrets } from '../../platform/secrets.ts'

/** A link's token of 264 random bits, which no route id looks like (`isLinkToken`), and what is kept of it. */
export function makeToken(): { token: string; tokenHash: Buffer } {
  const token = `s${randomBytes(33).toString('base64url')}`
  return { token, tokenHash: hashOfToken(token) }
}

export const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest()

const visitSeconds = 3_600

interface Visit {
  shareId: number
  now: Date
}

/** The session of one visit to a link, an hour long. It says that the link's password was known; it gives no right. */
export function signVisit(secrets: Secrets, { shareId, now }: Visit): string {
  const expires = Math.floor(now.getTime() / 1000) + visitSeconds
  const text = `${randomBytes(12).toString('base64url')}.${expires.toString(36)}`
  return `${text}.${macOf(secrets, shareId, text)}`
}

/** Which visit to that link a session is of; undefined where it is altered, over, or of another link. */
export function visitOf(secrets: Secrets, session: string, { shareId, now }: Visit): string | undefined {
  const [visit = '', expires = '', mac = ''] = session.split('.')
  const expected = Buffer.from(macOf(secrets, shareId, `${visit}.${expires}`))
  const given = Buffer.from(mac)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  return Number.parseInt(expires, 36) * 1000 > now.getTime() ? visit : undefined
}

const macOf = (secrets: Secrets, shareId: number, text: string) =>
  createHmac('sha256', secrets.tickets).update(`visit ${shareId}.${text}`).digest('base64url').slice(0, 32)
