import type { Context } from '../../../platform/context.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { refuse } from '../../../platform/refusal.ts'
import { accountSessionsEnded, passwordLinkSent } from '../administration.facts.ts'
import { mailInvitation, mailReset } from '../password-link.ts'
import { accountChangedMeanwhile, requireAccount } from '../require-account.ts'
import { endOneSession, endSessions } from '../users.store.ts'

/** Ends a user's sessions, all or one, and answers how many those were. @throws Refusal NotFound */
export function endSessionsOf(ctx: Context, id: string, sessionId?: string): Promise<number> {
  return transaction(ctx, async (ctx) => {
    const { userName } = await requireAccount(ctx, id)
    const now = ctx.clock.now().toISOString()
    const count = sessionId
      ? Number((await endOneSession(ctx.db, { id: sessionId, userId: id, now })) !== undefined)
      : (await endSessions(ctx.db, { userId: id, now })).length
    if (sessionId && count === 0) throw refuse('NotFound')
    if (count > 0) await ctx.publish(accountSessionsEnded({}, { userId: id, userName, count }))
    return count
  })
}

/**
 * Mails a user the link that sets a password: the invitation again where they never had one, else a reset.
 *
 * @throws Refusal NotFound; StateChanged where the account waits to be accepted or is deactivated
 */
export function sendPasswordLink(ctx: Context, id: string) {
  return transaction(ctx, async (ctx) => {
    const account = await requireAccount(ctx, id)
    if (!account.acceptedAt || account.deactivatedAt) throw await accountChangedMeanwhile(ctx, id)
    const purpose = account.passwordHash ? ('password-reset' as const) : ('invitation' as const)
    await (account.passwordHash ? mailReset : mailInvitation)(ctx, account)
    await ctx.publish(passwordLinkSent({}, { userId: id, userName: account.userName, purpose }))
    return { email: account.email, purpose }
  })
}
