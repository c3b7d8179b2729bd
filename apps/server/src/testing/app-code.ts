import { Secret, TOTP } from 'otpauth'

/** What an authenticator app shows for a secret, at an instant in milliseconds. */
export const appCode = (secret: string, timestamp: number = Date.now()): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp })
