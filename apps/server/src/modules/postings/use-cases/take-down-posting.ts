import type { Posting } from '@sinupan/contract'
import type { Context } from '../../../platform/context.ts'
import { keepPublicEdition, takeDown } from '../deciding.store.ts'
import { postingTakenDown } from '../postings.facts.ts'
import { decidesFor } from '../postings.policy.ts'
import { viewPosting } from '../postings.queries.ts'
import { requireUnchanged, withPosting } from '../require-posting.ts'

interface TakeDown {
  id: number
  /** 10 to 1000 characters, told by the document's public page. */
  reason: string
  version?: number | undefined
}

/** Takes a public document down at once: its posting ends. @throws Refusal NotFound, Forbidden, NotPublic, StateChanged */
export function takeDownPosting(ctx: Context, { id, version, reason }: TakeDown): Promise<Posting> {
  return withPosting(ctx, { id, version }, 'takeDown', async (ctx, posting) => {
    const { document, accessLevelId } = posting
    await keepPublicEdition(ctx.db, document.id)
    const ended = await takeDown(ctx.db, posting, reason, ctx.clock.now().toISOString())
    const { name } = await requireUnchanged(ctx, id, ended)
    const reviewedFor = decidesFor({ actor: ctx.actor, document })
    const subject = { documentId: document.id, unitId: document.unitId, postingId: id }
    const told = { accessLevelId, name, reason, ...(reviewedFor && { inPlaceOf: reviewedFor }) }
    await ctx.publish(postingTakenDown(subject, told))
    return viewPosting(ctx, id)
  })
}
