import { userIdOf } from '../../../platform/actor.ts'
import type { Context } from '../../../platform/context.ts'
import { refuse } from '../../../platform/refusal.ts'
import { dropRevoked } from '../drops.facts.ts'
import { endDrop } from '../drops.store.ts'
import { withDrop } from '../with-drop.ts'

/** Ends a request for files at once and for good; one that has ended stays as it ended. @throws Refusal NotFound */
export const revokeDrop = (ctx: Context, id: number): Promise<void> =>
  withDrop(ctx, id, async (ctx, drop) => {
    const endedBy = userIdOf(ctx.actor)
    if (!endedBy) throw refuse('NotFound')
    const isEnded = await endDrop(ctx.db, drop, { endedBy, now: ctx.clock.now().toISOString() })
    if (isEnded) await ctx.publish(dropRevoked({ unitId: drop.unitId }, { dropId: id, title: drop.title }))
  })
