import * as contract from '@sinupan/contract'
import { sql } from 'kysely'
import { unitsOf, userIdOf, worksIn } from '../../platform/actor.ts'
import type { Context } from '../../platform/context.ts'
import { limitedAddressOf } from '../../platform/http/origin.ts'
import { type App, serve } from '../../platform/http/serve.ts'
import { refuse } from '../../platform/refusal.ts'
import { requireDocument } from '../documents/index.ts'
import { requireOwnUnit } from '../organisation/index.ts'
import { openShare } from './open-share.ts'
import { listShared, markSeen } from './shared-with-me.queries.ts'
import { listShares } from './shares.queries.ts'
import { changeShare } from './use-cases/change-share.ts'
import { makeShare } from './use-cases/make-share.ts'
import { revokeShare } from './use-cases/revoke-share.ts'

export function sharingRoutes(app: App): void {
  serve(app, contract.listLinks, async (ctx, { params, query }) => {
    await requireUnitsOwn(ctx, params.fileId)
    return listShares(ctx, { ...query, where: sql`s.document_id = ${params.fileId}` })
  })
  serve(app, contract.createLink, (ctx, { body }) => makeShare(ctx, body))
  serve(app, contract.revokeLink, async (ctx, { params }) => {
    await revokeShare(ctx, params.id)
    return params
  })
  serve(app, contract.changeLink, (ctx, { params, body }) => changeShare(ctx, params.id, body))
  serve(app, contract.listGivenLinks, async (ctx, { query: { deliveryUnitId, search, ...query } }) => {
    if (deliveryUnitId !== undefined) requireOwnUnit(ctx, deliveryUnitId)
    const named = search ? sql`d.name ilike ${`%${search.replace(/[\\%_]/g, '\\$&')}%`}` : sql`true`
    const given =
      deliveryUnitId === undefined ? sql`s.created_by = ${userIdOf(ctx.actor)}` : sql`d.unit_id = ${deliveryUnitId}`
    return listShares(ctx, {
      ...query,
      where: sql`${given} and d.unit_id = any(${unitsOf(ctx.actor)}::integer[]) and ${named}`,
    })
  })
  serve(app, contract.listSharedWithMe, (ctx, { query }) => listShared(ctx, query))
  serve(app, contract.seeShared, async (ctx) => ({ seenAt: await markSeen(ctx) }))
  serve(app, contract.openLink, (ctx, { params }, { request, reply }) => {
    reply.header('cache-control', 'no-store')
    return openShare(ctx, { ...params, address: limitedAddressOf(request) })
  })
  serve(app, contract.openLinkWithPassword, (ctx, { params, body }, { request, reply }) => {
    reply.header('cache-control', 'no-store')
    return openShare(ctx, { ...params, ...body, address: limitedAddressOf(request) })
  })
}

/** With whom its unit shares a document is the unit's own to know. @throws Refusal NotFound */
async function requireUnitsOwn(ctx: Context, documentId: number): Promise<void> {
  const document = await requireDocument(ctx, documentId, 'view')
  if (!worksIn(ctx.actor, document.unitId)) throw refuse('NotFound')
}
