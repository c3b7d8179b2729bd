import type { Folder } from '@sinupan/contract'
import { userIdOf } from '../../../platform/actor.ts'
import type { Context } from '../../../platform/context.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { refuse } from '../../../platform/refusal.ts'
import { requireOwnUnit } from '../../organisation/index.ts'
import { folderCreated } from '../folders.facts.ts'
import { findFolderView } from '../folders.queries.ts'
import { insertFolder } from '../folders.store.ts'
import { requireFolder } from '../require-folder.ts'

export interface CreateFolder {
  unitId: number
  /** 0 or null: the root. */
  parentId?: number | null | undefined
  name: string
  description?: string | null | undefined
}

/** Makes a folder. @throws Refusal NotYourDeliveryUnit, NotFound, InTrash, NameTaken */
export function createFolder(ctx: Context, input: CreateFolder): Promise<Folder> {
  requireOwnUnit(ctx, input.unitId)
  return transaction(ctx, async (ctx) => {
    const parentId = await requireParent(ctx, input.unitId, input.parentId)
    const { name, description, unitId } = input
    const now = ctx.clock.now().toISOString()
    const createdBy = userIdOf(ctx.actor)
    const { id } = await insertFolder(ctx.db, { unitId, parentId, name, description, createdBy, now })
    await ctx.publish(folderCreated({ folderId: id, unitId }, { name, parentId }))
    const made = await findFolderView(ctx, id)
    if (!made) throw refuse('NotFound')
    return made
  })
}

/** The folder that something is put into, or null for the root. @throws Refusal NotFound for one of another unit */
export async function requireParent(
  ctx: Context,
  unitId: number,
  parentId: number | null | undefined,
): Promise<number | null> {
  if (!parentId) return null
  const parent = await requireFolder(ctx, parentId, 'fill')
  if (parent.unitId !== unitId) throw refuse('NotFound')
  return parent.id
}
