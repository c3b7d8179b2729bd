import type { AdminDashboard } from '@sinupan/contract'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'

const months = 12
const weeks = 8
const longest = 5

type Growth = Pick<AdminDashboard, 'documents' | 'growth'>

/** How many documents there are, and how many came in each of the last 12 months of the institution's time zone. */
export async function readGrowth(ctx: Context): Promise<Growth> {
  const zone = ctx.config.TIME_ZONE
  const now = ctx.clock.now().toISOString()
  const { rows } = await sql<{ month: string; added: number; total: number; in30Days: number }>`
    with counted as (
      select date_trunc('month', created_at at time zone ${zone}) as month, count(*) as added,
        count(*) filter (where created_at > ${now}::timestamptz - interval '30 days') as recent
      from documents where is_living group by 1
    )
    select to_char(m, 'YYYY-MM') as month, coalesce(c.added, 0)::int as added,
      (select coalesce(sum(added), 0)::int from counted where counted.month <= m) as total,
      (select coalesce(sum(recent), 0)::int from counted) as "in30_days"
    from generate_series(date_trunc('month', ${now}::timestamptz at time zone ${zone}) - make_interval(months => ${months - 1}),
      date_trunc('month', ${now}::timestamptz at time zone ${zone}), interval '1 month') m
    left join counted c on c.month = m order by m`.execute(ctx.db)
  const last = rows.at(-1)
  return {
    documents: { total: last?.total ?? 0, in30Days: last?.in30Days ?? 0 },
    growth: rows.map(({ month, added, total }) => ({ month, added, total })),
  }
}

/** Decisions of the last 8 weeks, by the Monday that they begin on. */
export async function readDecided(ctx: Context): Promise<AdminDashboard['decided']> {
  const zone = ctx.config.TIME_ZONE
  const now = ctx.clock.now().toISOString()
  const { rows } = await sql<AdminDashboard['decided'][number]>`
    with week as (
      select w from generate_series(date_trunc('week', ${now}::timestamptz at time zone ${zone}) - make_interval(weeks => ${weeks - 1}),
        date_trunc('week', ${now}::timestamptz at time zone ${zone}), interval '1 week') w
    ), counted as (
      select date_trunc('week', at at time zone ${zone}) as w, count(*) filter (where name = 'posting.approved')::int as approved,
        count(*) filter (where name = 'posting.returned')::int as returned
      from facts where name in ('posting.approved', 'posting.returned')
        and at >= (select min(w) from week) at time zone ${zone} group by 1
    )
    select to_char(week.w, 'YYYY-MM-DD') as week, coalesce(approved, 0) as approved, coalesce(returned, 0) as returned
    from week left join counted on counted.w = week.w order by week.w`.execute(ctx.db)
  return rows
}

/** What waits for a decision, the longest wait first. What is classified is named as that. */
export async function readPostings(ctx: Context): Promise<AdminDashboard['postings']> {
  const { rows } = await sql<AdminDashboard['postings']>`
    select count(*)::int as waiting, min(sent_at) as oldest_sent_at, coalesce((
      select json_agg(json_build_object('id', id, 'name', name, 'unitName', unit_name, 'extension', extension, 'sentAt', instant_text(sent_at)) order by sent_at, id)
      from (
        select p.id, p.name, n.name as unit_name, p.sent_at,
          (select f.extension from posting_files pf join files f on f.id = pf.file_id where pf.posting_id = p.id order by f.id limit 1) as extension
        from postings p join units n on n.id = p.unit_id join documents d on d.id = p.document_id
        where p.ended_at is null and p.status = 'pending' and d.is_living order by p.sent_at, p.id limit ${longest}
      ) one), '[]') as longest
    from postings p join documents d on d.id = p.document_id
    where p.ended_at is null and p.status = 'pending' and d.is_living`.execute(ctx.db)
  return rows[0] ?? { waiting: 0, oldestSentAt: null, longest: [] }
}

/** Accounts, and who waits to be let in, the longest wait first. */
export async function readUsers(ctx: Context): Promise<AdminDashboard['users']> {
  const { rows } = await sql<AdminDashboard['users']>`
    select (select count(*)::int from users where accepted_at is not null and email_confirmed_at is not null and deactivated_at is null) as active,
      count(*)::int as waiting, min(created_at) as oldest_at, coalesce((
        select json_agg(json_build_object('id', id, 'name', name, 'unitName', unit_name, 'createdAt', instant_text(created_at)) order by created_at, id)
        from (select u.id, u.first_name || ' ' || u.last_name as name, n.name as unit_name, u.created_at from users u
          left join units n on n.id = u.home_unit_id where u.accepted_at is null and u.deactivated_at is null
          order by u.created_at, u.id limit ${longest}) one), '[]') as longest
    from users where accepted_at is null and deactivated_at is null`.execute(ctx.db)
  return rows[0] ?? { active: 0, waiting: 0, oldestAt: null, longest: [] }
}

/** The queue of the newest job that was given up. */
export async function newestFailedQueue(ctx: Context): Promise<string | null> {
  const { rows } = await sql<{ name: string }>`
    select name from pgboss.job where state = 'failed' order by completed_on desc nulls last limit 1`.execute(ctx.db)
  return rows[0]?.name ?? null
}
