import { Readable } from 'node:stream'
import * as contract from '@sinupan/contract'
import type { Context } from '../../platform/context.ts'
import { contentDisposition } from '../../platform/http/content-disposition.ts'
import { type App, serve } from '../../platform/http/serve.ts'
import { sessionOfTicket, signTicket } from '../../platform/media-ticket.ts'
import { refuse } from '../../platform/refusal.ts'
import { xlsxType } from '../../platform/xlsx/xlsx-stream.ts'
import { requireDocument } from '../documents/index.ts'
import { findActor } from '../people/index.ts'
import { printForm } from './forms/print-form.ts'
import { countChanged, listItems } from './items.queries.ts'
import { requireTransferUnit } from './transfers.policy.ts'
import { listTransfers, listTransfersOf, requireTransferView } from './transfers.queries.ts'
import { createTransfer } from './use-cases/create-transfer.ts'
import { fetchBag } from './use-cases/fetch-bag.ts'
import { cancelTransfer, confirmTransfer } from './use-cases/settle-transfer.ts'

export function transfersRoutes(app: App): void {
  serve(app, contract.createTransfer, (ctx, { body }) => createTransfer(ctx, body))
  serve(app, contract.listTransfers, async (ctx, { query }) => {
    requireTransferUnit(ctx)
    return listTransfers(ctx, query)
  })
  serve(app, contract.getTransfer, async (ctx, { params }) => {
    requireTransferUnit(ctx)
    const transfer = await requireTransferView(ctx, params.id)
    const bagUrl = transfer.status === 'cancelled' ? null : bagUrlOf(ctx, params.id)
    return { ...transfer, changedCount: await countChanged(ctx, transfer), bagUrl }
  })
  serve(app, contract.listTransferItems, async (ctx, { params, query }) => {
    requireTransferUnit(ctx)
    return listItems(ctx, await requireTransferView(ctx, params.id), query)
  })
  serve(app, contract.fetchBag, async (ctx, { params: { id }, query }, { request, reply }) => {
    const reader = query.ticket === undefined ? ctx : await byTicket(ctx, id, query.ticket)
    const { fileName, stream } = await fetchBag(reader, id)
    reply
      .header('content-type', 'application/zip')
      .header('content-disposition', contentDisposition('attachment', fileName))
      .header('cache-control', 'private, no-store')
    return reply.send(request.method === 'HEAD' ? Readable.from([]) : stream)
  })
  serve(app, contract.confirmTransfer, (ctx, { params, body }) => confirmTransfer(ctx, { ...body, ...params }))
  serve(app, contract.cancelTransfer, (ctx, { params, body }) => cancelTransfer(ctx, { ...body, ...params }))
  serve(app, contract.getTransferForm, async (ctx, { params, query }, { reply }) => {
    const { fileName, stream } = await printForm(ctx, { ...params, ...query })
    return reply
      .header('content-disposition', contentDisposition('attachment', fileName))
      .type(query.format === 'pdf' ? 'application/pdf' : xlsxType)
      .send(stream)
  })
  serve(app, contract.listTransfersOfDocument, async (ctx, { params: { fileManagerId }, query }) => {
    await requireDocument(ctx, fileManagerId, 'view')
    return listTransfersOf(ctx, fileManagerId, query)
  })
}

function bagUrlOf({ actor, secrets, clock }: Context, id: number): string | null {
  if (actor.kind !== 'user') return null
  const ticket = signTicket(secrets, { fileId: `transfer:${id}`, sessionId: actor.sessionId, now: clock.now() })
  return `/api/Transfer/${id}/Bag?ticket=${ticket}`
}

async function byTicket(ctx: Context, id: number, ticket: string): Promise<Context> {
  const now = ctx.clock.now()
  const sessionId = sessionOfTicket(ctx.secrets, ticket, { fileId: `transfer:${id}`, now })
  const actor = sessionId ? await findActor(ctx.db, sessionId, now) : undefined
  if (actor?.kind !== 'user') throw refuse('NotFound')
  return { ...ctx, actor }
}
