import type { Context } from '../../../platform/context.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { isInside } from '../folder.ts'
import { folderTrashed } from '../folders.facts.ts'
import { type Gone, markTrashed } from '../folders.store.ts'
import { requireFolders } from '../require-folder.ts'

/**
 * Moves folders with all inside to the trash, as one. Answers the documents that went too: who announces them is the
 * documents' module.
 *
 * @throws Refusal Posted where anything inside is pending or approved; then nothing went
 */
export function trashFolders(ctx: Context, ids: readonly number[]): Promise<(Gone & { within: number | null })[]> {
  return transaction(ctx, async (ctx) => {
    const folders = await requireFolders(ctx, ids, 'trash')
    // A folder inside another one of the list goes with that one.
    const outermost = folders.filter(
      (one) => !folders.some((other) => other.id !== one.id && isInside(one.path, other.id)),
    )
    const gone = await markTrashed(ctx, outermost, ctx.clock.now().toISOString())
    const facts = gone
      .filter((one) => one.kind === 'folder')
      .map(({ id, unitId, name, within }) => folderTrashed({ folderId: id, unitId }, { name, within }))
    await ctx.publish(...facts)
    return gone.filter((one) => one.kind === 'document')
  })
}
