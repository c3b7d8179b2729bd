import type { Context } from '../../../platform/context.ts'
import { refuse } from '../../../platform/refusal.ts'
import { folderMoved, updateParents, withFoldersInto } from '../../folders/index.ts'
import { judgeInsides, withoutNested } from './judge-insides.ts'

/**
 * Moves folders with all inside into a folder (0: the root of their unit), all or none.
 *
 * @throws Refusal OtherUnit, WouldMakeCycle, NameTaken; Classified where somebody else's classified document lies inside
 */
export function moveFolders(ctx: Context, input: { ids: readonly number[]; destinationId: number }): Promise<void> {
  return withFoldersInto(ctx, input, async (ctx, folders, destination) => {
    if (folders.some((folder) => destination.way.includes(folder.id))) throw refuse('WouldMakeCycle')
    await judgeInsides(
      ctx,
      withoutNested(folders).map((folder) => folder.id),
      'move',
    )
    const to = destination.folderId
    const moving = folders.filter((folder) => folder.parentId !== to)
    await updateParents(ctx.db, moving, { parentId: to, now: ctx.clock.now().toISOString() })
    await ctx.publish(
      moving.map(({ id, unitId, name, parentId }) =>
        folderMoved({ folderId: id, unitId }, { name, from: parentId, to }),
      ),
    )
  })
}
