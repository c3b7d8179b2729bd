import type { Database } from '../database/database.ts'

export interface Mail {
  /** One address. */
  recipient: string
  subject: string
  text: string
  html: string
}

/** Puts mail into the outbox, in the transaction that made it necessary; a job sends it. */
export interface Mailer {
  put(db: Database, mails: readonly Mail[]): Promise<void>
}

export const outbox: Mailer = {
  put: async (db, mails) => {
    if (mails.length === 0) return
    const rows = mails.map((mail) => ({
      recipient: mail.recipient,
      subject: mail.subject,
      bodyText: mail.text,
      bodyHtml: mail.html,
    }))
    await db.insertInto('mails').values(rows).execute()
  },
}
