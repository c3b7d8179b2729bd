import { hash, verify } from '@node-rs/argon2'
import { sayings } from '@sinupan/contract'
import { isCommonPassword } from './common-passwords.ts'

// OWASP Password Storage Cheat Sheet: argon2id with 19 MiB, 2 passes, 1 lane. Argon2id is the library's default.
const strength = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, strength)

let decoy: Promise<string> | undefined

/** Compares a password; without a hash the same work is done, so that time does not tell whether an account exists. */
export async function isPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('no account has this password')
  const matches = await verify(stored ?? (await decoy), password).catch(() => false)
  return matches && stored != null
}

/** Why a person may not choose a password, or undefined. */
export function weaknessOf(password: string, person: { userName: string; email: string }): string | undefined {
  const lower = password.toLowerCase()
  const names = [person.userName, person.email.split('@')[0] ?? ''].map((name) => name.toLowerCase())
  if (names.some((name) => name.length >= 3 && lower.includes(name))) return sayings.passwordHoldsName
  if (new Set(lower).size < 4) return sayings.passwordGuessable
  if (isCommonPassword(password)) return sayings.passwordCommon
  return undefined
}
