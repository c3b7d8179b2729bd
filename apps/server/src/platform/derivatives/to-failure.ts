import type { Failure } from './derived.ts'
import { Unreadable } from './unreadable.ts'

const MEMORY =
  /allocation failed|out of memory|Invalid array length|Invalid string length|memory access out of bounds|could not allocate|Cannot create a Buffer larger/i
const PASSWORD = /password|encrypt/i

/** What to tell about an error that a parser threw: parsers say 'corrupt' in a hundred ways. */
export function toFailure(error: unknown): Failure {
  if (error instanceof Unreadable) return { code: error.code, message: error.message }
  const message = (error instanceof Error ? error.message : String(error)).slice(0, 300)
  if (MEMORY.test(message)) return { code: 'TooLarge', message: 'Reading this file takes too much memory' }
  if (PASSWORD.test(message)) return { code: 'PasswordProtected', message: 'The file is protected by a password' }
  return { code: 'Corrupt', message: `The file can't be read: ${message}` }
}
