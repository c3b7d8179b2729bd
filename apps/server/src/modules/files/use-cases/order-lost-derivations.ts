import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { deriveQueue } from '../derived.ts'

/** So many at once. */
const piece = 1_000
/** What came in just now is on its way. */
const patience = '1 hour'

/**
 * Orders again what is still to be read and stands in no queue any more: work that was given up is kept for a week there,
 * then it is gone. Answers how many that were.
 */
export async function orderLostDerivations(ctx: Context): Promise<number> {
  for (let ordered = 0; ; ) {
    const lost = await listLost(ctx)
    await ctx.jobs.send(ctx.db, deriveQueue, lost)
    ordered += lost.length
    if (lost.length < piece) return ordered
  }
}

async function listLost({ db, clock }: Context): Promise<{ sha256: string }[]> {
  const { rows } = await sql<{ sha256: string }>`
    select sha256 from blobs b
    where derived_at is null and created_at < ${clock.now().toISOString()}::timestamptz - ${patience}::interval
      and not exists (select from pgboss.job j where j.name = ${deriveQueue} and j.state in ('created', 'retry', 'active', 'failed')
        and j.data ->> 'sha256' = b.sha256)
      and not exists (select from job_outbox o where o.queue = ${deriveQueue} and o.data ->> 'sha256' = b.sha256)
    order by created_at limit ${piece}`.execute(db)
  return rows
}
