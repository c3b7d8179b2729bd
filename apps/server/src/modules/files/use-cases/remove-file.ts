import type { Context } from '../../../platform/context.ts'
import { refuse } from '../../../platform/refusal.ts'
import { fileRemoved, withDocument } from '../../documents/index.ts'
import { markRemoved } from '../files.store.ts'
import { requireKnown } from '../require-readable.ts'
import { findStoredFile } from '../stored-file.ts'

/**
 * Takes a current file out of its document; it stays as a removed version until the document goes.
 *
 * @throws Refusal NotFound, InTrash, FilesLocked, Classified, Forbidden
 */
export async function removeFile(ctx: Context, fileId: number): Promise<void> {
  const { document } = await requireKnown(ctx, fileId)
  await withDocument(ctx, document.id, 'replace', async (ctx, document) => {
    // Behind the lock: two may take it out at once.
    const file = await findStoredFile(ctx.db, fileId)
    if (!file?.isCurrent) throw refuse('NotFound')
    await markRemoved(ctx.db, document, { fileId, now: ctx.clock.now().toISOString() })
    const { name: fileName, sha256 } = file
    await ctx.publish(fileRemoved({ documentId: document.id, unitId: document.unitId }, { fileId, fileName, sha256 }))
  })
}
