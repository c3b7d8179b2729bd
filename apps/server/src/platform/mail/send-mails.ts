import type { SentMessageInfo } from 'nodemailer'
import { z } from 'zod'
import type { Config } from '../../config.ts'
import type { Context } from '../context.ts'
import { type Subscriber, worker } from '../jobs/subscriber.ts'
import { mailQueue } from './mailer.ts'

const mostAttempts = 12
const secondsBefore = (attempt: number) => Math.min(15 * 2 ** attempt, 4 * 3_600)

interface Waiting {
  id: number
  recipient: string
  subject: string
  bodyText: string
  bodyHtml: string
  attempts: number
  isSecret: boolean
}

/**
 * Sends one mail of the outbox. What the mail server refuses for now is tried again with growing pauses, for about a
 * day; an address that it refuses for good is not. A process that dies in between leaves the mail to the next try, so
 * that it may arrive twice, under the same Message-ID.
 */
export const mailSending: Subscriber = worker(
  mailQueue,
  z.object({ mailId: z.number() }),
  async (ctx, { mailId }) => {
    const url = ctx.config.SMTP_URL
    if (!url) return
    await ctx.db.transaction().execute(async (db) => {
      const mail = await db
        .selectFrom('mails')
        .select(['id', 'recipient', 'subject', 'bodyText', 'bodyHtml', 'attempts', 'isSecret'])
        .where('id', '=', mailId)
        .where('sentAt', 'is', null)
        // A link that has run out is not sent any more.
        .where('bodyHtml', '<>', '')
        .forUpdate()
        .skipLocked()
        .executeTakeFirst()
      if (mail) await attempt({ ...ctx, db }, mail, url)
    })
  },
  { concurrency: 2 },
)

const dropped = { bodyText: '', bodyHtml: '' }

async function attempt(ctx: Context, mail: Waiting, url: string): Promise<void> {
  const attempts = mail.attempts + 1
  try {
    await send(ctx.config, mail, url)
    await ctx.db
      .updateTable('mails')
      .set({ attempts, sentAt: ctx.clock.now().toISOString(), lastError: null, ...(mail.isSecret && dropped) })
      .where('id', '=', mail.id)
      .execute()
  } catch (error) {
    const lastError = (error as Error).message.slice(0, 500)
    ctx.log.warn({ mailId: mail.id, attempts, lastError }, 'a mail was not sent')
    const isGivenUp = isFinal(error) || attempts >= mostAttempts
    const failedAt = isGivenUp ? ctx.clock.now().toISOString() : null
    await ctx.db.updateTable('mails').set({ attempts, lastError, failedAt }).where('id', '=', mail.id).execute()
    if (isGivenUp) return
    await ctx.jobs.send(ctx.db, mailQueue, { mailId: mail.id }, { afterSeconds: secondsBefore(attempts) })
  }
}

// 5xx on an address or the content is the server's last word (RFC 5321, 4.2.1); on the sign-in it is our setting.
function isFinal(error: unknown): boolean {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number }
  return responseCode >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE')
}

async function send(config: Config, mail: Waiting, url: string): Promise<SentMessageInfo> {
  // Brought with the first mail: many servers send none.
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({
    url,
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 60_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return transport.sendMail({
    from: config.MAIL_FROM,
    // As an object: nothing in an address is read as a second one.
    to: { name: '', address: mail.recipient },
    subject: mail.subject,
    text: mail.bodyText,
    html: mail.bodyHtml,
    messageId: `<mail-${mail.id}.${domainOf(config)}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
  })
}

const domainOf = (config: Config): string => `sinupan@${/@([^>\s]+)/.exec(config.MAIL_FROM)?.[1] ?? 'localhost'}`
