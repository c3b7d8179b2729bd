import type { Context } from '../../platform/context.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { type Subscriber, subscriber } from '../../platform/jobs/subscriber.ts'
import { accountChanged } from '../people/index.ts'
import { listOrphansOf } from './orphans.queries.ts'
import { poolOrphaned } from './pools.facts.ts'

/** Says which pools are left without an owner by the end of an account, so that administrators are told. */
export const orphanWatch: Subscriber = subscriber('pool-orphans', [accountChanged], async (ctx, facts) => {
  for (const { payload } of facts) {
    const { userId, after } = accountChanged.payload.parse(payload)
    if (after.isActive === false) await transaction(ctx, (ctx) => announceOrphans(ctx, userId))
  }
})

async function announceOrphans(ctx: Context, userId: string): Promise<void> {
  const orphans = await listOrphansOf(ctx, userId)
  await ctx.publish(orphans.map(({ id: poolId, title }) => poolOrphaned({}, { poolId, title })))
}
