import type { StockTake } from '@sinupan/contract'
import { userIdOf } from '../../../platform/actor.ts'
import type { Context } from '../../../platform/context.ts'
import { stockTakeClosed } from '../stock-takes.facts.ts'
import { viewStockTake } from '../stock-takes.queries.ts'
import { updateClosed } from '../stock-takes.store.ts'
import { withStockTake } from '../with-stock-take.ts'

/** Ends a stock-take: what was not scanned is missing. @throws Refusal NotFound, StateChanged */
export const closeStockTake = (ctx: Context, which: { id: number; version?: number | undefined }): Promise<StockTake> =>
  withStockTake(ctx, which, 'close', async (ctx, stockTake) => {
    await updateClosed(ctx.db, stockTake, { by: userIdOf(ctx.actor), now: ctx.clock.now().toISOString() })
    const view = await viewStockTake(ctx, stockTake.id)
    const { expected, found, misplaced, missing } = view
    const named = { stockTakeId: stockTake.id, name: stockTake.name, code: stockTake.code }
    await ctx.publish(stockTakeClosed({ unitId: stockTake.unitId }, { ...named, expected, found, misplaced, missing }))
    return view
  })
