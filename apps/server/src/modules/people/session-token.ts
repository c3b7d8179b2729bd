import { createHash } from 'node:crypto'
import { accessListKeyText, type User } from '@sinupan/contract'
import { CompactEncrypt, jwtVerify, SignJWT } from 'jose'

/** The specification's claims: texts, flags as 'true' and 'false', unit ids separated by commas. */
export function tokenClaims(user: User): Record<string, string> {
  return {
    nameid: user.id,
    unique_name: user.userName,
    FirstName: user.firstName,
    MiddleName: user.middleName ?? '',
    LastName: user.lastName,
    Email: user.email,
    IsEmailConfirmed: String(user.emailConfirm),
    Position: user.position ?? '',
    IsAdmin: String(user.isAdmin),
    IsCru: String(user.isCru),
    DeliveryUnitIds: user.deliveryUnitIds.join(','),
  }
}

/** A signed token: identity and a session id that can be revoked; rights are read from the database each time. */
export function signToken(
  key: Uint8Array,
  user: User,
  session: { id: string; issuedAt: Date; expiresAt: Date },
): Promise<string> {
  return new SignJWT({ ...tokenClaims(user), sid: session.id })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuedAt(Math.floor(session.issuedAt.getTime() / 1000))
    .setExpirationTime(Math.floor(session.expiresAt.getTime() / 1000))
    .sign(key)
}

// A token whose signature was found right stays right until it expires, so the signature is computed once.
const mostRemembered = 10_000
const remembered = new WeakMap<Uint8Array, Map<string, { sessionId: string; expires: number }>>()

/** The session id of a token, or undefined for one that is forged, altered or expired. */
export async function sessionIdOf(key: Uint8Array, token: string, now: Date): Promise<string | undefined> {
  const known = remembered.get(key) ?? new Map<string, { sessionId: string; expires: number }>()
  remembered.set(key, known)
  const found = known.get(token)
  if (found) return found.expires > Math.floor(now.getTime() / 1000) ? found.sessionId : undefined
  try {
    const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'], currentDate: now })
    if (typeof payload.sid !== 'string') return undefined
    if (known.size >= mostRemembered) known.clear()
    if (payload.exp !== undefined) known.set(token, { sessionId: payload.sid, expires: payload.exp })
    return payload.sid
  } catch {
    return undefined
  }
}

/** The permissions as compact JWE under a key that every client knows; it only decides which menus show. */
export function encryptAccessList(permissions: readonly string[]): Promise<string> {
  const key = createHash('sha256').update(accessListKeyText).digest()
  const payload = new TextEncoder().encode(JSON.stringify(permissions))
  return new CompactEncrypt(payload).setProtectedHeader({ alg: 'dir', enc: 'A256GCM' }).encrypt(key)
}
