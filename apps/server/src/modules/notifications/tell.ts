import type { MailedNotice } from '@sinupan/contract'
import type { Context } from '../../platform/context.ts'
import type { Fact } from '../../platform/facts/fact.ts'
import { asMail, type Letter } from '../../platform/mail/letter.ts'
import { insertNotices } from './notifications.queries.ts'
import type { Recipient } from './recipients.queries.ts'

export interface Telling {
  kind: MailedNotice
  recipients: readonly Recipient[]
  /** What the notice in the app is made of. */
  payload: Record<string, unknown>
  letterTo: (recipient: Recipient) => Letter
  /** False where a mail of what is still unread has said it. */
  isMailed?: boolean
}

/**
 * Tells people of a fact, under the bell and, who hasn't turned this kind off, by mail. A job may run twice: only who
 * had not been told of this fact is written to.
 */
export async function tell(
  ctx: Context,
  fact: Fact,
  { kind, recipients, payload, letterTo, isMailed = true }: Telling,
): Promise<void> {
  const notices = recipients.map(({ id }) => ({ userId: id, kind, payload, factId: fact.id }))
  const isNew = await insertNotices(ctx, notices)
  const letters = recipients
    .filter(({ id }) => isMailed && isNew.has(id))
    // What comes by no mail, or once a day (`noticeDigests`), is not written of now.
    .filter(({ unmailedNotices, digestNotices }) => ![...unmailedNotices, ...digestNotices].includes(kind))
    .map(letterTo)
  await ctx.mail.put(
    ctx.db,
    letters.map((one) => asMail(ctx.config, one)),
  )
}
