import { expect } from '@playwright/test'
import { startMailServer } from '../../apps/server/src/testing/mail-server.ts'
import { mailPort } from '../ports.ts'

export type Mailbox = Awaited<ReturnType<typeof startMailServer>>

/** The mail server that the product under test sends to. */
export const openMailbox = (): Promise<Mailbox> => startMailServer(mailPort)

/** Waits for a mail and gives its text. */
export async function mailTo(mailbox: Mailbox, to: string, subject: string): Promise<string> {
  await expect.poll(() => mailbox.find(to, subject) !== undefined, { timeout: 60_000 }).toBe(true)
  return mailbox.find(to, subject)?.text ?? ''
}

export const codeIn = (text: string): string => /^\d{6}$/m.exec(text)?.[0] ?? ''

/** The path of the one-time link in a mail; its origin is the public address of the product. */
export function linkIn(text: string): string {
  const { pathname, search } = new URL(/https?:\S*\/reset-password\S*/.exec(text)?.[0] ?? 'http://nothing/nothing')
  return pathname + search
}
