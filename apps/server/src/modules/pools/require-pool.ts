import { sql } from 'kysely'
import { userIdOf } from '../../platform/actor.ts'
import type { Context } from '../../platform/context.ts'
import { isAmong } from '../../platform/database/is-among.ts'
import { type Allowed, allow } from '../../platform/policy.ts'
import { refuse } from '../../platform/refusal.ts'
import type { PoolFacts } from './pool.ts'
import { type PoolAction, poolPolicy } from './pools.policy.ts'

/** The facts of pools by id, in that order; with the actor's rights in each. */
export async function findPoolFacts(ctx: Context, ids: readonly number[]): Promise<PoolFacts[]> {
  const { rows } = await sql<PoolFacts>`
    select p.id, p.title, p.description, p.allows_others_to_add, p.version,
      case when m.id is not null then json_build_object('isOwner', m.is_owner, 'canAddFiles', m.is_owner or m.can_add_files,
        'canAddMembers', m.is_owner or m.can_add_members) end as me
    from pools p left join pool_members m on m.pool_id = p.id and m.user_id = ${userIdOf(ctx.actor)}::uuid
    where ${isAmong('p.id', ids)} order by p.id`.execute(ctx.db)
  return rows
}

/**
 * Loads pools to look at, hides those that the actor is not in, judges the action and proves it: all or none. What changes
 * one goes through a gate (`withPool` and its like).
 *
 * @throws Refusal NotFound, or the code of what stands in the way
 */
export async function requirePools<A extends PoolAction>(
  ctx: Context,
  ids: readonly number[],
  action: A,
): Promise<Allowed<PoolFacts, A>[]> {
  const pools = await findPoolFacts(ctx, ids)
  if (pools.length < new Set(ids).size) throw refuse('NotFound')
  for (const pool of pools) allow(poolPolicy, 'view', { pool }, pool)
  return pools.map((pool) => allow(poolPolicy, action, { pool }, pool))
}

/** As `requirePools`, of one. */
export async function requirePool<A extends PoolAction>(
  ctx: Context,
  id: number,
  action: A,
): Promise<Allowed<PoolFacts, A>> {
  const [pool] = await requirePools(ctx, [id], action)
  if (!pool) throw refuse('NotFound')
  return pool
}
