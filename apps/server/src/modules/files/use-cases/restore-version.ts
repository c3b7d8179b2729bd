import { userIdOf } from '../../../platform/actor.ts'
import type { Context } from '../../../platform/context.ts'
import { refuse } from '../../../platform/refusal.ts'
import { versionRestored, withDocument } from '../../documents/index.ts'
import { findLineage, insertNextVersion } from '../files.store.ts'
import { requireKnown } from '../require-readable.ts'

/**
 * Makes an earlier or removed version the current one: a new version with the old bytes, so that nothing of the
 * history is lost. The current version stays as it is. Answers the document's id.
 *
 * @throws Refusal NotFound, InTrash, FilesLocked, Classified, Forbidden
 */
export async function restoreVersion(ctx: Context, versionId: number): Promise<number> {
  const { file: version, document } = await requireKnown(ctx, versionId)
  return withDocument(ctx, document.id, 'replace', async (ctx, document) => {
    const lineage = await findLineage(ctx.db, versionId)
    if (!lineage) throw refuse('NotFound')
    if (lineage.currentId === versionId) return document.id
    const { sha256, size, name, extension, mediaType } = version
    const now = ctx.clock.now().toISOString()
    const file = { sha256, size, name, extension, mediaType, uploadedBy: userIdOf(ctx.actor), now, lineage }
    const { id, versionNo } = await insertNextVersion(ctx.db, document, file)
    const subject = { documentId: document.id, unitId: document.unitId }
    await ctx.publish(versionRestored(subject, { fileId: id, fileName: name, sha256, versionNo }))
    return document.id
  })
}
