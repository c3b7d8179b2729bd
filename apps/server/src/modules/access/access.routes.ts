import * as contract from '@sinupan/contract'
import { sql } from 'kysely'
import { type App, serve } from '../../platform/http/serve.ts'
import { requireDocument } from '../documents/index.ts'
import { listAsked, selectGrants } from './access.queries.ts'
import { listOwnerless } from './ownerless.queries.ts'
import { askAccess } from './use-cases/ask-access.ts'
import { grantAccess, refuseAccess } from './use-cases/decide-access.ts'
import { endAccess } from './use-cases/end-access.ts'
import { nameOwner } from './use-cases/name-owner.ts'
import { openClassified } from './use-cases/open-classified.ts'
import { whySeen } from './why.ts'

/** Access to what is classified: asked for, given for a time, taken back; opened by the CRU with a reason. */
export function accessRoutes(app: App): void {
  serve(app, contract.requestAccess, async (ctx, { params, body }) => ({
    id: await askAccess(ctx, { ...params, ...body }),
    status: 'waiting' as const,
  }))
  serve(app, contract.listAccessAsked, (ctx, { query }) => listAsked(ctx, query))
  serve(app, contract.grantAccess, (ctx, { params, body }) => grantAccess(ctx, { ...params, ...body }))
  serve(app, contract.refuseAccess, (ctx, { params, body }) => refuseAccess(ctx, { ...params, ...body }))
  serve(app, contract.listAccess, async (ctx, { params, query }) => {
    await requireDocument(ctx, params.id, 'endAccess')
    return selectGrants(ctx, sql`a.document_id = ${params.id}`, query)
  })
  serve(app, contract.endAccess, async (ctx, { params }) => {
    await endAccess(ctx, params.id)
    return params
  })
  serve(app, contract.openClassified, (ctx, { params, body }) => openClassified(ctx, { ...params, ...body }))
  serve(app, contract.whyVisible, (ctx, { params, query }) => whySeen(ctx, { ...params, ...query }))
  serve(app, contract.listOwnerless, (ctx, { query }) => listOwnerless(ctx, query))
  serve(app, contract.nameOwner, async (ctx, { params, body }) => ({
    ...params,
    owner: await nameOwner(ctx, { ...params, ...body }),
  }))
}
