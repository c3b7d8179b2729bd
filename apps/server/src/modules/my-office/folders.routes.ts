import * as contract from '@sinupan/contract'
import { sql } from 'kysely'
import { unitsOf, userIdOf } from '../../platform/actor.ts'
import { serveAct } from '../../platform/acts/serve-act.ts'
import type { Context } from '../../platform/context.ts'
import { wholeList } from '../../platform/database/page.ts'
import { type App, serve } from '../../platform/http/serve.ts'
import { refuse } from '../../platform/refusal.ts'
import { idOrRoute } from '../../platform/route-id.ts'
import {
  createFolder,
  createFolders,
  listSteps,
  pinFolder,
  requireFolder,
  selectFolders,
  treesOf,
  updateFolder,
} from '../folders/index.ts'
import { requireOwnUnit } from '../organisation/index.ts'
import {
  type AskDocuments,
  type ContentsQuery,
  getFolderDetails,
  getRootDetails,
  listFolder,
  listRoot,
} from './list-contents.ts'
import { moveAct, removeAct, restoreAct, trashAct, viewFolder } from './office-acts.ts'
import { sendContents } from './send-contents.ts'
import { listTrashedFolders } from './trash.queries.ts'

/** The calls of FileFolder. */
export function foldersRoutes(app: App): void {
  serve(app, contract.getFolderDetails, (ctx, { params, query }) => details(ctx, params.id, query.duId))
  serve(app, contract.getFolder, (ctx, { params }) => details(ctx, params.id))
  serve(app, contract.listMyOffice, (ctx, { params, query }, { reply }) => {
    requireOwnUnit(ctx, params.duId)
    return sendContents(reply, (ask) => listRoot(ctx, params.duId, query, ask))
  })
  serve(app, contract.listOwnOffice, (ctx, { query }, { reply }) =>
    sendContents(reply, (ask) => ownOffice(ctx, query, ask)),
  )
  serve(app, contract.listChildrenInUnit, async (ctx, { params, query }, { reply }) => {
    requireOwnUnit(ctx, params.duId)
    if (params.parentId === 0) return sendContents(reply, (ask) => listRoot(ctx, params.duId, query, ask))
    await requireFolderOf(ctx, params.parentId, params.duId)
    return sendContents(reply, (ask) => listFolder(ctx, params.parentId, query, ask))
  })
  serve(app, contract.listChildren, (ctx, { params, query }, { reply }) =>
    sendContents(reply, (ask) =>
      params.id === 0 ? ownOffice(ctx, query, ask) : listFolder(ctx, params.id, query, ask),
    ),
  )
  serve(app, contract.listFolderSteps, async (ctx, { params, query }) => {
    requireOwnUnit(ctx, params.duId)
    if (params.parentId !== 0) await requireFolderOf(ctx, params.parentId, params.duId)
    return wholeList(await listSteps(ctx, params.duId, params.parentId || null), query)
  })
  serve(app, contract.createFolder, (ctx, { params, body }) => createFolder(ctx, { ...body, unitId: params.duId }))
  serve(app, contract.createFolders, async (ctx, { params, body }) => {
    const trees = 'paths' in body ? await treesOf(body.paths) : body.folders
    return wholeList(await createFolders(ctx, { unitId: params.duId, parentId: body.parentId, trees }))
  })
  serve(app, contract.updateFolder, (ctx, { params, body }) => updateFolder(ctx, { ...body, ...params }))
  serve(app, contract.pinFolder, (ctx, { params }) => pinned(ctx, params.id, true))
  serve(app, contract.unpinFolder, (ctx, { params }) => pinned(ctx, params.id, false))
  serve(app, contract.listPinnedFolders, async (ctx, { params, query }) => {
    requireOwnUnit(ctx, params.duId)
    const isPinned = sql`exists (select from pins where folder_id = f.id and user_id = ${userIdOf(ctx.actor)})`
    return selectFolders(ctx, {
      ...query,
      where: sql`f.unit_id = any(${unitsOf(ctx.actor)}::int[]) and f.is_living and ${isPinned}`,
    })
  })
  serve(app, contract.listTrashedFolders, async (ctx, { params, query }) => {
    requireOwnUnit(ctx, params.duId)
    return listTrashedFolders(ctx, params.duId, query)
  })
  serveAct(app, trashAct)
  serveAct(app, restoreAct)
  serveAct(app, removeAct)
  serveAct(app, moveAct)
}

async function details(ctx: Context, value: string, unitId?: number) {
  const id = idOrRoute(ctx.secrets, value, 'folder')
  if (id === undefined) throw refuse('NotFound')
  if (id !== 0) return getFolderDetails(ctx, id)
  const own = unitId ?? (ctx.actor.kind === 'user' ? ctx.actor.homeUnitId : null)
  if (own === null) throw refuse('NotFound')
  requireOwnUnit(ctx, own)
  return getRootDetails(ctx, own)
}

// Who has no unit has an empty office (api.md, Conventions).
async function ownOffice(ctx: Context, query: ContentsQuery, ask: AskDocuments) {
  const unitId = ctx.actor.kind === 'user' ? ctx.actor.homeUnitId : null
  return listRoot(ctx, unitId ?? 0, query, ask)
}

async function requireFolderOf(ctx: Context, id: number, unitId: number): Promise<void> {
  const folder = await requireFolder(ctx, id, 'view')
  if (folder.unitId !== unitId) throw refuse('NotFound')
}

async function pinned(ctx: Context, id: number, isPinned: boolean) {
  await pinFolder(ctx, id, isPinned)
  return viewFolder(ctx, id)
}
