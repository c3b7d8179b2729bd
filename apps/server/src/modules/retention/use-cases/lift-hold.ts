import type { Hold } from '@sinupan/contract'
import { userIdOf } from '../../../platform/actor.ts'
import type { Context } from '../../../platform/context.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { type Allowed, underLock } from '../../../platform/policy.ts'
import { refuse } from '../../../platform/refusal.ts'
import { requireHoldView } from '../holds.queries.ts'
import { announceCovered, countCovered, type HoldFacts, lockHold, markLifted } from '../holds.store.ts'
import { documentReleased, holdLifted } from '../retention.facts.ts'
import { requireRecordsUnit } from '../retention.policy.ts'

/** Ends a hold, with a reason. @throws Refusal Forbidden, NotFound; StateChanged where it was lifted before */
export function liftHold(ctx: Context, { id, reason }: { id: number; reason: string }): Promise<Hold> {
  requireRecordsUnit(ctx)
  return transaction(ctx, async (ctx) => {
    const hold = await lockHold(ctx.db, id)
    if (!hold) throw refuse('NotFound')
    if (hold.requestId !== null)
      throw refuse('Forbidden', {}, 'It is lifted when the request is closed that it is for.')
    if (hold.isLifted) throw refuse('StateChanged', { current: await requireHoldView(ctx, id) })
    const now = ctx.clock.now().toISOString()
    await markLifted(ctx.db, underLock(hold as Allowed<HoldFacts, 'lift'>), { reason, by: userIdOf(ctx.actor), now })
    await announceCovered(ctx, documentReleased, { id, kind: hold.kind, reason })
    const told = { holdId: id, kind: hold.kind, reason, on: hold.target, documents: await countCovered(ctx.db, id) }
    await ctx.publish(holdLifted(hold.folderId ? { folderId: hold.folderId } : {}, told))
    return requireHoldView(ctx, id)
  })
}
