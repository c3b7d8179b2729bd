import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { type Allowed, allow, type Held, judge, underLock } from '../../platform/policy.ts'
import { refuse } from '../../platform/refusal.ts'
import { type StockTakeAction, type StockTakeFacts, stockTakePolicy } from './stock-takes.policy.ts'
import { viewStockTake } from './stock-takes.queries.ts'

interface Which {
  id: number
  version?: number | undefined
}

/**
 * The gate of what is done to a stock-take: who scans holds it together with others who scan, who closes it alone; then
 * reads, then judges.
 *
 * @throws Refusal NotFound, StateChanged with `current`
 */
export function withStockTake<A extends StockTakeAction, T>(
  ctx: Context,
  { id, version }: Which,
  action: A,
  work: (ctx: Context, stockTake: Held<StockTakeFacts, A>) => Promise<T>,
): Promise<T> {
  return transaction(ctx, async (ctx) => {
    const lock = action === 'scan' ? sql`for share` : sql`for no key update`
    await sql`select from stock_takes where id = ${id} ${lock}`.execute(ctx.db)
    const stockTake = await findStockTake(ctx, id)
    if (!stockTake) throw refuse('NotFound')
    const refusal = judge(stockTakePolicy, action, { actor: ctx.actor, stockTake })
    const isOlder = version !== undefined && version !== stockTake.version
    if (refusal === 'StateChanged' || (!refusal && isOlder))
      throw refuse('StateChanged', { current: await viewStockTake(ctx, id) })
    if (refusal) throw refuse(refusal)
    return work(ctx, underLock(stockTake as Allowed<StockTakeFacts, A>))
  })
}

/** One to look at. @throws Refusal NotFound */
export async function requireStockTake(ctx: Context, id: number): Promise<Allowed<StockTakeFacts, 'view'>> {
  const stockTake = await findStockTake(ctx, id)
  if (!stockTake) throw refuse('NotFound')
  return allow(stockTakePolicy, 'view', { actor: ctx.actor, stockTake }, stockTake)
}

async function findStockTake({ db }: Context, id: number): Promise<StockTakeFacts | undefined> {
  const { rows } = await sql<StockTakeFacts>`
    select id, unit_id, location_id, name, code, way, closed_at is not null as is_closed, version
    from stock_takes where id = ${id}`.execute(db)
  return rows[0]
}
