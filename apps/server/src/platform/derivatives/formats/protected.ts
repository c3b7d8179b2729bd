import { Unreadable } from '../unreadable.ts'

/** An Office package inside an encrypted container: there is nothing to read without its password. */
export async function readProtected(): Promise<void> {
  throw new Unreadable('PasswordProtected', 'The document is protected by a password')
}
