import type { BodyOf, createHold, Hold } from '@sinupan/contract'
import { userIdOf } from '../../../platform/actor.ts'
import type { Context } from '../../../platform/context.ts'
import { withHeldThing } from '../hold-things.ts'
import { requireHoldView } from '../holds.queries.ts'
import { announceCovered, insertHold } from '../holds.store.ts'
import { documentHeld, holdPlaced } from '../retention.facts.ts'

/**
 * Stops the destruction of documents, or of all that lies in a folder, a series or a place and comes there later; told in the
 * history of each.
 *
 * @throws Refusal Forbidden, NotFound
 */
export function placeHold(ctx: Context, { kind, reason, ...wanted }: BodyOf<typeof createHold>): Promise<Hold> {
  return withHeldThing(ctx, wanted, async (ctx, thing) => {
    const now = ctx.clock.now().toISOString()
    const { id, documents } = await insertHold(ctx.db, thing, { kind, reason, by: userIdOf(ctx.actor), now })
    await announceCovered(ctx, documentHeld, { id, kind, reason })
    const subject = thing.folderId && thing.unitId ? { folderId: thing.folderId, unitId: thing.unitId } : {}
    await ctx.publish(holdPlaced(subject, { holdId: id, kind, reason, on: thing.target, documents }))
    return requireHoldView(ctx, id)
  })
}
