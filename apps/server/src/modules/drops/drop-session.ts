import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Secrets } from '../../platform/secrets.ts'

// Many files over a slow line take their time.
const seconds = 12 * 3_600

interface Of {
  dropId: number
  now: Date
}

/** Says that who comes knew the password of that request; it gives no right beside the link. */
export function signSession(secrets: Secrets, { dropId, now }: Of): string {
  const expires = (Math.floor(now.getTime() / 1000) + seconds).toString(36)
  return `${expires}.${macOf(secrets, dropId, expires)}`
}

export function isSession(secrets: Secrets, session: string, { dropId, now }: Of): boolean {
  const [expires = '', mac = ''] = session.split('.')
  const expected = Buffer.from(macOf(secrets, dropId, expires))
  const given = Buffer.from(mac)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false
  return Number.parseInt(expires, 36) * 1000 > now.getTime()
}

const macOf = (secrets: Secrets, dropId: number, expires: string) =>
  createHmac('sha256', secrets.tickets).update(`drop ${dropId}.${expires}`).digest('base64url').slice(0, 32)
