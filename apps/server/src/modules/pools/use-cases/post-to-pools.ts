import { userIdOf } from '../../../platform/actor.ts'
import type { Context } from '../../../platform/context.ts'
import type { Held } from '../../../platform/policy.ts'
import { refuse } from '../../../platform/refusal.ts'
import { countsAsClassified, type DocumentFacts } from '../../documents/index.ts'
import { documentAddedToPool, documentKeptFromPool } from '../pools.facts.ts'
import { deliver, findWaitingPools, insertPostingPools } from '../posting-pools.store.ts'
import { requirePools } from '../require-pool.ts'
import { lockPools } from '../with-pool.ts'

/** Keeps which pools get the document of a posting once it is approved. @throws Refusal NotFound, Forbidden */
export async function choosePools(ctx: Context, postingId: number, poolIds: readonly number[]): Promise<void> {
  const addedBy = userIdOf(ctx.actor)
  if (poolIds.length === 0) return
  if (addedBy === null) throw refuse('Unauthenticated')
  await requirePools(ctx, poolIds, 'addFiles')
  await insertPostingPools(ctx.db, { postingId, poolIds, addedBy })
}

type HeldPosting<A extends string> = Held<{ id: number; document: DocumentFacts }, A>

/**
 * Gives the document of a posting that is being approved to the pools that it was meant for: judged again as things are
 * now, each pool once. In the approval's transaction, behind the document's lock.
 */
export async function deliverToPools(
  ctx: Context,
  { id: postingId, document }: HeldPosting<'decide'> | HeldPosting<'publish'>,
): Promise<void> {
  const poolIds = await findWaitingPools(ctx.db, postingId)
  if (poolIds.length === 0) return
  await lockPools(ctx.db, poolIds)
  const isShareable = !countsAsClassified(document)
  const now = ctx.clock.now().toISOString()
  const delivered = await deliver(ctx.db, { postingId, document, isShareable, now })
  const { id, unitId, name } = document
  await ctx.publish(
    delivered.map(({ poolId, title, addedBy: by, isPlaced }) =>
      (isPlaced ? documentAddedToPool : documentKeptFromPool)({ documentId: id, unitId }, { poolId, title, name, by }),
    ),
  )
}
