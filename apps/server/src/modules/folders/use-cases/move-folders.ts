import type { Context } from '../../../platform/context.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { refuse } from '../../../platform/refusal.ts'
import { isInside } from '../folder.ts'
import { folderMoved } from '../folders.facts.ts'
import { updateParents } from '../folders.store.ts'
import { requireFolder, requireFolders } from '../require-folder.ts'

/** Moves folders into a folder (0: the root of their unit), all or none. @throws Refusal OtherUnit, WouldMakeCycle, NameTaken */
export function moveFolders(ctx: Context, input: { ids: readonly number[]; destinationId: number }): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const folders = await requireFolders(ctx, input.ids, 'move')
    const destination = input.destinationId === 0 ? null : await requireFolder(ctx, input.destinationId, 'fill')
    const units = new Set([...folders.map((folder) => folder.unitId), ...(destination ? [destination.unitId] : [])])
    if (units.size > 1) throw refuse('OtherUnit')
    if (destination && folders.some((folder) => isInside(destination.path, folder.id))) throw refuse('WouldMakeCycle')
    const to = destination?.id ?? null
    const moving = folders.filter((folder) => folder.parentId !== to)
    await updateParents(ctx.db, moving, to, ctx.clock.now().toISOString())
    const facts = moving.map(({ id, unitId, name, parentId }) =>
      folderMoved({ folderId: id, unitId }, { name, from: parentId, to }),
    )
    await ctx.publish(...facts)
  })
}
