import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { findFolderFacts, freeName, nearestLiving, pathText } from '../../folders/index.ts'
import { documentRestored } from '../documents.facts.ts'
import { markRestored } from '../documents.store.ts'
import { withDocument } from '../with-documents.ts'

export interface Restored {
  restoredTo: { fileFolderId: number; path: string }
  wasRenamed: boolean
}

/** Brings a document back where it was, or into the nearest living folder above, under a free name. */
export function restoreDocument(ctx: Context, id: number): Promise<Restored> {
  return withDocument(ctx, id, 'restore', async (ctx, document) => {
    const { unitId } = document
    const folderId = await nearestLiving(ctx.db, await wayTo(ctx, document.folderId))
    const name = await freeName(ctx.db, { unitId, folderId }, 'document', document.name)
    await markRestored(ctx.db, document, { folderId, name })
    await ctx.publish(documentRestored({ documentId: id, unitId }, { name, to: folderId }))
    const { rows } = await sql<{ path: string }>`select ${pathText(sql`${folderId}::int`)} as path`.execute(ctx.db)
    return {
      restoredTo: { fileFolderId: folderId ?? 0, path: rows[0]?.path ?? '' },
      wasRenamed: name !== document.name,
    }
  })
}

async function wayTo(ctx: Context, folderId: number | null): Promise<number[]> {
  const [folder] = folderId === null ? [] : await findFolderFacts(ctx, [folderId])
  return folder ? folder.path.split('.').map(Number) : []
}
