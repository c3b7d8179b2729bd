import { userIdOf } from '../../../platform/actor.ts'
import type { Context } from '../../../platform/context.ts'
import { loanRefused } from '../loans.facts.ts'
import { refuseWaiting } from '../loans.store.ts'

/** Refuses all who wait for an original of documents that are locked; each of them is told the reason. */
export async function refuseAll(ctx: Context, documentIds: readonly number[], reason: string): Promise<void> {
  const decision = { by: userIdOf(ctx.actor), reason, now: ctx.clock.now().toISOString() }
  const refused = await refuseWaiting(ctx.db, documentIds, decision)
  await ctx.publish(
    refused.map(({ id, documentId, unitId, name, requestedBy }) =>
      loanRefused({ documentId, unitId }, { loanId: id, name, borrowerId: requestedBy, reason }),
    ),
  )
}
