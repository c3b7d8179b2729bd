import type { Context } from '../../../platform/context.ts'
import { deletePlaced } from '../pool-documents.store.ts'
import { documentTakenFromPool } from '../pools.facts.ts'
import { withPlacedDocuments } from '../with-pool.ts'

/**
 * Takes documents out of pools, all or none: whoever read them only by the pool reads them no more. By who added them, the
 * pool's owners, and members of each document's unit.
 *
 * @throws Refusal NotFound, Forbidden
 */
export function takeOutDocuments(ctx: Context, ids: readonly number[]): Promise<void> {
  return withPlacedDocuments(ctx, ids, async (ctx, placed) => {
    await deletePlaced(ctx.db, placed)
    await ctx.publish(
      placed.map(({ document: { id, unitId, name }, poolId, title }) =>
        documentTakenFromPool({ documentId: id, unitId }, { poolId, title, name }),
      ),
    )
  })
}
