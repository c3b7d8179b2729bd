import type { Folder } from '@sinupan/contract'
import type { Context } from '../../../platform/context.ts'
import { requireAsItIs } from '../../../platform/editing.ts'
import { refuse } from '../../../platform/refusal.ts'
import { folderDescribed, folderRenamed } from '../folders.facts.ts'
import { requireFolderAnswer } from '../folders.queries.ts'
import { updateNames } from '../folders.store.ts'
import { withFolder } from '../with-folders.ts'

export interface UpdateFolder {
  id: number
  name?: string | undefined
  description?: string | null | undefined
  /** As it is; 0 and null: the root. */
  parentId?: number | null | undefined
  version?: number | undefined
}

/**
 * Renames or describes a folder.
 *
 * @throws Refusal NameTaken; StateChanged with `current` where `version` is older; ValidationFailed for another parent
 */
export function updateFolder(ctx: Context, { id, version, parentId, ...change }: UpdateFolder): Promise<Folder> {
  return withFolder(ctx, id, 'rename', async (ctx, folder) => {
    if (version !== undefined && version < folder.version)
      throw refuse('StateChanged', { current: await requireFolderAnswer(ctx, id) })
    if (parentId !== undefined) requireAsItIs({ parentId: parentId || null }, folder)
    await updateNames(ctx.db, folder, { ...change, now: ctx.clock.now().toISOString() })
    const subject = { folderId: id, unitId: folder.unitId }
    const { name = folder.name } = change
    if (name !== folder.name) await ctx.publish(folderRenamed(subject, { from: folder.name, to: name }))
    if (change.description !== undefined) await ctx.publish(folderDescribed(subject, { name }))
    return requireFolderAnswer(ctx, id)
  })
}
