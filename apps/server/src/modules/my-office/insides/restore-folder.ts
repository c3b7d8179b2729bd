import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { refuse } from '../../../platform/refusal.ts'
import { freeName, markRestored, nearestLiving, pathText } from '../../folders/index.ts'
import { announceRestored, unburyDocuments } from './insides.store.ts'
import { withInsides } from './with-insides.ts'

export interface Returned {
  restoredTo: { fileFolderId: number; path: string }
  wasRenamed: boolean
}

/** Brings a folder back where it was with all that went with it, or into the nearest living folder above, under a free name. */
export function restoreFolder(ctx: Context, id: number): Promise<Returned> {
  return withInsides(ctx, [id], 'restore', async (ctx, insides) => {
    const [folder] = insides.folders
    if (!folder) throw refuse('NotFound')
    const { unitId } = folder
    const above = folder.path.split('.').slice(0, -1).map(Number)
    const parentId = await nearestLiving(ctx.db, above)
    const name = await freeName(ctx.db, { unitId, folderId: parentId }, 'folder', folder.name)
    await announceRestored(ctx, folder, { name, to: parentId })
    await markRestored(ctx.db, folder, { parentId, name })
    await unburyDocuments(ctx, folder, { to: parentId })
    const { rows } = await sql<{ path: string }>`select ${pathText(sql`${parentId}::int`)} as path`.execute(ctx.db)
    return {
      restoredTo: { fileFolderId: parentId ?? 0, path: rows[0]?.path ?? '' },
      wasRenamed: name !== folder.name,
    }
  })
}
