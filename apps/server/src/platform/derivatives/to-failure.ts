import { isAbsolute } from 'node:path'
import type { Failure } from './derived.ts'
import { Unreadable } from './unreadable.ts'

const MEMORY =
  /allocation failed|out of memory|Invalid array length|Invalid string length|memory access out of bounds|could not allocate|Cannot create a Buffer larger/i
const PASSWORD = /password|encrypt/i

/**
 * What to tell about an error that a parser threw: parsers say 'corrupt' in a hundred ways, some of them once a line.
 * @param path of the file; where it lies is nobody's business
 */
export function toFailure(error: unknown, path: string): Failure {
  if (error instanceof Unreadable) return { code: error.code, message: error.message }
  const whole = error instanceof Error ? error.message : String(error)
  const said = isAbsolute(path) ? whole.replaceAll(path, 'the file') : whole
  const message = [...new Set(said.split(/\s*\n\s*/))].join('\n').slice(0, 300)
  if (MEMORY.test(message)) return { code: 'TooLarge', message: 'Reading this file takes too much memory' }
  if (PASSWORD.test(message)) return { code: 'PasswordProtected', message: 'The file is protected by a password' }
  return { code: 'Corrupt', message: `The file can't be read: ${message}` }
}
