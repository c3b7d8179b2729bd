import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import type { Database } from '../../platform/database/database.ts'
import { isAmong } from '../../platform/database/is-among.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { allow, type Held, underLock } from '../../platform/policy.ts'
import { refuse } from '../../platform/refusal.ts'
import { type DocumentFacts, withDocuments } from '../documents/index.ts'
import type { MemberFacts, PlacedDocument, PoolFacts } from './pool.ts'
import { type MemberAction, memberPolicy, type PoolAction, placedPolicy, poolPolicy } from './pools.policy.ts'
import { findPoolFacts, requirePool } from './require-pool.ts'

/** Locks pools by number: behind documents, before accounts (docs/decisions/0030). In a transaction. */
export const lockPools = (db: Database, ids: readonly number[]) =>
  sql`select from pools where ${isAmong('id', ids)} order by id for no key update`.execute(db)

/**
 * The gate of what is done to a pool: locks it, so that all that happens to it happens in a row, then reads, then judges,
 * and hands `work` the proof.
 *
 * @throws Refusal NotFound, or the code of what stands in the way
 */
export function withPool<A extends PoolAction, T>(
  ctx: Context,
  id: number,
  action: A,
  work: (ctx: Context, pool: Held<PoolFacts, A>) => Promise<T>,
): Promise<T> {
  return transaction(ctx, async (ctx) => {
    await lockPools(ctx.db, [id])
    return work(ctx, underLock(await requirePool(ctx, id, action)))
  })
}

/** Somebody in a pool, with the pool. */
export interface MemberInPool extends MemberFacts {
  pool: PoolFacts
}

/**
 * The gate of what is done to people in pools: locks their pools, then reads, then judges each, all or none.
 *
 * @throws Refusal NotFound, Forbidden
 */
export function withMembers<A extends MemberAction, T>(
  ctx: Context,
  ids: readonly number[],
  action: A,
  work: (ctx: Context, members: readonly Held<MemberInPool, A>[]) => Promise<T>,
): Promise<T> {
  return transaction(ctx, async (ctx) => {
    // Of which pool somebody is a member never changes.
    const poolIds = (await findMembers(ctx, ids)).map((member) => member.poolId)
    await lockPools(ctx.db, poolIds)
    const members = await findMembers(ctx, ids)
    if (members.length < new Set(ids).size) throw refuse('NotFound')
    const pools = new Map((await findPoolFacts(ctx, poolIds)).map((pool) => [pool.id, pool]))
    const judged = members.map((member) => {
      const pool = pools.get(member.poolId)
      if (!pool) throw refuse('NotFound')
      allow(poolPolicy, 'view', { pool }, pool)
      return { actor: ctx.actor, pool, member }
    })
    const held = judged.map((one) => allow(memberPolicy, action, one, { ...one.member, pool: one.pool }))
    return work(ctx, held.map(underLock))
  })
}

async function findMembers(ctx: Context, ids: readonly number[]): Promise<MemberFacts[]> {
  const { rows } = await sql<MemberFacts>`
    select id, pool_id, user_id, is_owner, is_owner or can_add_files as can_add_files, is_owner or can_add_members as can_add_members
    from pool_members where ${isAmong('id', ids)} order by id`.execute(ctx.db)
  return rows
}

/** A document in a pool, with both. */
export interface PlacedInPool extends PlacedDocument {
  title: string
  document: DocumentFacts
}

/**
 * The gate of taking documents out of pools: locks the documents, then the pools, then reads, then judges each, all or none.
 *
 * @throws Refusal NotFound, Forbidden
 */
export function withPlacedDocuments<T>(
  ctx: Context,
  ids: readonly number[],
  work: (ctx: Context, placed: readonly Held<PlacedInPool, 'takeOut'>[]) => Promise<T>,
): Promise<T> {
  return transaction(ctx, async (ctx) => {
    const before = await findPlaced(ctx, ids)
    if (before.length < new Set(ids).size) throw refuse('NotFound')
    const documentIds = [...new Set(before.map((one) => one.documentId))]
    return withDocuments(ctx, documentIds, 'view', async (ctx, documents) => {
      const poolIds = before.map((one) => one.poolId)
      await lockPools(ctx.db, poolIds)
      const placed = await findPlaced(ctx, ids)
      if (placed.length < before.length) throw refuse('NotFound')
      const known = new Map(documents.map((document) => [document.id, document]))
      const pools = new Map((await findPoolFacts(ctx, poolIds)).map((pool) => [pool.id, pool]))
      const judged = placed.map((one) => {
        const [pool, document] = [pools.get(one.poolId), known.get(one.documentId)]
        if (!pool || !document) throw refuse('NotFound')
        const facts = { actor: ctx.actor, pool, placed: one, unitId: document.unitId }
        return underLock(allow(placedPolicy, 'takeOut', facts, { ...one, title: pool.title, document }))
      })
      return work(ctx, judged)
    })
  })
}

async function findPlaced(ctx: Context, ids: readonly number[]): Promise<PlacedDocument[]> {
  const { rows } = await sql<PlacedDocument>`
    select id, pool_id, document_id, added_by from pool_documents where ${isAmong('id', ids)} order by id`.execute(
    ctx.db,
  )
  return rows
}
