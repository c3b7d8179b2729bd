import { Readable } from 'node:stream'
import * as contract from '@sinupan/contract'
import { worksIn } from '../../platform/actor.ts'
import { publishAlone } from '../../platform/database/transaction.ts'
import { type App, serve } from '../../platform/http/serve.ts'
import { refuse } from '../../platform/refusal.ts'
import { xlsxType } from '../../platform/xlsx/xlsx-stream.ts'
import { getRetention } from './document-retention.ts'
import { listHolds } from './holds.queries.ts'
import { csvOf, workbookOf } from './retained-table.ts'
import { retentionExported } from './retention.facts.ts'
import { requireRecordsReader, requireRecordsUnit } from './retention.policy.ts'
import { countTabs, listRetained, streamRetained } from './retention.queries.ts'
import { today } from './retention-tabs.ts'
import { declareRecords } from './use-cases/declare-records.ts'
import { extendRetention } from './use-cases/extend-retention.ts'
import { keepForEver } from './use-cases/keep-for-ever.ts'
import { liftHold } from './use-cases/lift-hold.ts'
import { placeHold } from './use-cases/place-hold.ts'

const idList = (ids: readonly number[]) => ({ items: [...ids], total: ids.length })

export function retentionRoutes(app: App): void {
  serve(app, contract.listRetention, async (ctx, { query }) => {
    requireRecordsReader(ctx)
    return listRetained(ctx, query)
  })
  serve(app, contract.listUnitRetention, async (ctx, { params: { duId }, query }) => {
    if (!worksIn(ctx.actor, duId)) throw refuse('NotYourDeliveryUnit')
    return listRetained(ctx, { ...query, deliveryUnitId: duId })
  })
  serve(app, contract.countRetention, async (ctx, { query }) => {
    requireRecordsReader(ctx)
    return countTabs(ctx, query.days)
  })
  serve(app, contract.exportRetention, async (ctx, { query: { format, ...filters } }, { reply }) => {
    requireRecordsReader(ctx)
    const given = Object.entries(filters).filter(([, value]) => value !== undefined)
    await publishAlone(ctx, retentionExported({}, { filters: Object.fromEntries(given) }))
    reply.header('content-disposition', `attachment; filename="retention-${filters.tab}-${today(ctx)}.${format}"`)
    const rows = streamRetained(ctx, filters)
    return format === 'xlsx'
      ? reply.type(xlsxType).send(workbookOf(rows, { tab: filters.tab, at: ctx.clock.now() }))
      : reply.type('text/csv; charset=utf-8').send(Readable.from(csvOf(rows)))
  })
  serve(app, contract.getDocumentRetention, (ctx, { params }) => getRetention(ctx, params.id))
  serve(app, contract.extendRetention, async (ctx, { body: { fileManagerIds: ids, ...extension } }) => {
    await extendRetention(ctx, { ids, ...extension })
    return idList(ids)
  })
  serve(app, contract.keepForEver, async (ctx, { body: { fileManagerIds: ids, ...keeping } }) => {
    await keepForEver(ctx, { ids, ...keeping })
    return idList(ids)
  })
  serve(app, contract.declareRecords, async (ctx, { body: { fileManagerIds: ids } }) => {
    await declareRecords(ctx, ids)
    return idList(ids)
  })
}

export function holdsRoutes(app: App): void {
  serve(app, contract.listHolds, async (ctx, { query }) => {
    requireRecordsUnit(ctx)
    return listHolds(ctx, query)
  })
  serve(app, contract.createHold, (ctx, { body }) => placeHold(ctx, body))
  serve(app, contract.liftHold, (ctx, { params, body }) => liftHold(ctx, { ...params, ...body }))
}
