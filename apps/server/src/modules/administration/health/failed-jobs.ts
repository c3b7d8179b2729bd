import type { FailedJob, List } from '@sinupan/contract'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { asList } from '../../../platform/database/page.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { refuse } from '../../../platform/refusal.ts'
import { jobRetried } from './health.facts.ts'

/** Work that was given up. Its data is not shown: it may hold what an administrator does not read. */
export async function listFailedJobs(ctx: Context, page: { page: number; pageSize: number }): Promise<List<FailedJob>> {
  const { rows } = await sql<FailedJob & { inAll: number }>`
    select id, name as queue, created_on as created_at, completed_on as failed_at, retry_count + 1 as tries,
      left(coalesce(output ->> 'message', output #>> '{}', ''), 500) as error, count(*) over ()::int as in_all
    from pgboss.job where state = 'failed' order by completed_on desc nulls last, id
    limit ${page.pageSize} offset ${page.page * page.pageSize}`.execute(ctx.db)
  return asList(
    rows.map(({ inAll: _, ...row }) => row),
    rows[0]?.inAll ?? 0,
  )
}

/** Puts a job that was given up back into its queue. @throws Refusal NotFound */
export function retryJob(ctx: Context, id: string): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const { rows } = await sql<{
      name: string
    }>`select name from pgboss.job where id = ${id} and state = 'failed'`.execute(ctx.db)
    const [job] = rows
    if (!job) throw refuse('NotFound')
    await ctx.jobs.retry(ctx.db, job.name, id)
    await ctx.publish(jobRetried({}, { queue: job.name, jobId: id }))
  })
}
