import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { ocrQueue } from './ocr-job.ts'
import { orderOcr } from './order-ocr.ts'

/** So many contents at once. */
const piece = 500

/**
 * Looks at contents that came before there was OCR, or while it was off, and orders again what waits and stands in no queue any more.
 * Answers how many were ordered.
 */
export async function orderMissingOcr(ctx: Context): Promise<number> {
  let ordered = await orderLost(ctx)
  for (;;) {
    const looked = await transaction(ctx, async (ctx) => {
      const { rows } = await sql<{ sha256: string }>`
        select sha256 from blobs where ocr_state is null and derived_at is not null order by created_at limit ${piece}
        for update skip locked`.execute(ctx.db)
      const sha256s = rows.map((row) => row.sha256)
      ordered += await orderOcr(ctx, sha256s)
      return sha256s.length
    })
    if (looked < piece) return ordered
  }
}

async function orderLost(ctx: Context): Promise<number> {
  const { rows } = await sql<{ sha256: string }>`
    select b.sha256 from blobs b where b.ocr_state = 'waiting'
      and not exists (select from pgboss.job j where j.name = ${ocrQueue} and j.state in ('created', 'retry', 'active', 'failed')
        and j.data ->> 'sha256' = b.sha256)
      and not exists (select from job_outbox o where o.queue = ${ocrQueue} and o.data ->> 'sha256' = b.sha256)
    order by b.created_at limit ${piece}`.execute(ctx.db)
  await ctx.jobs.send(ctx.db, ocrQueue, rows)
  return rows.length
}
