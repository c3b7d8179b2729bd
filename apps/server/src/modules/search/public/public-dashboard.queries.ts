import type { PublicDashboard } from '@sinupan/contract'
import { sql } from 'kysely'
import { calendarDateOf } from '../../../platform/clock.ts'
import type { Context } from '../../../platform/context.ts'

const days = 30
const isPublic = sql`e.kind = 'posted' and e.scope = 'public' and not e.is_classified`

/**
 * Figures of what is public at this moment, as an outsider could count it, whoever asks. One statement; every campus
 * and every one of the last 30 days of the institution's time zone is in it, also with 0.
 */
export async function readPublicDashboard({ db, clock, config }: Context): Promise<PublicDashboard> {
  const today = calendarDateOf(clock.now(), config.TIME_ZONE)
  const { rows } = await sql<PublicDashboard>`
    with public_entry as materialized (
      select category_id, campus_id, year, count(*)::int as count from search_entries e where ${isPublic} group by 1, 2, 3
    ), of_day as (
      select r.day, sum(r.views)::int as views, sum(r.downloads)::int as downloads
      from public_readings r join search_entries e on e.document_id = r.document_id
      where r.day > ${today}::date - ${days}::integer and ${isPublic} group by 1
    )
    select coalesce((select sum(count)::int from public_entry), 0) as documents,
      coalesce((select sum(count)::int from public_entry where category_id is null), 0) as uncategorised,
      coalesce((select json_agg(row_to_json(campus)) from (
        select c.id, c.name as "campusName", c.short_name as "shortName", coalesce(sum(e.count), 0)::int as count
        from campuses c left join public_entry e on e.campus_id = c.id group by c.id order by c.name collate natural_order, c.id) campus), '[]') as by_campus,
      coalesce((select json_agg(row_to_json(series)) from (
        select c.id, c.name as category, g.name as "group", sum(e.count)::int as count
        from public_entry e join categories c on c.id = e.category_id join category_groups g on g.id = c.group_id
        group by c.id, g.id order by sum(e.count) desc, c.name collate natural_order, c.id) series), '[]') as by_category,
      coalesce((select json_agg(row_to_json(one)) from (
        select year, sum(count)::int as count from public_entry where year is not null group by year order by year desc) one), '[]') as by_year,
      (select json_build_object('viewCount', coalesce(sum(t.views), 0)::int, 'downloadCount', coalesce(sum(t.downloads), 0)::int,
          'days', (select json_agg(json_build_object('day', to_char(d, 'YYYY-MM-DD'), 'viewCount', coalesce(of_day.views, 0),
            'downloadCount', coalesce(of_day.downloads, 0)) order by d)
            from generate_series(${today}::date - ${days - 1}::integer, ${today}::date, interval '1 day') d left join of_day on of_day.day = d::date))
        from public_reading_totals t join search_entries e on e.document_id = t.document_id where ${isPublic}) as reading`.execute(
    db,
  )
  const [row] = rows
  if (!row) throw new Error('A statement without FROM gave no row.')
  return row
}
