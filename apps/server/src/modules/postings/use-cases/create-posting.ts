import type { Posting } from '@sinupan/contract'
import type { Context } from '../../../platform/context.ts'
import { refuse, refuseField } from '../../../platform/refusal.ts'
import { withDocument } from '../../documents/index.ts'
import { choosePools } from '../../pools/index.ts'
import { requireFuture, requireLawfulScope, requireLevel, requirePostable } from '../postable.ts'
import { postingSent } from '../postings.facts.ts'
import { viewPosting } from '../postings.queries.ts'
import { insertPosting } from '../postings.store.ts'

export interface CreatePosting {
  fileManagerId: number
  accessLevelId: number
  isClassified?: boolean | undefined
  note?: string | null | undefined
  /** When it reaches others once it is approved. */
  publishAt?: string | null | undefined
  /** Pools that get the document when it is approved. */
  postPoolFiles?: readonly number[] | undefined
}

/**
 * Sends a document for a decision, with a snapshot of it as it is now.
 *
 * @throws Refusal NotFound, Forbidden, Classified, InTrash, AlreadyPosted (a returned one lives: it is sent again),
 *   NotPostable with `reasons`, PublicClassified; ValidationFailed for an hour that has passed;
 *   of a pool NotFound, Forbidden
 */
export function createPosting(ctx: Context, input: CreatePosting): Promise<Posting> {
  const { actor } = ctx
  if (actor.kind !== 'user') throw refuse('Unauthenticated')
  return withDocument(ctx, input.fileManagerId, 'post', async (ctx, document) => {
    requirePostable(document, document.categoryId)
    const scope = await requireLevel(ctx, input.accessLevelId)
    const isClassified = document.isClassified || input.isClassified === true
    requireLawfulScope(scope, isClassified)
    const { accessLevelId, note = null, publishAt = null, postPoolFiles: poolIds = [] } = input
    if (isClassified && poolIds.length > 0)
      throw refuseField('postPoolFiles', 'What is classified can’t be put into pools.')
    requireFuture(ctx, publishAt)
    const wish = { accessLevelId, isClassified, note, publishAt, requestedBy: actor.userId }
    const id = await insertPosting(ctx.db, document, wish, ctx.clock.now().toISOString())
    await choosePools(ctx, id, poolIds)
    const subject = { documentId: document.id, unitId: document.unitId, postingId: id }
    await ctx.publish(postingSent(subject, { accessLevelId, name: document.name, round: 1, unpublished: false }))
    return viewPosting(ctx, id)
  })
}
