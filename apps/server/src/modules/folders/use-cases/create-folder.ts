import type { Folder } from '@sinupan/contract'
import { userIdOf } from '../../../platform/actor.ts'
import type { Context } from '../../../platform/context.ts'
import { folderCreated } from '../folders.facts.ts'
import { requireFolderAnswer } from '../folders.queries.ts'
import { insertFolder } from '../folders.store.ts'
import { withPlace } from '../with-folders.ts'

export interface CreateFolder {
  unitId: number
  /** 0 or null: the root. */
  parentId?: number | null | undefined
  name: string
  description?: string | null | undefined
}

/** Makes a folder. @throws Refusal NotYourDeliveryUnit, NotFound, InTrash, NameTaken */
export function createFolder(ctx: Context, input: CreateFolder): Promise<Folder> {
  const { name, description, unitId, parentId } = input
  return withPlace(ctx, { unitId, parentId }, async (ctx, place) => {
    const now = ctx.clock.now().toISOString()
    const id = await insertFolder(ctx.db, place, { name, description, createdBy: userIdOf(ctx.actor), now })
    await ctx.publish(folderCreated({ folderId: id, unitId }, { name, parentId: place.folderId }))
    return requireFolderAnswer(ctx, id)
  })
}
