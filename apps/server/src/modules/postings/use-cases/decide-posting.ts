import type { Posting } from '@sinupan/contract'
import { userIdOf } from '../../../platform/actor.ts'
import type { Context } from '../../../platform/context.ts'
import { deliverToPools } from '../../pools/index.ts'
import { decide, markRecord } from '../deciding.store.ts'
import { requirePostable } from '../postable.ts'
import { postingApproved, postingReturned } from '../postings.facts.ts'
import { decidesFor } from '../postings.policy.ts'
import { viewPosting } from '../postings.queries.ts'

import { requireUnchanged, withPosting } from '../require-posting.ts'

interface Wanted {
  id: number
  version?: number | undefined
}

/**
 * Publishes what is pending at its level, at once or at the hour that it was given; the document is a record from then
 * on, and goes to the pools it was sent for when it is out.
 *
 * @throws Refusal NotFound, Forbidden, OwnPosting, StateChanged with `current`; NotPostable where it was taken back
 *   without what it needs
 */
export const approvePosting = (ctx: Context, wanted: Wanted): Promise<Posting> => decidePosting(ctx, wanted, null)

/** Returns what is pending to its sender, with a reason of 10 to 1000 characters. @throws as `approvePosting` */
export const returnPosting = (ctx: Context, { reason, ...wanted }: Wanted & { reason: string }): Promise<Posting> =>
  decidePosting(ctx, wanted, reason)

function decidePosting(ctx: Context, { id, version }: Wanted, reason: string | null): Promise<Posting> {
  return withPosting(ctx, { id, version }, 'decide', async (ctx, posting) => {
    const { document, accessLevelId } = posting
    const reviewedFor = decidesFor({ actor: ctx.actor, document })
    if (reason === null) requirePostable(document, document.categoryId)
    const decision = {
      status: reason === null ? ('approved' as const) : ('returned' as const),
      reason,
      reviewedBy: userIdOf(ctx.actor),
      reviewedFor,
      isSelfApprovalAllowed: ctx.config.ALLOW_SELF_APPROVAL,
    }
    const decided = await decide(ctx.db, posting, decision, ctx.clock.now().toISOString())
    const { name, publishAt } = await requireUnchanged(ctx, id, decided)
    if (reason === null) {
      await markRecord(ctx.db, posting)
      if (publishAt === null) await deliverToPools(ctx, posting)
    }
    const subject = { documentId: document.id, unitId: document.unitId, postingId: id }
    const told = { accessLevelId, name, ...(reviewedFor && { inPlaceOf: reviewedFor }) }
    const hour = publishAt === null ? {} : { publishAt }
    await ctx.publish(
      reason === null ? postingApproved(subject, { ...told, ...hour }) : postingReturned(subject, { ...told, reason }),
    )
    return viewPosting(ctx, id)
  })
}
