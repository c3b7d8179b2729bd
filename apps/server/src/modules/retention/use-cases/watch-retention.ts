import { sql } from 'kysely'
import { z } from 'zod'
import type { Context } from '../../../platform/context.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { worker } from '../../../platform/jobs/subscriber.ts'
import { retentionChecked, retentionExpiring } from '../retention.facts.ts'
import { today } from '../retention-tabs.ts'

export const retentionQueue = 'retention-watch'

/** How many days before a document's time is over its unit is told; each once, the nearest that fits. */
const daysBefore = [30, 90] as const

/**
 * Once a day, before the offices open: compares the days that are kept with what the rules make of them, and the holds with
 * what lies under them, puts right what differs, and tells units of what is over soon. That it was done, of how many, and
 * what was wrong, is a fact each time: its silence would be the alarm.
 */
export const retentionWatch = worker(retentionQueue, z.object({}), watchRetention, { schedule: '0 21 * * *' })

async function watchRetention(ctx: Context): Promise<void> {
  const checked = await checkDays(ctx)
  let told = 0
  for (const [index, days] of daysBefore.entries())
    told += await tellUnits(ctx, { days, after: daysBefore[index - 1] ?? -1 })
  await transaction(ctx, (ctx) => ctx.publish(retentionChecked({}, { ...checked, told })))
}

const right = sql`case when not d.is_permanent then kept_until(kept_from(d.document_date, d.created_at), c.retention_years, d.extended_until) end`

async function checkDays({ db }: Context): Promise<{ checked: number; wrong: number }> {
  const { rows } = await sql<{ checked: number; ids: number[] }>`
    select count(*)::int as checked, coalesce(array_agg(d.id order by d.id) filter (where d.expires_on is distinct from ${right}), '{}') as ids
    from documents d left join categories c on c.id = d.category_id`.execute(db)
  const { checked = 0, ids = [] } = rows[0] ?? {}
  if (ids.length > 0) await sql`update documents set expires_on = null where id = any(${ids}::integer[])`.execute(db)
  const { numAffectedRows = 0n } = await sql`
    insert into hold_documents (hold_id, document_id)
    select hold_id, d.id from documents d, holds_over(d.folder_id, d.category_id, d.location_id) as hold_id
    where any_hold_over_things() order by d.id on conflict do nothing`.execute(db)
  return { checked, wrong: ids.length + Number(numAffectedRows) }
}

interface Period {
  days: number
  /** What is over sooner was told of by the nearer notice. */
  after: number
}

/** Tells each unit once of what is over within the period; answers of how many documents. */
async function tellUnits(ctx: Context, period: Period): Promise<number> {
  const { rows } = await sql<{ unitId: number }>`
    select distinct d.unit_id from documents d where ${isDue(ctx, period)} order by d.unit_id`.execute(ctx.db)
  let told = 0
  for (const { unitId } of rows) told += await tellUnit(ctx, unitId, period)
  return told
}

const isDue = (ctx: Context, { days, after }: Period) => sql`d.is_living
  and d.expires_on > ${today(ctx)}::date + ${after}::integer and d.expires_on <= ${today(ctx)}::date + ${days}::integer
  and not exists (select from expiry_notices told where told.document_id = d.id and told.days_before = ${days}
    and told.expires_on = d.expires_on)`

function tellUnit(ctx: Context, unitId: number, period: Period): Promise<number> {
  return transaction(ctx, async (ctx) => {
    const { rows } = await sql<{ documents: number; until: string }>`
      with told as (
        insert into expiry_notices (document_id, days_before, expires_on, told_at)
        select d.id, ${period.days}, d.expires_on, ${ctx.clock.now().toISOString()}::timestamptz from documents d
        where d.unit_id = ${unitId} and ${isDue(ctx, period)} order by d.id on conflict do nothing returning expires_on)
      select count(*)::int as documents, min(expires_on) as until from told`.execute(ctx.db)
    const { documents = 0, until = '' } = rows[0] ?? {}
    if (documents > 0) await ctx.publish(retentionExpiring({ unitId }, { daysBefore: period.days, documents, until }))
    return documents
  })
}
