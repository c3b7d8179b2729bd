import type { StockTake } from '@sinupan/contract'
import { mostInStockTake } from '@sinupan/contract'
import { userIdOf } from '../../../platform/actor.ts'
import type { Context } from '../../../platform/context.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { refuse } from '../../../platform/refusal.ts'
import { lockTrees, requireLocation } from '../../locations/index.ts'
import { stockTakeBegun } from '../stock-takes.facts.ts'
import { viewStockTake } from '../stock-takes.queries.ts'
import { findOpen, insertStockTake } from '../stock-takes.store.ts'

/**
 * Begins to count what is in a place and everywhere below it: what belongs there now is expected.
 *
 * @throws Refusal NotFound; TooManyItems; BeingCounted with `current`, where somebody counts it
 */
export const beginStockTake = (ctx: Context, locationId: number): Promise<StockTake> =>
  transaction(ctx, async (ctx) => {
    const userId = userIdOf(ctx.actor)
    if (!userId) throw refuse('NotFound')
    const { unitId } = await requireLocation(ctx, locationId)
    // What is carried from shelf to shelf meanwhile is expected on one of them.
    await lockTrees(ctx, [unitId])
    const location = await requireLocation(ctx, locationId)
    const open = await findOpen(ctx.db, locationId)
    if (open !== undefined) throw refuse('BeingCounted', { current: await viewStockTake(ctx, open) })
    const { id, expected } = await insertStockTake(ctx.db, location, { userId, now: ctx.clock.now().toISOString() })
    if (expected > mostInStockTake) throw refuse('TooManyItems', {}, tooMuch)
    const { location: name, code } = location
    await ctx.publish(stockTakeBegun({ unitId }, { stockTakeId: id, name, code, expected }))
    return viewStockTake(ctx, id)
  })

const tooMuch = `A stock-take counts at most ${mostInStockTake.toLocaleString('en')} documents. Count it room by room.`
