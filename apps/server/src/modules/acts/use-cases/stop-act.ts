import { type ActView, refusals } from '@sinupan/contract'
import { userIdOf } from '../../../platform/actor.ts'
import { updateStopped } from '../../../platform/acts/acts.store.ts'
import { getOwnAct } from '../../../platform/acts/order-act.ts'
import type { Context } from '../../../platform/context.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { bodyOf } from '../../../platform/http/answer-error.ts'
import { refuse } from '../../../platform/refusal.ts'
import { actStopped } from '../acts.facts.ts'

/**
 * Stops one of the caller's own: its ending is written at once, and whoever is at it undoes what they did. Answers how it has
 * ended; what had ended before stays as it is.
 *
 * @throws Refusal NotFound
 */
export function stopAct(ctx: Context, id: number): Promise<ActView> {
  return transaction(ctx, async (ctx) => {
    const answer = { status: refusals.Stopped.status, body: bodyOf(refuse('Stopped'), ctx.origin.requestId ?? '') }
    const ending = { answer, at: ctx.clock.now().toISOString() }
    const stopped = await updateStopped(ctx.db, { id, ownerId: userIdOf(ctx.actor) }, ending)
    if (stopped) {
      const { name: call, done, total } = stopped
      await ctx.publish(actStopped({}, { actId: id, call, done, total }))
    }
    return getOwnAct(ctx, id)
  })
}
