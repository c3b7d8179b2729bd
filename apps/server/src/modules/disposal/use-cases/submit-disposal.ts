import type { Disposal } from '@sinupan/contract'
import { sql } from 'kysely'
import { userIdOf } from '../../../platform/actor.ts'
import type { Context } from '../../../platform/context.ts'
import { refuse } from '../../../platform/refusal.ts'
import { concurrenceAsked, disposalCancelled } from '../disposal.facts.ts'
import { viewDisposal } from '../disposal.queries.ts'
import { markCancelled, markSubmitted } from '../disposal.store.ts'
import { recordItems, releaseItems } from '../items.store.ts'
import { requireUnblocked } from '../take-items.ts'
import { withDisposal } from '../with-disposal.ts'

/** Asks each custodian unit for its concurrence. @throws Refusal NothingListed; what blocks an item by now */
export const submitDisposal = (ctx: Context, id: number, version?: number): Promise<Disposal> =>
  withDisposal(ctx, { id, action: 'submit', version }, async (ctx, disposal) => {
    await requireUnblocked(ctx, disposal)
    await recordItems(ctx, disposal)
    const { rows } = await sql<{ unitId: number; count: number }>`
      select unit_id, count(*)::int as count from disposal_items where disposal_id = ${id} and state = 'listed'
      group by unit_id order by unit_id`.execute(ctx.db)
    if (rows.length === 0) throw refuse('NothingListed')
    await markSubmitted(ctx, disposal)
    const told = { disposalId: id, title: disposal.title }
    await ctx.publish(rows.map(({ unitId, count }) => concurrenceAsked({ unitId }, { ...told, count })))
    return viewDisposal(ctx, id)
  })

/** Gives a batch up that was not executed. Its documents are free again. */
export const cancelDisposal = (ctx: Context, id: number, version?: number): Promise<Disposal> =>
  withDisposal(ctx, { id, action: 'cancel', version }, async (ctx, disposal) => {
    const by = userIdOf(ctx.actor)
    if (by === null) throw refuse('Forbidden')
    await releaseItems(ctx, disposal)
    await markCancelled(ctx, disposal, by)
    await ctx.publish(disposalCancelled({}, { disposalId: id, title: disposal.title }))
    return viewDisposal(ctx, id)
  })
