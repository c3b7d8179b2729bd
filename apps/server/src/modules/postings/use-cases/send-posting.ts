import type { Posting } from '@sinupan/contract'
import { userIdOf, worksIn } from '../../../platform/actor.ts'
import type { Context } from '../../../platform/context.ts'
import { refuseField } from '../../../platform/refusal.ts'
import { keepPublicEdition } from '../deciding.store.ts'
import { requireFuture, requireLawfulScope, requireLevel, requirePostable } from '../postable.ts'
import { postingSent } from '../postings.facts.ts'
import { viewPosting } from '../postings.queries.ts'
import { type PostingChange, resend } from '../postings.store.ts'
import { type PostingWithDocument, requireUnchanged, withPosting } from '../require-posting.ts'

interface SendPosting extends PostingChange {
  id: number
  version?: number | undefined
}

/**
 * Makes a returned posting pending again, or an approved one, which is unpublished at once; each time with a fresh
 * snapshot, and as the unit now wants it: what is left out stays. Who decides may do so too, but the wish stays the unit's: the sender remains who they were.
 *
 * @throws Refusal StateChanged, NotPostable, PublicClassified (the document was classified since), InTrash, Forbidden;
 *   ValidationFailed for an hour that has passed, and where the document itself is classified and its posting should not be
 */
export function sendPosting(ctx: Context, { id, version, ...change }: SendPosting): Promise<Posting> {
  return withPosting(ctx, { id, version }, 'send', async (ctx, posting) => {
    const { document } = posting
    // What is public is taken back at once, whatever it lacks by now: that is seen when it comes to be approved.
    if (posting.status === 'returned') requirePostable(document, await findCategoryNow(ctx, posting))
    const { accessLevelId = posting.accessLevelId, note = posting.note, publishAt = posting.publishAt } = change
    requireFuture(ctx, change.publishAt)
    if (document.isClassified && change.isClassified === false)
      throw refuseField('isClassified', 'The document itself is classified.')
    const isClassified = document.isClassified || (change.isClassified ?? posting.isClassified)
    requireLawfulScope(await requireLevel(ctx, accessLevelId), isClassified)
    const sender = worksIn(ctx.actor, document.unitId) ? userIdOf(ctx.actor) : null
    const wish = { accessLevelId, note, publishAt, requestedBy: sender ?? posting.requestedBy, isClassified }
    await keepPublicEdition(ctx.db, document.id)
    const sent = await resend(ctx.db, posting, wish, ctx.clock.now().toISOString())
    const { name, round } = await requireUnchanged(ctx, id, sent)
    const subject = { documentId: document.id, unitId: document.unitId, postingId: id }
    await ctx.publish(postingSent(subject, { accessLevelId, name, round, unpublished: posting.status === 'approved' }))
    return viewPosting(ctx, id)
  })
}

// The document's facts hold the snapshot's category while a posting lives; what is sent now is the unit's own.
async function findCategoryNow(ctx: Context, { documentId }: PostingWithDocument): Promise<number | null> {
  const now = ctx.db.selectFrom('documents').select('categoryId').where('id', '=', documentId)
  return (await now.executeTakeFirstOrThrow()).categoryId
}
