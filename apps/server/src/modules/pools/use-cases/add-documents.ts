import type { PoolFile } from '@sinupan/contract'
import { userIdOf } from '../../../platform/actor.ts'
import type { Context } from '../../../platform/context.ts'
import { underLock } from '../../../platform/policy.ts'
import { refuse } from '../../../platform/refusal.ts'
import { withDocuments } from '../../documents/index.ts'
import { viewPlaced } from '../pool-documents.queries.ts'
import { insertPlaced } from '../pool-documents.store.ts'
import { documentAddedToPool } from '../pools.facts.ts'
import { requirePool } from '../require-pool.ts'
import { lockPools } from '../with-pool.ts'

export interface AddDocuments {
  poolId: number
  documentIds: readonly number[]
}

/**
 * Puts documents that the actor may share into a pool, all or none: its members read them from then on. What is in it
 * already stays as it is. Answers the ids of those that are new there.
 *
 * @throws Refusal NotFound, Forbidden, Classified, InTrash, PoolFull
 */
export function addDocumentsToPool(ctx: Context, { poolId, documentIds }: AddDocuments): Promise<number[]> {
  const addedBy = userIdOf(ctx.actor)
  if (addedBy === null) throw refuse('Unauthenticated')
  return withDocuments(ctx, documentIds, 'share', async (ctx, documents) => {
    await lockPools(ctx.db, [poolId])
    const pool = underLock(await requirePool(ctx, poolId, 'addFiles'))
    const added = await insertPlaced(ctx.db, pool, { documents, addedBy, now: ctx.clock.now().toISOString() })
    const isNew = new Set(added.map(({ documentId }) => documentId))
    const { title } = pool
    await ctx.publish(
      documents
        .filter(({ id }) => isNew.has(id))
        .map(({ id, unitId, name }) => documentAddedToPool({ documentId: id, unitId }, { poolId, title, name })),
    )
    return added.map(({ id }) => id)
  })
}

/** As `addDocumentsToPool`, of one: answers it as it lies in the pool then. */
export async function addDocumentToPool(ctx: Context, poolId: number, documentId: number): Promise<PoolFile> {
  await addDocumentsToPool(ctx, { poolId, documentIds: [documentId] })
  return viewPlaced(ctx, { poolId, documentId })
}
