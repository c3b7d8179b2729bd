import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { transaction } from '../../platform/database/transaction.ts'
import {
  deleteDocuments,
  documentRemoved,
  documentRestored,
  documentTrashed,
  findDocumentFacts,
  requireDocuments,
  requireRemovable,
} from '../documents/index.ts'
import { folderRemoved, isWithin, requireFolders, restoreFolder, trashFolders } from '../folders/index.ts'

/** Deletes trashed folders for good with all inside, all or none. @throws Refusal naming up to 20 documents that stand in the way */
export function removeFolders(ctx: Context, ids: readonly number[]): Promise<void> {
  return transaction(ctx, async (ctx) => {
    await requireFolders(ctx, ids, 'remove')
    const { rows: folders } = await sql<{ id: number; name: string; unitId: number }>`
      select id, name, unit_id from folders where id in (
        select f.id from folders root join folders f on ${isWithin(sql`f.path`, sql`root.path`)} where root.id = any(${ids}))
      order by nlevel(path) desc for update`.execute(ctx.db)
    const folderIds = folders.map((folder) => folder.id)
    const { rows: inside } = await sql<{
      id: number
    }>`select id from documents where folder_id = any(${folderIds})`.execute(ctx.db)
    const documentIds = inside.map((document) => document.id)
    requireRemovable(ctx, await findDocumentFacts(ctx, documentIds))
    const documents = await requireDocuments(ctx, documentIds, 'remove')
    const sha256s = await deleteDocuments(ctx.db, documents)
    await sql`delete from folders where id = any(${folderIds})`.execute(ctx.db)
    await ctx.publish(
      ...documents.map(({ id, unitId, name }) =>
        documentRemoved({ documentId: id, unitId }, { name, sha256s: sha256s.get(id) ?? [] }),
      ),
      ...folders.map(({ id, unitId, name }) => folderRemoved({ folderId: id, unitId }, { name })),
    )
  })
}

/** Trashes folders and announces each document that went with them. */
export function trashWithDocuments(ctx: Context, ids: readonly number[]): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const documents = await trashFolders(ctx, ids)
    await ctx.publish(
      ...documents.map(({ id, unitId, name, within }) => documentTrashed({ documentId: id, unitId }, { name, within })),
    )
  })
}

/** Restores a folder and announces each document that came back with it. */
export function restoreWithDocuments(ctx: Context, id: number) {
  return transaction(ctx, async (ctx) => {
    const { documents, ...returned } = await restoreFolder(ctx, id)
    await ctx.publish(
      ...documents.map((one) =>
        documentRestored(
          { documentId: one.id, unitId: one.unitId },
          { name: one.name, to: returned.restoredTo.fileFolderId || null },
        ),
      ),
    )
    return returned
  })
}
