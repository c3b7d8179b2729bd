import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Secrets } from '../../../platform/secrets.ts'

const seconds = 3_600

interface Of {
  trackingNo: string
  now: Date
}

/** What the calls on a case carry: which request, for an hour. Whoever has it knew its private link, or a code. */
export function signCase(secrets: Secrets, { trackingNo, now }: Of): string {
  const text = `${trackingNo}.${(Math.floor(now.getTime() / 1000) + seconds).toString(36)}`
  return `${text}.${macOf(secrets, text)}`
}

/** The tracking number of a token; undefined where it is altered or over. */
export function caseOf(secrets: Secrets, token: string, now: Date): string | undefined {
  const [trackingNo = '', expires = '', mac = ''] = token.split('.')
  const expected = Buffer.from(macOf(secrets, `${trackingNo}.${expires}`))
  const given = Buffer.from(mac)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  return Number.parseInt(expires, 36) * 1000 > now.getTime() ? trackingNo : undefined
}

const macOf = (secrets: Secrets, text: string) =>
  createHmac('sha256', secrets.tickets).update(`request-case ${text}`).digest('base64url')
