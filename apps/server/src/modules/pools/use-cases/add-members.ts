import type { PoolUser } from '@sinupan/contract'
import { userIdOf } from '../../../platform/actor.ts'
import type { Context } from '../../../platform/context.ts'
import { refuse, refuseField } from '../../../platform/refusal.ts'
import { changedRights, type GivenRights, isNoMore, noRights } from '../pool.ts'
import { viewMember } from '../pool-members.queries.ts'
import { insertMembers, lockActiveAccounts } from '../pool-members.store.ts'
import { poolMemberAdded } from '../pools.facts.ts'
import { withPool } from '../with-pool.ts'

export interface AddMembers extends GivenRights {
  poolId: number
  userIds: readonly string[]
}

/**
 * Takes people into a pool, with no more rights than the actor holds. Who is in it already stays as they are. Answers the
 * ids of those who are new.
 *
 * @throws Refusal NotFound, Forbidden, PoolFull; ValidationFailed on `field` where an account is not active
 */
export function addMembers(
  ctx: Context,
  { poolId, userIds, ...given }: AddMembers,
  field = 'userIds',
): Promise<number[]> {
  return withPool(ctx, poolId, 'addMembers', async (ctx, pool) => {
    const rights = changedRights(noRights, given)
    if (!pool.me || !isNoMore(rights, pool.me)) throw refuse('Forbidden')
    const active = await lockActiveAccounts(ctx.db, userIds)
    if (active.length < userIds.length) throw refuseField(field, 'Choose people with an active account.')
    const now = ctx.clock.now().toISOString()
    const added = await insertMembers(ctx.db, { poolId, userIds, rights, addedBy: userIdOf(ctx.actor), now })
    const { title } = pool
    await ctx.publish(added.map(({ userId }) => poolMemberAdded({}, { poolId, title, userId, ...rights })))
    return added.map(({ id }) => id)
  })
}

/** As `addMembers`, of one: answers them as they are in the pool then. */
export async function addMember(
  ctx: Context,
  { userId, ...input }: Omit<AddMembers, 'userIds'> & { userId: string },
): Promise<PoolUser> {
  await addMembers(ctx, { ...input, userIds: [userId] }, 'userId')
  return viewMember(ctx, { poolId: input.poolId, userId })
}
