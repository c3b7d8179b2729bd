import * as contract from '@sinupan/contract'
import { sql } from 'kysely'
import type { Act } from '../../platform/acts/act.ts'
import type { Context } from '../../platform/context.ts'
import { refuse } from '../../platform/refusal.ts'
import { tellingRefused } from '../documents/index.ts'
import { type FolderAction, findFolderView, isWithin, requireFolders } from '../folders/index.ts'
import { moveFolders } from './insides/move-folders.ts'
import { removeFolders } from './insides/remove-folders.ts'
import { restoreFolder } from './insides/restore-folder.ts'
import { trashFolders } from './insides/trash-folders.ts'

/** What is done to folders with all inside, which may be very much. */

const idList = (ids: readonly number[]) => ({ items: [...ids], total: ids.length })

export const trashAct: Act<typeof contract.trashFolders> = {
  endpoint: contract.trashFolders,
  run: async (ctx, { body }) => {
    await trashFolders(ctx, body)
    return idList(body)
  },
  sizeOf: (ctx, { body }) => countInside(ctx, body, 'trash'),
  rounds: 3,
  around: (ctx, work) => tellingRefused(ctx, 'trash', work),
}

export const restoreAct: Act<typeof contract.restoreFolder> = {
  endpoint: contract.restoreFolder,
  run: async (ctx, { params }) => {
    const returned = await restoreFolder(ctx, params.id)
    return { ...(await viewFolder(ctx, params.id)), ...returned }
  },
  sizeOf: (ctx, { params }) => countInside(ctx, [params.id], 'restore'),
  rounds: 2,
}

export const removeAct: Act<typeof contract.removeFolders> = {
  endpoint: contract.removeFolders,
  run: async (ctx, { body }) => {
    await removeFolders(ctx, body)
    return idList(body)
  },
  sizeOf: (ctx, { body }) => countInside(ctx, body, 'remove'),
  rounds: 2,
  around: (ctx, work) => tellingRefused(ctx, 'remove', work),
}

export const moveAct: Act<typeof contract.moveFolders> = {
  endpoint: contract.moveFolders,
  run: async (ctx, { params, body }) => {
    await moveFolders(ctx, { ids: body, destinationId: params.destinationFolderId })
    return idList(body)
  },
  sizeOf: (ctx, { body }) => countInside(ctx, body, 'move'),
  rounds: 1,
}

export const officeActs = [trashAct, restoreAct, removeAct, moveAct]

/** @throws Refusal NotFound */
export async function viewFolder(ctx: Context, id: number) {
  const view = await findFolderView(ctx, id)
  if (!view) throw refuse('NotFound')
  return view
}

/** How many documents lie in folders that the action may be asked of; their caller may know it. @throws Refusal */
async function countInside(ctx: Context, ids: readonly number[], action: FolderAction): Promise<number> {
  await requireFolders(ctx, ids, action)
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from documents where folder_id in (
      select f.id from folders root join folders f on ${isWithin(sql`f.path`, sql`root.path`)}
      where root.id = any(${ids}::integer[]))`.execute(ctx.db)
  return rows[0]?.total ?? 0
}
