import type { StockTake } from '@sinupan/contract'
import { mostInStockTake } from '@sinupan/contract'
import { userIdOf } from '../../../platform/actor.ts'
import type { Context } from '../../../platform/context.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { refuse } from '../../../platform/refusal.ts'
import { lockTrees, requireLocation } from '../../locations/index.ts'
import { stockTakeBegun } from '../stock-takes.facts.ts'
import { viewStockTake } from '../stock-takes.queries.ts'
import { insertStockTake } from '../stock-takes.store.ts'

/**
 * Begins to count what is in a place and everywhere below it: what belongs there now is expected.
 *
 * @throws Refusal NotFound; TooManyItems
 */
export const beginStockTake = (ctx: Context, locationId: number): Promise<StockTake> =>
  transaction(ctx, async (ctx) => {
    const userId = userIdOf(ctx.actor)
    if (!userId) throw refuse('NotFound')
    const { unitId } = await requireLocation(ctx, locationId)
    // What is carried from shelf to shelf meanwhile is expected on one of them.
    await lockTrees(ctx, [unitId])
    const location = await requireLocation(ctx, locationId)
    const { id, expected } = await insertStockTake(ctx.db, location, { userId, now: ctx.clock.now().toISOString() })
    if (expected > mostInStockTake) throw refuse('TooManyItems')
    const { location: name, code } = location
    await ctx.publish(stockTakeBegun({ unitId }, { stockTakeId: id, name, code, expected }))
    return viewStockTake(ctx, id)
  })
