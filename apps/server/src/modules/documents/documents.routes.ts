import * as contract from '@sinupan/contract'
import { worksIn } from '../../platform/actor.ts'
import { serveAct } from '../../platform/acts/serve-act.ts'
import type { Context } from '../../platform/context.ts'
import { type App, serve } from '../../platform/http/serve.ts'
import { allow } from '../../platform/policy.ts'
import { refuse } from '../../platform/refusal.ts'
import { idOfRoute } from '../../platform/route-id.ts'
import { listActivity } from './activity.queries.ts'
import { documentActs } from './document-acts.ts'
import { documentPolicy } from './documents.policy.ts'
import { getDocument, viewDocument } from './get-document.ts'
import { requireDocument } from './require-document.ts'
import { createDocument } from './use-cases/create-document.ts'
import { pinDocument } from './use-cases/pin-document.ts'
import { removeDocuments } from './use-cases/remove-documents.ts'
import { requireReason, rescheduleRecord } from './use-cases/reschedule-record.ts'
import { restoreDocument } from './use-cases/restore-documents.ts'
import { trashDocuments } from './use-cases/trash-documents.ts'
import { updateDocument } from './use-cases/update-document.ts'

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
  serve(app, contract.restoreDocument, async (ctx, { params }) => {
    const restored = await restoreDocument(ctx, params.id)
    return { ...(await viewDocument(ctx, params.id)), ...restored }
  })
  serve(app, contract.removeDocument, async (ctx, { params }) => {
    await removeDocuments(ctx, [params.id])
    return params
  })
  serve(app, contract.pinDocument, (ctx, { params }) => pinned(ctx, params.id, true))
  serve(app, contract.unpinDocument, (ctx, { params }) => pinned(ctx, params.id, false))
  serveAct(app, documentActs.trash)
  serveAct(app, documentActs.restore)
  serveAct(app, documentActs.remove)
  serveAct(app, documentActs.move)
  serveAct(app, documentActs.copy)
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
