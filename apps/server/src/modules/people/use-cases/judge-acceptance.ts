import type { Context } from '../../../platform/context.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { accountAccepted, accountRefused } from '../administration.facts.ts'
import { pages, sendOwnerLetter } from '../letters/send-letter.ts'
import { requireUnitName, requireWaiting } from '../require-account.ts'

interface Acceptance {
  id: string
  deliveryUnitId?: number | null | undefined
  isAdmin: boolean
}

/**
 * Lets somebody in who signed up, with their unit (the one they asked for where none is named) and their role, and
 * mails them.
 *
 * @throws Refusal NotFound; StateChanged where the account waits no more; ValidationFailed for an unknown unit
 */
export function acceptUser(ctx: Context, { id, deliveryUnitId, isAdmin }: Acceptance): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const account = await requireWaiting(ctx, id)
    const unitId = deliveryUnitId === undefined ? account.homeUnitId : deliveryUnitId
    const unitName = await requireUnitName(ctx, unitId)
    await ctx.db
      .updateTable('users')
      .set({
        acceptedAt: ctx.clock.now().toISOString(),
        homeUnitId: unitId,
        isAdministrator: isAdmin,
        version: account.version + 1,
      })
      .where('id', '=', id)
      .execute()
    const { userName } = account
    const words = { userName, unitName }
    await sendOwnerLetter(ctx, id, { words: (say) => say.accepted(words), path: pages.signIn })
    await ctx.publish(
      accountAccepted(unitId ? { unitId } : {}, { userId: id, userName, unitId, isAdministrator: isAdmin }),
    )
  })
}

/**
 * Refuses somebody who signed up: what they had entered is deleted, so that they may sign up again, and they are told.
 *
 * @throws Refusal NotFound; StateChanged where the account waits no more
 */
export function refuseUser(ctx: Context, { id, reason }: { id: string; reason: string | null }): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const account = await requireWaiting(ctx, id)
    const words = { hasReason: reason !== null }
    await sendOwnerLetter(ctx, id, { words: (say) => say.refused(words), path: pages.publicSearch, quote: reason })
    await ctx.db.deleteFrom('users').where('id', '=', id).execute()
    await ctx.publish(accountRefused({}, { userId: id, userName: account.userName, reason }))
  })
}
