import * as contract from '@sinupan/contract'
import { worksIn } from '../../platform/actor.ts'
import type { Context } from '../../platform/context.ts'
import { type App, serve } from '../../platform/http/serve.ts'
import { allow } from '../../platform/policy.ts'
import { refuse } from '../../platform/refusal.ts'
import { idOfRoute } from '../../platform/route-id.ts'
import { listActivity } from './activity.queries.ts'
import { documentPolicy } from './documents.policy.ts'
import { getDocument, viewDocument } from './get-document.ts'
import { requireDocument } from './require-document.ts'
import { copyDocuments } from './use-cases/copy-documents.ts'
import { createDocument } from './use-cases/create-document.ts'
import { moveDocuments } from './use-cases/move-documents.ts'
import { pinDocument } from './use-cases/pin-document.ts'
import { removeDocuments } from './use-cases/remove-documents.ts'
import { requireReason, rescheduleRecord } from './use-cases/reschedule-record.ts'
import { restoreDocument, restoreDocuments } from './use-cases/restore-documents.ts'
import { trashDocuments } from './use-cases/trash-documents.ts'
import { updateDocument } from './use-cases/update-document.ts'

const idList = (ids: readonly number[]) => ({ items: [...ids], total: ids.length })

export function documentsRoutes(app: App): void {
  serve(app, contract.getDocument, (ctx, { params }) => getDocument(ctx, params.id))
  serve(app, contract.getDocumentByRoute, async (ctx, { params }) => {
    const id = idOfRoute(ctx.secrets, params.routeId, 'document')
    if (id === undefined) throw refuse('NotFound')
    return getDocument(ctx, id)
  })
  serve(app, contract.createDocument, (ctx, { body }) => createDocument(ctx, body))
  serve(app, contract.updateDocument, async (ctx, { params, body: { reason, ...body } }) => {
    const change = { ...body, ...params }
    if (reason !== undefined) return rescheduleRecord(ctx, { ...change, reason })
    await requireReason(ctx, change)
    return updateDocument(ctx, change)
  })
  serve(app, contract.trashDocument, async (ctx, { params }) => {
    await trashDocuments(ctx, [params.id])
    return viewDocument(ctx, params.id)
  })
  serve(app, contract.trashDocuments, async (ctx, { body }) => {
    await trashDocuments(ctx, body)
    return idList(body)
  })
  serve(app, contract.restoreDocument, async (ctx, { params }) => {
    const restored = await restoreDocument(ctx, params.id)
    return { ...(await viewDocument(ctx, params.id)), ...restored }
  })
  serve(app, contract.restoreDocuments, async (ctx, { body }) => {
    const items = await restoreDocuments(ctx, body)
    return { items, total: items.length }
  })
  serve(app, contract.removeDocument, async (ctx, { params }) => {
    await removeDocuments(ctx, [params.id])
    return params
  })
  serve(app, contract.removeDocuments, async (ctx, { body }) => {
    await removeDocuments(ctx, body)
    return idList(body)
  })
  serve(app, contract.pinDocument, (ctx, { params }) => pinned(ctx, params.id, true))
  serve(app, contract.unpinDocument, (ctx, { params }) => pinned(ctx, params.id, false))
  serve(app, contract.moveDocuments, async (ctx, { params, query, body }) => {
    await moveDocuments(ctx, { ids: body, destinationId: params.fileFolderId, isNumbered: query.numbered ?? false })
    return idList(body)
  })
  serve(app, contract.copyDocuments, async (ctx, { params, body }) =>
    idList(await copyDocuments(ctx, { ids: body, destinationId: params.fileFolderId })),
  )
  serve(app, contract.listActivity, async (ctx, { params, query }) => {
    const document = await requireDocument(ctx, params.id, 'view')
    // A history tells of folders, people and reasons: it is the unit's own.
    if (!worksIn(ctx.actor, document.unitId)) throw refuse('NotFound')
    // It names files and reasons too, which of a classified document are its owner's.
    allow(documentPolicy, 'read', { actor: ctx.actor, document }, document)
    return listActivity(ctx, document.id, query)
  })
}

async function pinned(ctx: Context, id: number, isPinned: boolean) {
  await pinDocument(ctx, id, isPinned)
  return viewDocument(ctx, id)
}
