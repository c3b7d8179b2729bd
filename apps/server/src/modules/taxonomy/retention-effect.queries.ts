import type { RetentionEffect } from '@sinupan/contract'
import { sql } from 'kysely'
import { calendarDateOf } from '../../platform/clock.ts'
import type { Context } from '../../platform/context.ts'
import { expiryOf } from './expiry.ts'

/** Whether `to` keeps shorter than `from`; null years keep for ever. */
export const isShorter = (from: number | null, to: number | null): boolean =>
  to !== null && (from === null || to < from)

interface Asked {
  categoryId: number
  from: number | null
  to: number | null
}

const dates = { documentDate: sql`document_date`, createdAt: sql`created_at` }

/** What keeping a category's documents for `to` years in place of `from` does to them; null keeps for ever. */
export async function countRetentionEffect(
  { db, clock, config }: Context,
  { categoryId, from, to }: Asked,
): Promise<Omit<RetentionEffect, 'allowed'>> {
  const today = calendarDateOf(clock.now(), config.TIME_ZONE)
  const { rows } = await sql<Omit<RetentionEffect, 'allowed'>>`
    with kept as (
      select is_record,
        case when not is_permanent then ${expiryOf(dates, sql`${from}::int`)} end as now_until,
        case when not is_permanent then ${expiryOf(dates, sql`${to}::int`)} end as then_until
      from documents d where category_id = ${categoryId}
    )
    select count(*)::int as documents, count(*) filter (where is_record)::int as records,
      count(*) filter (where then_until < now_until)::int as earlier,
      count(*) filter (where then_until > now_until)::int as later,
      count(*) filter (where now_until is not null and then_until is null)::int as become_permanent,
      count(*) filter (where now_until is null and then_until is not null)::int as become_scheduled,
      count(*) filter (where now_until is not distinct from then_until)::int as unchanged,
      count(*) filter (where now_until < ${today}::date)::int as expired_now,
      count(*) filter (where then_until < ${today}::date)::int as expired_then
    from kept`.execute(db)
  const [effect] = rows
  if (!effect) throw new Error('An aggregate has one row.')
  return effect
}

/** Whether the change would keep records shorter, or give records that are kept for ever an end. */
export const shortensRecords = ({ from, to }: Asked, { records }: { records: number }): boolean =>
  records > 0 && isShorter(from, to)
