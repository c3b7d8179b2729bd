import { randomBytes, randomInt } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'

/** RFC 6238 as every authenticator app speaks it: SHA-1, 6 digits, 30 seconds, a secret of 160 bits. */
const period = 30
const secretBytes = 20
/** One step either way, for clocks that go wrong and slow fingers (RFC 6238, section 5.2). */
const window = 1

export const newSecret = (): Buffer => randomBytes(secretBytes)

const totpOf = (secret: Buffer, { issuer, label }: { issuer: string; label: string }) =>
  new TOTP({
    issuer,
    label,
    algorithm: 'SHA1',
    digits: 6,
    period,
    secret: new Secret({ buffer: toArrayBuffer(secret) }),
  })

const toArrayBuffer = (bytes: Buffer): ArrayBuffer => new Uint8Array(bytes).buffer

/** The secret as people type it, and as the address that apps read. */
export function describeSecret(secret: Buffer, names: { issuer: string; label: string }) {
  const totp = totpOf(secret, names)
  return { secret: totp.secret.base32, uri: totp.toString() }
}

/** The time step that a code belongs to, or undefined for a wrong one. */
export function stepOf(secret: Buffer, code: string, now: Date): number | undefined {
  const totp = totpOf(secret, { issuer: '', label: '' })
  const delta = totp.validate({ token: code, timestamp: now.getTime(), window })
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / period) + delta
}

const letters = 'abcdefghijklmnopqrstuvwxyz234567'
const recoveryCount = 10

/** Ten codes of 50 random bits. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: recoveryCount }, () => Array.from({ length: 10 }, () => letters[randomInt(32)]).join(''))

/** As it is shown: `abcde-fghij`. */
export const showRecoveryCode = (code: string): string => `${code.slice(0, 5)}-${code.slice(5)}`
