import type { List, MailState, OutboxMail } from '@sinupan/contract'
import { exactTotalLimit } from '@sinupan/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { asList } from '../../../platform/database/page.ts'
import { publishAlone, transaction } from '../../../platform/database/transaction.ts'
import { mailQueue } from '../../../platform/mail/mailer.ts'
import { refuse } from '../../../platform/refusal.ts'
import { mailOpened, mailSentAgain } from './health.facts.ts'

const states: Record<MailState, RawBuilder<boolean>> = {
  waiting: sql`sent_at is null and failed_at is null`,
  sent: sql`sent_at is not null`,
  failed: sql`sent_at is null and failed_at is not null`,
}
const columns = sql`id, recipient, subject, created_at, sent_at, failed_at, attempts, last_error,
  case when sent_at is not null then 'sent' when failed_at is not null then 'failed' else 'waiting' end as state`

interface MailsQuery {
  page: number
  pageSize: number
  state?: MailState | undefined
  search?: string | undefined
}

/** The outbox, the newest first; `search` among recipients and subjects. */
export async function listMails(
  ctx: Context,
  { page, pageSize, state, search }: MailsQuery,
): Promise<List<OutboxMail>> {
  const like = `%${(search ?? '').replace(/[\\%_]/g, '\\$&')}%`
  const where = sql`${state ? states[state] : sql`true`} and ${search ? sql`(recipient || ' ' || subject) ilike ${like}` : sql`true`}`
  const [{ rows }, { rows: counted }] = await Promise.all([
    sql<OutboxMail>`select ${columns} from mails where ${where} order by created_at desc, id desc
      limit ${pageSize} offset ${page * pageSize}`.execute(ctx.db),
    sql<{ total: number }>`select count(*)::int as total
      from (select from mails where ${where} limit ${exactTotalLimit + 1}) counted`.execute(ctx.db),
  ])
  return asList(rows, counted[0]?.total ?? 0)
}

/**
 * A mail with its text, so that an administrator hands on a link where no mail server does. Where there is one, mails are
 * their recipients' alone.
 *
 * @throws Refusal NotFound, also where mails are sent
 */
export async function openMail(ctx: Context, id: number): Promise<OutboxMail & { text: string }> {
  if (ctx.config.SMTP_URL) throw refuse('NotFound')
  const { rows } = await sql<OutboxMail & { text: string }>`
    select ${columns}, body_text as text from mails where id = ${id}`.execute(ctx.db)
  const [mail] = rows
  if (!mail) throw refuse('NotFound')
  await publishAlone(ctx, mailOpened({}, { mailId: id, subject: mail.subject }))
  return mail
}

/** Puts a mail that was not sent into the queue again. @throws Refusal NotFound; StateChanged where it was sent or has lost its text; Unavailable without a mail server */
export function sendMailAgain(ctx: Context, id: number): Promise<OutboxMail> {
  if (!ctx.config.SMTP_URL)
    throw refuse('Unavailable', {}, 'There is no mail server: the setting SMTP_URL is not given.')
  return transaction(ctx, async (ctx) => {
    const { rows } = await sql<
      OutboxMail & { isDropped: boolean }
    >`select ${columns}, body_html = '' as is_dropped from mails where id = ${id} for update`.execute(ctx.db)
    const [mail] = rows
    if (!mail) throw refuse('NotFound')
    if (mail.sentAt) throw refuse('StateChanged', { current: mail })
    if (mail.isDropped)
      throw refuse('StateChanged', { current: mail }, 'Its link or code has run out. Send a new one to its reader.')
    await ctx.db.updateTable('mails').set({ failedAt: null, attempts: 0 }).where('id', '=', id).execute()
    await ctx.jobs.send(ctx.db, mailQueue, { mailId: id })
    await ctx.publish(mailSentAgain({}, { mailId: id, subject: mail.subject }))
    return { ...mail, failedAt: null, attempts: 0, state: 'waiting' }
  })
}
