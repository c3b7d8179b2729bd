import { sql } from 'kysely'
import { z } from 'zod'
import { system } from '../../../platform/actor.ts'
import type { Context } from '../../../platform/context.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { worker } from '../../../platform/jobs/subscriber.ts'
import { concurrenceReminded } from '../disposal.facts.ts'

const dayMs = 86_400_000
/** A unit that has not answered is asked again after so many days, and again after as many. */
const pause = 7

export const remindingUnits = worker('disposal-reminders', z.object({}), remindUnits, { schedule: '30 22 * * *' })

/** Asks units again that have not answered for a week. Silence stays no consent. */
export async function remindUnits(given: Context): Promise<void> {
  const ctx = { ...given, actor: system }
  const now = ctx.clock.now()
  await transaction(ctx, async (ctx) => {
    const { rows } = await sql<{ disposalId: number; title: string; unitId: number; count: number }>`
      with late as (update disposals set reminded_at = ${now.toISOString()}
        where status = 'concurrence' and coalesce(reminded_at, submitted_at) <= ${new Date(now.getTime() - pause * dayMs).toISOString()}
        returning id, title)
      select late.id as disposal_id, late.title, i.unit_id, count(*)::int as count
      from late join disposal_items i on i.disposal_id = late.id and i.state = 'listed' and i.agrees is null
      group by late.id, late.title, i.unit_id order by late.id, i.unit_id`.execute(ctx.db)
    await ctx.publish(rows.map(({ unitId, ...told }) => concurrenceReminded({ unitId }, told)))
  })
}
