import { Readable } from 'node:stream'
import * as contract from '@sinupan/contract'
import type { Context } from '../../platform/context.ts'
import { publishAlone } from '../../platform/database/transaction.ts'
import { type App, type Exchange, serve } from '../../platform/http/serve.ts'
import { xlsxType } from '../../platform/xlsx/xlsx-stream.ts'
import { unlessKnown } from '../search/index.ts'
import { countMoved } from './jobs/count-moved.ts'
import { readFigures } from './registers/figures.queries.ts'
import { type Period, periodOf } from './registers/period.ts'
import { listRegister, streamRegister } from './registers/register.queries.ts'
import { csvOf, registerTable, summaryTable, type Table, workbookOf } from './registers/register-table.ts'
import { publicStatistics } from './registers/statistics.ts'
import { requestsExported } from './requests.facts.ts'

export function requestsRegistersRoutes(app: App): void {
  const statistics = publicStatistics()
  serve(app, contract.reportRequests, async (ctx, { params: { kind }, query }, { reply }) => {
    const period = periodOf(ctx, query)
    if (query.format !== 'json') return sendFile(ctx, { kind, format: query.format, period }, reply)
    const { page, pageSize } = query
    return reply.send(
      kind === 'summary'
        ? await readFigures(ctx, period)
        : await listRegister(ctx, kind, { ...period, page, pageSize }),
    )
  })
  serve(app, contract.getRequestStatistics, async (ctx, { query }, exchange) =>
    unlessKnown(exchange, await statistics(ctx, query.year)),
  )
  serve(app, contract.getHolidayEffect, async (ctx, { query }) => ({ requests: await countMoved(ctx, query) }))
}

interface Asked {
  kind: contract.RegisterKind
  format: 'csv' | 'xlsx'
  period: Period
}

async function sendFile(ctx: Context, { kind, format, period }: Asked, reply: Exchange['reply']) {
  await publishAlone(ctx, requestsExported({}, { kind, format, ...period }))
  const table = await tableOf(ctx, kind, period)
  const name = `requests-${kind}-${period.from}-${period.to}`
  reply
    .header('content-disposition', `attachment; filename="${name}.${format}"`)
    .header('cache-control', 'private, no-store')
  return format === 'xlsx'
    ? reply.type(xlsxType).send(workbookOf(table, { name: `Requests ${kind}`, at: ctx.clock.now() }))
    : reply.type('text/csv; charset=utf-8').send(Readable.from(csvOf(table)))
}

const tableOf = async (ctx: Context, kind: contract.RegisterKind, period: Period): Promise<Table> =>
  kind === 'summary'
    ? summaryTable(await readFigures(ctx, period))
    : registerTable(kind, streamRegister(ctx, kind, period))
