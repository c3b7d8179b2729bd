import type { Pool } from '@sinupan/contract'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { changedFields } from '../../../platform/editing.ts'
import { announceEach } from '../../../platform/facts/write-facts.ts'
import { refuse } from '../../../platform/refusal.ts'
import { insertMembers, lockActiveAccounts } from '../pool-members.store.ts'
import { documentTakenFromPool, poolChanged, poolMade, poolRemoved } from '../pools.facts.ts'
import { viewPool } from '../pools.queries.ts'
import { deletePool, insertPool, updatePoolFields } from '../pools.store.ts'
import { withPool } from '../with-pool.ts'

export interface PoolInput {
  title: string
  description?: string | null | undefined
  allowOtherUserToAddFiles?: boolean | undefined
}

/** Makes a pool, which its maker owns. @throws Refusal PoolFull where they are in as many as one may be */
export function createPool(ctx: Context, input: PoolInput): Promise<Pool> {
  const { actor } = ctx
  if (actor.kind !== 'user') throw refuse('Unauthenticated')
  const { title, description = null, allowOtherUserToAddFiles: allowsOthersToAdd = false } = input
  const now = ctx.clock.now().toISOString()
  return transaction(ctx, async (ctx) => {
    const poolId = await insertPool(ctx.db, { title, description, allowsOthersToAdd, createdBy: actor.userId, now })
    const userIds = await lockActiveAccounts(ctx.db, [actor.userId])
    const rights = { isOwner: true, canAddFiles: true, canAddMembers: true }
    await insertMembers(ctx.db, { poolId, userIds, rights, addedBy: null, now })
    await ctx.publish(poolMade({}, { poolId, title }))
    return viewPool(ctx, poolId)
  })
}

/**
 * Changes what a pool is called, how it is described, and whether all its members may add documents.
 *
 * @throws Refusal NotFound, Forbidden; StateChanged with `current` where `version` is older
 */
export function updatePool(
  ctx: Context,
  { id, version, ...given }: Partial<PoolInput> & { id: number; version?: number | undefined },
): Promise<Pool> {
  return withPool(ctx, id, 'edit', async (ctx, pool) => {
    if (version !== undefined && version < pool.version)
      throw refuse('StateChanged', { current: await viewPool(ctx, id) })
    const before = { title: pool.title, description: pool.description, allowsOthersToAdd: pool.allowsOthersToAdd }
    const { allowOtherUserToAddFiles, title, description } = given
    const change = { title, description, allowsOthersToAdd: allowOtherUserToAddFiles }
    const changed = changedFields(before, change)
    if (changed) {
      await updatePoolFields(ctx.db, pool, { ...before, ...changed.after })
      await ctx.publish(poolChanged({}, { poolId: id, title: title ?? pool.title, ...changed }))
    }
    return viewPool(ctx, id)
  })
}

/** Deletes a pool: its members read by it no more, its documents stay where they are. @throws Refusal NotFound, Forbidden */
export function removePool(ctx: Context, id: number): Promise<void> {
  return withPool(ctx, id, 'remove', async (ctx, pool) => {
    const { title } = pool
    const { rows } = await sql<{ documents: number; members: number }>`
      select (select count(*) from pool_documents where pool_id = ${id})::int as documents,
        (select count(*) from pool_members where pool_id = ${id})::int as members`.execute(ctx.db)
    const { documents = 0, members = 0 } = rows[0] ?? {}
    await announceEach(
      ctx,
      documentTakenFromPool,
      sql`select d.id as document_id, null::integer as folder_id, d.unit_id,
        json_build_object('poolId', ${id}::integer, 'title', ${title}::text, 'name', d.name) as payload
        from pool_documents pd join documents d on d.id = pd.document_id where pd.pool_id = ${id} order by d.id`,
    )
    await deletePool(ctx.db, pool)
    await ctx.publish(poolRemoved({}, { poolId: id, title, documents, members }))
  })
}
