import type { RequestFigures } from '@sinupan/contract'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { todayOf } from '../../holidays/index.ts'
import type { Period } from './period.ts'

/** Closed, but answered by nobody. */
const unanswered = sql`('withdrawn', 'closed_no_response', 'duplicate')`

/**
 * SQL: how many working days of each campus lie up to a day, from the first that is needed on. Two of them subtracted are the
 * working days between.
 */
const countedDays = ({ to }: Period) => sql`
  select c.id as campus_id, d::date as day, (count(*) filter (where extract(isodow from d) < 6 and not exists (
    select from holidays h where h.date = d::date and h.kind <> 'special_working' and (h.campus_id is null or h.campus_id = c.id)
  )) over (partition by c.id order by d))::int as nth
  from campuses c cross join generate_series((select min(received_on) from closed)::timestamp, ${to}::timestamp, interval '1 day') d`

/**
 * The figures of a period: received and closed within it; what was open, and overdue, at its end or today. One statement,
 * however many requests there are.
 */
export async function readFigures(ctx: Context, { from, to }: Period): Promise<RequestFigures> {
  const today = todayOf(ctx)
  const asOf = to < today ? to : today
  const { rows } = await sql<RequestFigures>`
    with known as materialized (
      select r.id, r.request_type, r.status, r.outcome, r.campus_id, r.received_on, r.closed_on, coalesce(r.extended_to, r.due_on) as due
      from document_requests r where r.status <> 'unverified' and r.received_on <= ${to}::date
        and (r.received_on >= ${from}::date or r.closed_on is null or r.closed_on >= ${from}::date)
    ), received as (select * from known where received_on >= ${from}::date),
    closed as materialized (select * from known where closed_on between ${from}::date and ${to}::date),
    standing as (select * from known where received_on <= ${asOf}::date and (closed_on is null or closed_on > ${asOf}::date)),
    day as materialized (${countedDays({ from, to })}),
    answered as (
      select ended.nth - begun.nth as days from closed
        join day begun on begun.campus_id = closed.campus_id and begun.day = closed.received_on
        join day ended on ended.campus_id = closed.campus_id and ended.day = closed.closed_on
      where closed.outcome not in ${unanswered}
    )
    select ${from}::text as "from", ${to}::text as "to",
      (select count(*)::int from received) as received,
      (select count(*)::int from closed) as closed,
      (select count(*)::int from standing) as open,
      (select count(*)::int from standing where due < ${asOf}::date and status <> 'awaiting_clarification') as overdue,
      (select count(*)::int from closed where closed_on <= due) as closed_on_time,
      (select percentile_cont(0.5) within group (order by days) from answered)::float8 as median_days,
      (select coalesce(json_agg(json_build_object('outcome', outcome, 'count', n) order by n desc, outcome), '[]')
        from (select outcome, count(*)::int as n from closed group by 1) o) as outcomes,
      (select coalesce(json_agg(json_build_object('requestType', request_type, 'count', n) order by n desc, request_type), '[]')
        from (select request_type, count(*)::int as n from received group by 1) t) as types,
      (select json_agg(json_build_object('month', to_char(m, 'YYYY-MM'),
          'received', coalesce(came.n, 0), 'closed', coalesce(went.n, 0)) order by m)
        from generate_series(date_trunc('month', ${from}::timestamp), ${to}::timestamp, interval '1 month') m
          left join (select date_trunc('month', received_on::timestamp) as month, count(*)::int as n from received group by 1) came
            on came.month = m
          left join (select date_trunc('month', closed_on::timestamp) as month, count(*)::int as n from closed group by 1) went
            on went.month = m) as months`.execute(ctx.db)
  const [row] = rows
  if (!row) throw new Error('A statement without FROM gave no row.')
  return row
}

/** The years in which requests were registered, and this one, the newest first. */
export async function listYears(ctx: Context): Promise<number[]> {
  const rows = await ctx.db.selectFrom('registryNumbers').select('year').execute()
  const years = new Set([Number(todayOf(ctx).slice(0, 4)), ...rows.map(({ year }) => year)])
  return [...years].sort((one, other) => other - one)
}

/** Changes with every step of every request. */
export async function lastStep({ db }: Context): Promise<number> {
  const { rows } = await sql<{ id: number }>`select coalesce(max(id), 0) as id from document_request_events`.execute(db)
  return rows[0]?.id ?? 0
}
