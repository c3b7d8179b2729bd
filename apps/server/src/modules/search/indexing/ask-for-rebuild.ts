import type { SearchRebuild } from '@sinupan/contract'
import { userIdOf } from '../../../platform/actor.ts'
import { awaitedBy, type Context } from '../../../platform/context.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { rebuildsQueue } from './rebuild-search.ts'
import { readRebuild } from './rebuilds.queries.ts'
import { openRebuild } from './rebuilds.store.ts'
import { searchRebuildAsked } from './search.facts.ts'

/** Has the whole index written anew; where that is under way, that one is meant. */
export function askForRebuild(ctx: Context): Promise<SearchRebuild> {
  return transaction(ctx, async (ctx) => {
    const { id, isNew } = await openRebuild(ctx, userIdOf(ctx.actor))
    if (isNew) {
      await ctx.publish(searchRebuildAsked({}, { rebuildId: id }))
      await ctx.jobs.send(ctx.db, rebuildsQueue, { rebuildId: id }, { awaitedBy: awaitedBy(ctx) })
    }
    return readRebuild(ctx, id)
  })
}
