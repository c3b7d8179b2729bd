import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { folderRestored } from '../folders.facts.ts'
import { pathText } from '../folders.queries.ts'
import { type Gone, markRestored } from '../folders.store.ts'
import { freeName, nearestLiving } from '../place-of-return.ts'
import { requireFolder } from '../require-folder.ts'

export interface Returned {
  restoredTo: { fileFolderId: number; path: string }
  wasRenamed: boolean
  documents: Gone[]
}

/** Brings a folder back where it was, or into the nearest living folder above, under a free name. */
export function restoreFolder(ctx: Context, id: number): Promise<Returned> {
  return transaction(ctx, async (ctx) => {
    const folder = await requireFolder(ctx, id, 'restore')
    const { unitId } = folder
    const above = folder.path.split('.').slice(0, -1).map(Number)
    const parentId = await nearestLiving(ctx.db, above)
    const name = await freeName(ctx.db, { table: 'folders', unitId, folderId: parentId, name: folder.name })
    const returned = await markRestored(ctx.db, folder, { parentId, name })
    const folders = returned.filter((one) => one.kind === 'folder')
    await ctx.publish(folderRestored({ folderId: id, unitId }, { name, to: parentId }))
    await ctx.publish(
      ...folders.map((one) => folderRestored({ folderId: one.id, unitId }, { name: one.name, to: parentId })),
    )
    const { rows } = await sql<{ path: string }>`select ${pathText(sql`${parentId}::int`)} as path`.execute(ctx.db)
    return {
      restoredTo: { fileFolderId: parentId ?? 0, path: rows[0]?.path ?? '' },
      wasRenamed: name !== folder.name,
      documents: returned.filter((one) => one.kind === 'document'),
    }
  })
}
