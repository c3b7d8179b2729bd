import {
  type AccountPreferences,
  type BodyOf,
  type updatePreferences as contract,
  type Language,
  type MailedNotice,
  mailedNotices,
} from '@sinupan/contract'
import type { Context } from '../../../platform/context.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { requireSelf } from '../own-account.ts'
import { preferencesChanged } from '../people.facts.ts'

/** One's own language, and which notices come by mail too. */
export async function getPreferences(ctx: Context): Promise<AccountPreferences> {
  const kept = await ctx.db
    .selectFrom('users')
    .select(['language', 'unmailedNotices', 'digestNotices'])
    .where('id', '=', requireSelf(ctx).userId)
    .executeTakeFirstOrThrow()
  const choices = (isChosen: (kind: MailedNotice) => boolean) =>
    Object.fromEntries(mailedNotices.map((kind) => [kind, isChosen(kind)])) as Record<MailedNotice, boolean>
  return {
    language: kept.language as Language,
    mails: choices((kind) => !kept.unmailedNotices.includes(kind)),
    digest: choices((kind) => kept.digestNotices.includes(kind)),
  }
}

/** Changes them; what is left out stays. */
export function updatePreferences(ctx: Context, asked: BodyOf<typeof contract>): Promise<AccountPreferences> {
  const { userId } = requireSelf(ctx)
  return transaction(ctx, async (ctx) => {
    await ctx.db.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute()
    const before = await getPreferences(ctx)
    const language = asked.language ?? before.language
    const mails = { ...before.mails, ...asked.mails }
    const digest = { ...before.digest, ...asked.digest }
    const unmailedNotices = mailedNotices.filter((kind) => !mails[kind])
    const digestNotices = mailedNotices.filter((kind) => digest[kind])
    await ctx.db
      .updateTable('users')
      .set({ language, unmailedNotices, digestNotices })
      .where('id', '=', userId)
      .execute()
    await ctx.publish(preferencesChanged({}, { userId, language }))
    return getPreferences(ctx)
  })
}
