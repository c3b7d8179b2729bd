import { type Posting, sayings } from '@sinupan/contract'
import type { Context } from '../../../platform/context.ts'
import { requireAsItIs } from '../../../platform/editing.ts'
import { refuseField } from '../../../platform/refusal.ts'
import { requireFuture, requireLawfulScope, requireLevel } from '../postable.ts'
import { postingChanged } from '../postings.facts.ts'
import { viewPosting } from '../postings.queries.ts'
import { type PostingChange, updatePending } from '../postings.store.ts'
import { requireUnchanged, withPosting } from '../require-posting.ts'

interface UpdatePosting extends PostingChange {
  id: number
  /** As it is. */
  fileManagerId?: number | null | undefined
  postPoolFiles?: readonly number[] | null | undefined
  version?: number | undefined
}

/**
 * Changes level, classification, note or the hour of publication of what is pending.
 *
 * @throws Refusal StateChanged, PublicClassified, Forbidden, Classified; ValidationFailed where the document itself is
 *   classified and its posting should not be
 */
export function updatePosting(
  ctx: Context,
  { id, version, fileManagerId, postPoolFiles, ...change }: UpdatePosting,
): Promise<Posting> {
  return withPosting(ctx, { id, version }, 'edit', async (ctx, posting) => {
    const { document } = posting
    requireFuture(ctx, change.publishAt)
    requireAsItIs({ fileManagerId }, { fileManagerId: document.id })
    if (postPoolFiles) await requireSamePools(ctx, id, postPoolFiles)
    const { accessLevelId = posting.accessLevelId, isClassified = posting.isClassified } = change
    if (document.isClassified && !isClassified) throw refuseField('isClassified', 'The document itself is classified.')
    requireLawfulScope(await requireLevel(ctx, accessLevelId), isClassified)
    const { name } = await requireUnchanged(ctx, id, await updatePending(ctx.db, posting, change))
    const fields = Object.entries(change)
      .filter(([, value]) => value !== undefined)
      .map(([field]) => field)
    const subject = { documentId: document.id, unitId: document.unitId, postingId: id }
    if (fields.length > 0) await ctx.publish(postingChanged(subject, { accessLevelId, name, fields }))
    return viewPosting(ctx, id)
  })
}

// Where a posting goes is said when it is made.
async function requireSamePools(ctx: Context, id: number, given: readonly number[]): Promise<void> {
  const { postPoolFiles } = await viewPosting(ctx, id)
  const isSame = given.length === postPoolFiles.length && given.every((poolId) => postPoolFiles.includes(poolId))
  if (!isSame) throw refuseField('postPoolFiles', sayings.notChangedHere)
}
