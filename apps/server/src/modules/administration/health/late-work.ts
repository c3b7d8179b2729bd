import { sql } from 'kysely'
import { z } from 'zod'
import type { Context } from '../../../platform/context.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { worker } from '../../../platform/jobs/subscriber.ts'
import { workLate } from './health.facts.ts'
import { listQueues } from './health.queries.ts'

/** 0 where there is nothing. */
export const minutesSince = ({ clock }: Pick<Context, 'clock'>, instant: string | null): number =>
  instant === null ? 0 : Math.max(0, (clock.now().getTime() - Date.parse(instant)) / 60_000)

/** Looks each minute whether work waits too long; in every process, since those that work may be gone. */
export const workWatching = worker('watch-work', z.object({}), watchWork, {
  schedule: '* * * * *',
  isInEveryRole: true,
})

/** Announces queues whose oldest work waits too long, once until they have caught up by half. */
export function watchWork(ctx: Context): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const limit = ctx.config.WORK_ALARM_MINUTES
    const queues = (await listQueues(ctx)).map((one) => ({ ...one, minutes: minutesSince(ctx, one.oldestWaitingAt) }))
    const isBehind = (minutes: number) => queues.filter((one) => one.minutes >= minutes).map((one) => one.name)
    await sql`delete from late_queues where queue <> all(${isBehind(limit / 2)}::text[])`.execute(ctx.db)
    const { rows } = await sql<{ queue: string }>`
      insert into late_queues (queue, noticed_at) select queue, ${ctx.clock.now().toISOString()} from unnest(${isBehind(limit)}::text[]) as queue
      on conflict do nothing returning queue`.execute(ctx.db)
    const names = new Set(rows.map((row) => row.queue))
    const late = queues.filter((one) => names.has(one.name))
    if (late.length === 0) return
    await ctx.publish(
      workLate(
        {},
        {
          queue: late.map((one) => one.name).join(', '),
          waiting: late.reduce((all, one) => all + one.waiting, 0),
          minutes: Math.floor(Math.max(...late.map((one) => one.minutes))),
        },
      ),
    )
  })
}
