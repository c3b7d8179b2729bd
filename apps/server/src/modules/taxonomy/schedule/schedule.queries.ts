import type { CategoryRef } from '@sinupan/contract'
import { sql } from 'kysely'
import { calendarDateOf } from '../../../platform/clock.ts'
import type { Context } from '../../../platform/context.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Series } from '../series-file.ts'
import type { KeptSeries } from './compare-schedule.ts'

const columns = sql`c.id, c.group_id, g.name as "group", c.name as category, c.description, c.retention_years as retention,
  c.reference, c.disposal_action, c.retired_at is not null as is_retired`

/** The whole schedule, by group and name. */
export async function listSchedule(db: Database): Promise<KeptSeries[]> {
  const { rows } = await sql<KeptSeries>`select ${columns} from categories c join category_groups g on g.id = c.group_id
    order by g.name collate natural_order, c.name collate natural_order, c.id`.execute(db)
  return rows
}

/** The series that something may be put into, as documents tell of them. */
export async function listOpenSeries(db: Database): Promise<CategoryRef[]> {
  const { rows } =
    await sql<CategoryRef>`select c.id, c.name as category, c.description, c.retention_years as retention,
    c.reference, c.group_id as document_category_group_id, json_build_object('id', g.id, 'group', g.name) as document_category_group
    from categories c join category_groups g on g.id = c.group_id where c.retired_at is null order by c.id`.execute(db)
  return rows
}

export interface Matched {
  kept: KeptSeries | undefined
  groupId: number | null
}

/** For each line of a file, in its order: the series of that group and name, in any letter case. */
export async function matchSeries(db: Database, series: readonly Series[]): Promise<Matched[]> {
  const keys = series.map(({ group, category }) => ({ group, category }))
  const { rows } = await sql<Partial<KeptSeries> & { groupIs: number | null }>`
    select given_group.id as group_is, kept.*
    from rows from (json_to_recordset(${JSON.stringify(keys)}::json) as ("group" text, category text))
      with ordinality as given ("group", category, ordinality)
    left join category_groups given_group on name_key(given_group.name) = name_key(given."group")
    left join lateral (select ${columns} from categories c join category_groups g on g.id = c.group_id
      where c.group_id = given_group.id and name_key(c.name) = name_key(given.category)) as kept on true
    order by ordinality`.execute(db)
  return rows.map(({ groupIs, ...kept }) => ({
    groupId: groupIs,
    kept: kept.id == null ? undefined : (kept as KeptSeries),
  }))
}

export const countSeries = async (db: Database): Promise<number> =>
  (await sql<{ count: number }>`select count(*)::int as count from categories`.execute(db)).rows[0]?.count ?? 0

export interface Effect {
  id: number
  documents: number
  records: number
  moved: number
  earlier: number
  expiredThen: number
}

/** What other years do to the documents of each series: one statement for all of them. */
export async function countEffects(
  { db, clock, config }: Context,
  changing: readonly { id: number; to: number | null }[],
): Promise<Map<number, Effect>> {
  if (changing.length === 0) return new Map()
  const today = calendarDateOf(clock.now(), config.TIME_ZONE)
  const { rows } = await sql<Effect>`
    select category_id as id, count(*)::int as documents, count(*) filter (where is_record)::int as records,
      count(*) filter (where then_until is distinct from expires_on)::int as moved,
      count(*) filter (where then_until < coalesce(expires_on, 'infinity'::date))::int as earlier,
      count(*) filter (where then_until < ${today}::date)::int as expired_then
    from (
      select d.category_id, d.is_record, d.expires_on, case when not d.is_permanent then
        kept_until(kept_from(d.document_date, d.created_at), changing.to, d.extended_until) end as then_until
      from json_to_recordset(${JSON.stringify(changing)}::json) as changing (id integer, "to" integer)
      join documents d on d.category_id = changing.id
    ) as kept group by category_id`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}
