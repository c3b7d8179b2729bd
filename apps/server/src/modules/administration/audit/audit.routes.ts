import { Readable } from 'node:stream'
import * as contract from '@sinupan/contract'
import { z } from 'zod'
import type { Context } from '../../../platform/context.ts'
import { publishAlone } from '../../../platform/database/transaction.ts'
import { sealFacts } from '../../../platform/facts/seal-facts.ts'
import { verifyFacts } from '../../../platform/facts/verify-facts.ts'
import { type App, serve } from '../../../platform/http/serve.ts'
import { type Subscriber, worker } from '../../../platform/jobs/subscriber.ts'
import { auditExported, auditVerified } from './audit.facts.ts'
import { listActions, listFacts, streamFacts } from './audit.queries.ts'
import { csvOf } from './csv-rows.ts'

export function auditRoutes(app: App): void {
  serve(app, contract.listAudit, (ctx, { query }) => listFacts(ctx, query))
  serve(app, contract.listAuditActions, async (ctx) => {
    const items = await listActions(ctx)
    return { items, total: items.length }
  })
  serve(app, contract.verifyAudit, verifyAudit)
  serve(app, contract.exportAudit, async (ctx, { query: { format: _, ...filters } }, { reply }) => {
    const given = Object.entries(filters).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]]))
    await publishAlone(ctx, auditExported({}, { filters: Object.fromEntries(given) }))
    const day = ctx.clock.now().toISOString().slice(0, 10)
    return reply
      .header('content-disposition', `attachment; filename="audit-${day}.csv"`)
      .type('text/csv; charset=utf-8')
      .send(Readable.from(csvOf(streamFacts(ctx, filters))))
  })
}

/** That the history was verified, with what came out, is told in the history. */
async function verifyAudit(ctx: Context) {
  const found = await verifyFacts(ctx)
  const { isIntact, sealedUpTo, problemCount } = found
  await publishAlone(ctx, auditVerified({}, { isIntact, sealedUpTo, problemCount }))
  return { ...found, at: ctx.clock.now().toISOString() }
}

/** Seals what happened, each minute. */
export const factSealing: Subscriber = worker(
  'seal-facts',
  z.object({}),
  async (ctx) => {
    await sealFacts(ctx)
  },
  { schedule: '* * * * *' },
)
