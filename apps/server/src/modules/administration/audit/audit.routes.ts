import { Readable } from 'node:stream'
import * as contract from '@sinupan/contract'
import { wholeList } from '../../../platform/database/page.ts'
import { publishAlone } from '../../../platform/database/transaction.ts'
import { type App, serve } from '../../../platform/http/serve.ts'
import { todayOf } from '../../holidays/index.ts'
import { auditExported } from './audit.facts.ts'
import { listFacts, streamFacts } from './audit.queries.ts'
import { csvOf } from './csv-rows.ts'
import { listActions } from './list-actions.ts'

export function auditRoutes(app: App): void {
  serve(app, contract.listAudit, (ctx, { query }) => listFacts(ctx, query))
  serve(app, contract.listAuditActions, async (ctx, { query }) => wholeList(await listActions(ctx), query))
  serve(app, contract.exportAudit, async (ctx, { query: { format: _, ...filters } }, { reply }) => {
    const given = Object.entries(filters).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]]))
    await publishAlone(ctx, auditExported({}, { filters: Object.fromEntries(given) }))
    return reply
      .header('content-disposition', `attachment; filename="audit-${todayOf(ctx)}.csv"`)
      .type('text/csv; charset=utf-8')
      .send(Readable.from(csvOf(streamFacts(ctx, filters))))
  })
}
