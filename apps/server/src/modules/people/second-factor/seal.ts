import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import type { Secrets } from '../../../platform/secrets.ts'

const keyFor = (secrets: Secrets, purpose: string) =>
  Buffer.from(hkdfSync('sha256', secrets.tokens, '', `second-factor/${purpose}`, 32))

const nonceLength = 12
const tagLength = 16

/** AES-256-GCM under a key of the server, bound to the person: nonce, tag and cipher text in one. */
export function seal(secrets: Secrets, userId: string, secret: Uint8Array): Buffer {
  const nonce = randomBytes(nonceLength)
  const cipher = createCipheriv('aes-256-gcm', keyFor(secrets, 'secret'), nonce).setAAD(Buffer.from(userId))
  const sealed = Buffer.concat([cipher.update(secret), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
}

/** @throws where it was altered, belongs to somebody else, or the server's key is another one */
export function unseal(secrets: Secrets, userId: string, sealed: Buffer): Buffer {
  const nonce = sealed.subarray(0, nonceLength)
  const decipher = createDecipheriv('aes-256-gcm', keyFor(secrets, 'secret'), nonce)
    .setAAD(Buffer.from(userId))
    .setAuthTag(sealed.subarray(nonceLength, nonceLength + tagLength))
  return Buffer.concat([decipher.update(sealed.subarray(nonceLength + tagLength)), decipher.final()])
}

/** What is kept of a recovery code. Keyed, since a code is short enough to be guessed from a plain hash. */
export const hashRecoveryCode = (secrets: Secrets, userId: string, code: string): Buffer =>
  createHmac('sha256', keyFor(secrets, 'recovery')).update(`${userId}:${code}`).digest()
