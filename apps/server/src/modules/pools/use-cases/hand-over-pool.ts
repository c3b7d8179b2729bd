import type { OrphanedPool } from '@sinupan/contract'
import { sql } from 'kysely'
import { isAdministrator, isUser, userIdOf } from '../../../platform/actor.ts'
import type { Context } from '../../../platform/context.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { refuse, refuseField } from '../../../platform/refusal.ts'
import { userRefJson } from '../../people/index.ts'
import { findOrphan } from '../orphans.queries.ts'
import { findOwnerless, insertMembers, lockActiveAccounts, makeOwner } from '../pool-members.store.ts'
import { poolHandedOver } from '../pools.facts.ts'
import { lockPools } from '../with-pool.ts'

/**
 * Names another owner of a pool whose owners have all been deactivated: one of its active members, where it has any; else
 * anybody but the administrator, who does not come to read its documents that way (docs/decisions/0030).
 *
 * @throws Refusal Forbidden, NotFound for a pool that has an owner, PoolFull; ValidationFailed on `userId`
 */
export function handOverPool(ctx: Context, { id, userId }: { id: number; userId: string }): Promise<OrphanedPool> {
  const { actor } = ctx
  if (!isAdministrator(actor)) throw refuse('Forbidden')
  return transaction(ctx, async (ctx) => {
    await lockPools(ctx.db, [id])
    const orphan = await findOrphan(ctx, id)
    if (!orphan) throw refuse('NotFound')
    const active = await lockActiveAccounts(ctx.db, [userId])
    // Somebody whose account was opened again owns it still.
    if ((await findOwnerless(ctx.db, [id])).length === 0) throw refuse('NotFound')
    if (active.length === 0) throw refuseField('userId', 'Choose somebody with an active account.')
    if (orphan.userCount > 0 && !(await isMember(ctx, id, userId)))
      throw refuseField('userId', 'Choose one of the people in the pool.')
    if (orphan.userCount === 0 && isUser(actor, userId))
      throw refuseField('userId', 'Choose somebody else: this would open the pool’s documents to you.')
    const rights = { isOwner: true, canAddFiles: true, canAddMembers: true }
    const joining = {
      poolId: id,
      userIds: [userId],
      rights,
      addedBy: userIdOf(actor),
      now: ctx.clock.now().toISOString(),
    }
    await insertMembers(ctx.db, joining)
    await makeOwner(ctx.db, orphan, userId)
    await ctx.publish(poolHandedOver({}, { poolId: id, title: orphan.title, userId }))
    return { ...orphan, owner: await findUser(ctx, userId) }
  })
}

async function isMember(ctx: Context, poolId: number, userId: string): Promise<boolean> {
  const found = ctx.db.selectFrom('poolMembers').select('id').where('poolId', '=', poolId).where('userId', '=', userId)
  return (await found.executeTakeFirst()) !== undefined
}

async function findUser(ctx: Context, userId: string): Promise<OrphanedPool['owner']> {
  const { rows } = await sql<{
    owner: OrphanedPool['owner']
  }>`select ${userRefJson('u')} as owner from users u where u.id = ${userId}`.execute(ctx.db)
  return rows[0]?.owner ?? null
}
