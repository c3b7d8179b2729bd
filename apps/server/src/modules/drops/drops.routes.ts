import * as contract from '@sinupan/contract'
import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { unitsOf, userIdOf } from '../../platform/actor.ts'
import type { Context } from '../../platform/context.ts'
import { limitedAddressOf } from '../../platform/http/origin.ts'
import { type App, serve } from '../../platform/http/serve.ts'
import { requireOwnUnit } from '../organisation/index.ts'
import { listDrops } from './drops.queries.ts'
import { receiveDelivery } from './receive-delivery.ts'
import { makeDrop } from './use-cases/make-drop.ts'
import { openDrop } from './use-cases/open-drop.ts'
import { revokeDrop } from './use-cases/revoke-drop.ts'

export function dropsRoutes(app: App): void {
  serve(app, contract.createDrop, (ctx, { body }) => makeDrop(ctx, body))
  serve(app, contract.listOwnDrops, (ctx, { query }) => listOwn(ctx, query))
  serve(app, contract.revokeDrop, async (ctx, { params }) => {
    await revokeDrop(ctx, params.id)
    return params
  })
  serve(app, contract.openDrop, (ctx, { params }, { request, reply }) => {
    reply.header('cache-control', 'no-store')
    return openDrop(ctx, { ...params, address: limitedAddressOf(request) })
  })
  serve(app, contract.openDropWithPassword, (ctx, { params, body }, { request, reply }) => {
    reply.header('cache-control', 'no-store')
    return openDrop(ctx, { ...params, ...body, address: limitedAddressOf(request) })
  })
  serve(app, contract.sendDropFile, (ctx, { params }, { request }) => receive(ctx, params.token, request))
}

const receive = async (ctx: Context, token: string, request: FastifyRequest) => ({
  receipt: await receiveDelivery(ctx, request, { token, address: limitedAddressOf(request) }),
})

/** What the caller asks for, or all that is asked for in a unit of theirs. */
function listOwn(
  ctx: Context,
  { deliveryUnitId, fileFolderId, search, ...query }: contract.QueryOf<typeof contract.listOwnDrops>,
) {
  if (deliveryUnitId !== undefined) requireOwnUnit(ctx, deliveryUnitId)
  const whose =
    deliveryUnitId === undefined ? sql`r.created_by = ${userIdOf(ctx.actor)}` : sql`r.unit_id = ${deliveryUnitId}`
  const inFolder = fileFolderId === undefined ? sql`true` : sql`r.folder_id = ${fileFolderId}`
  const named = search ? sql`r.title ilike ${`%${search.replace(/[\\%_]/g, '\\$&')}%`}` : sql`true`
  const where = sql`${whose} and ${inFolder} and ${named} and r.unit_id = any(${unitsOf(ctx.actor)}::integer[])`
  return listDrops(ctx, { ...query, where })
}
