import type { Config } from '../../config.ts'
import type { Database } from '../database/database.ts'
import type { Jobs } from '../jobs/jobs.ts'

export interface Mail {
  /** One address. */
  recipient: string
  subject: string
  text: string
  html: string
  /** Holds a code or a link that opens an account: its text is dropped once it is sent. */
  isSecret?: boolean
}

/** Puts mail into the outbox, in the transaction that made it necessary; a job sends it. */
export interface Mailer {
  put(db: Database, mails: readonly Mail[]): Promise<void>
}

/** The queue that each mail's number is sent to. */
export const mailQueue = 'send-mail'

/** The outbox. Without a mail server (`SMTP_URL`) mails stay in it, to be read by whoever runs the server. */
export const outbox = (jobs: Jobs, config: Config): Mailer => ({
  put: async (db, mails) => {
    if (mails.length === 0) return
    const rows = mails.map((mail) => ({
      recipient: mail.recipient,
      subject: mail.subject,
      bodyText: mail.text,
      bodyHtml: mail.html,
      isSecret: mail.isSecret ?? false,
    }))
    const written = await db.insertInto('mails').values(rows).returning('id').execute()
    if (!config.SMTP_URL) return
    const orders = written.map(({ id }) => ({ mailId: id }))
    await jobs.send(db, mailQueue, orders)
  },
})
