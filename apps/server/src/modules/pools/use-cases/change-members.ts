import type { Context } from '../../../platform/context.ts'
import { changedFields, requireAsItIs } from '../../../platform/editing.ts'
import { refuse } from '../../../platform/refusal.ts'
import { changedRights, type GivenRights, isNoMore, noRights } from '../pool.ts'
import { deleteMembers, findOwnerless, setRights } from '../pool-members.store.ts'
import { poolMemberChanged, poolMemberRemoved } from '../pools.facts.ts'
import { type MemberInPool, withMembers } from '../with-pool.ts'

/**
 * Changes the rights of people in a pool: within what the actor holds, of those who hold no more.
 *
 * @throws Refusal NotFound, Forbidden, LastOwner; ValidationFailed where `poolId` is given and is not theirs
 */
export function changeMembers(
  ctx: Context,
  ids: readonly number[],
  given: GivenRights,
  poolId?: number | null,
): Promise<void> {
  return withMembers(ctx, ids, 'change', async (ctx, members) => {
    for (const member of members) requireAsItIs({ poolId }, { poolId: member.poolId })
    const changes = members.map((member) => {
      const before = {
        ...noRights,
        isOwner: member.isOwner,
        canAddFiles: member.canAddFiles,
        canAddMembers: member.canAddMembers,
      }
      const rights = changedRights(before, given)
      if (!member.pool.me || !isNoMore(rights, member.pool.me)) throw refuse('Forbidden')
      return { member, rights, changed: changedFields(before, { ...rights }) }
    })
    await setRights(ctx.db, changes)
    await ctx.publish(
      changes.flatMap(({ member: { poolId, pool, userId }, changed }) =>
        changed ? [poolMemberChanged({}, { poolId, title: pool.title, userId, ...changed })] : [],
      ),
    )
    if (given.isOwner === false) await requireOwners(ctx, members)
  })
}

/**
 * Takes people out of a pool, or leaves it: they read by it no more.
 *
 * @throws Refusal NotFound, Forbidden, LastOwner
 */
export function removeMembers(ctx: Context, ids: readonly number[]): Promise<void> {
  return withMembers(ctx, ids, 'remove', async (ctx, members) => {
    await deleteMembers(ctx.db, members)
    await requireOwners(ctx, members)
    const { actor } = ctx
    await ctx.publish(
      members.map(({ poolId, pool: { title }, userId }) => {
        const left = actor.kind === 'user' && actor.userId === userId
        return poolMemberRemoved({}, { poolId, title, userId, left })
      }),
    )
  })
}

// Where an owner goes, another stays whose account is active. What was orphaned before is an administrator's to mend.
async function requireOwners(ctx: Context, members: readonly MemberInPool[]): Promise<void> {
  const poolIds = new Set(members.filter((member) => member.isOwner).map((member) => member.poolId))
  if (poolIds.size > 0 && (await findOwnerless(ctx.db, [...poolIds])).length > 0) throw refuse('LastOwner')
}
