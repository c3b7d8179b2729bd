import type { Context } from '../../../platform/context.ts'
import { endPosting } from '../deciding.store.ts'
import { postingWithdrawn } from '../postings.facts.ts'
import { requireUnchanged, withPosting } from '../require-posting.ts'

/** Ends a posting; one that is approved is an administrator's to end. @throws Refusal NotFound, Forbidden, StateChanged */
export function withdrawPosting(ctx: Context, id: number): Promise<void> {
  return withPosting(ctx, { id }, 'withdraw', async (ctx, posting) => {
    const { document, accessLevelId, status } = posting
    const ended = await endPosting(ctx.db, posting, ctx.clock.now().toISOString())
    const { name } = await requireUnchanged(ctx, id, ended)
    const subject = { documentId: document.id, unitId: document.unitId, postingId: id }
    await ctx.publish(postingWithdrawn(subject, { accessLevelId, name, status }))
  })
}
