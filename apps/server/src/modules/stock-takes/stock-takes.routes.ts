import * as contract from '@sinupan/contract'
import { isCru } from '../../platform/actor.ts'
import type { Context } from '../../platform/context.ts'
import { publishAlone } from '../../platform/database/transaction.ts'
import { contentDisposition } from '../../platform/http/content-disposition.ts'
import { type App, serve } from '../../platform/http/serve.ts'
import { refuse } from '../../platform/refusal.ts'
import { xlsxType } from '../../platform/xlsx/xlsx-stream.ts'
import { stockTakePaper, stockTakeWorkbook } from './stock-take-report.ts'
import { stockTakePrinted } from './stock-takes.facts.ts'
import { counts } from './stock-takes.policy.ts'
import { listItems, listStockTakes, viewStockTake } from './stock-takes.queries.ts'
import { beginStockTake } from './use-cases/begin-stock-take.ts'
import { closeStockTake } from './use-cases/close-stock-take.ts'
import { scanItem } from './use-cases/scan-item.ts'
import { requireStockTake } from './with-stock-take.ts'

export function stockTakesRoutes(app: App): void {
  serve(app, contract.createStockTake, (ctx, { body }) => beginStockTake(ctx, body.fileLocationId))
  serve(app, contract.scanItem, (ctx, { params, body }) => scanItem(ctx, { ...params, ...body }))
  serve(app, contract.getStockTake, async (ctx, { params }) => {
    await requireStockTake(ctx, params.id)
    return viewStockTake(ctx, params.id)
  })
  serve(app, contract.listStockTakeItems, async (ctx, { params, query }) => {
    await requireStockTake(ctx, params.id)
    return listItems(ctx, params.id, query)
  })
  serve(app, contract.closeStockTake, (ctx, { params, body }) => closeStockTake(ctx, { ...params, ...body }))
  serve(app, contract.listUnitStockTakes, (ctx, { params, query }) => {
    if (!counts(ctx.actor, params.duId)) throw refuse('NotYourDeliveryUnit')
    return listStockTakes(ctx, { ...query, unitId: params.duId })
  })
  serve(app, contract.listAllStockTakes, async (ctx, { query }) => {
    if (!isCru(ctx.actor)) throw refuse('Forbidden')
    return listStockTakes(ctx, query)
  })
  serve(app, contract.printStockTake, async (ctx, { params: { id, docType } }, { reply }) => {
    const print = await beginPrint(ctx, id, docType)
    reply
      .header('content-type', print.mediaType)
      .header('content-disposition', contentDisposition(print.disposition, print.fileName))
      .header('cache-control', 'private, no-store')
    return reply.send(print.body)
  })
}

async function beginPrint(ctx: Context, id: number, docType: 'pdf' | 'xlsx') {
  const { unitId, name, code } = await requireStockTake(ctx, id)
  const stockTake = await viewStockTake(ctx, id)
  await publishAlone(ctx, stockTakePrinted({ unitId }, { stockTakeId: id, name, code, docType }))
  const fileName = `${name} – stock-take ${id}.${docType}`
  return docType === 'pdf'
    ? { body: stockTakePaper(ctx, stockTake), mediaType: 'application/pdf', disposition: 'inline' as const, fileName }
    : { body: stockTakeWorkbook(ctx, stockTake), mediaType: xlsxType, disposition: 'attachment' as const, fileName }
}
