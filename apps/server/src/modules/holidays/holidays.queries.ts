import type { Holiday } from '@sinupan/contract'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { type Calendar, calendarOf } from './working-days.ts'

interface Wanted {
  id?: number | undefined
  year?: number | undefined
  campusId?: number | undefined
}

/** Holidays by date; those of a campus are the ones of every campus and its own. */
export async function listHolidays(db: Database, { id, year, campusId }: Wanted): Promise<Holiday[]> {
  const conditions = [
    sql`true`,
    ...(id === undefined ? [] : [sql`h.id = ${id}`]),
    ...(year === undefined ? [] : [sql`h.date >= make_date(${year}, 1, 1) and h.date < make_date(${year + 1}, 1, 1)`]),
    ...(campusId === undefined ? [] : [sql`(h.campus_id is null or h.campus_id = ${campusId})`]),
  ]
  const { rows } = await sql<Holiday>`
    select h.id, h.date, h.name, h.kind, h.campus_id, h.version,
      case when c.id is not null then json_build_object('id', c.id, 'campusName', c.name, 'shortName', c.short_name) end as campus
    from holidays h left join campuses c on c.id = h.campus_id
    where ${sql.join(conditions, sql` and `)} order by h.date, h.id`.execute(db)
  return rows
}

/**
 * The days from `from` to `to` on which the offices of a campus are closed beside weekends, for `calendarOf`. A special
 * working day is none of them.
 */
export async function listFreeDays(
  db: Database,
  { campusId, from, to }: { campusId: number | null; from: string; to: string },
): Promise<string[]> {
  const { rows } = await sql<{ date: string }>`
    select distinct date from holidays where kind <> 'special_working' and date between ${from} and ${to}
      and (campus_id is null or campus_id = ${campusId}) order by date`.execute(db)
  return rows.map((row) => row.date)
}

/** The calendars of all campuses for the days from `from` to `to`, in one statement. */
export async function calendarsBetween(
  db: Database,
  { from, to }: { from: string; to: string },
): Promise<(campusId: number | null) => Calendar> {
  const { rows } = await sql<{ date: string; campusId: number | null }>`
    select date, campus_id from holidays where kind <> 'special_working' and date between ${from} and ${to}`.execute(db)
  const ofAll = rows.filter((row) => row.campusId === null)
  const made = new Map<number | null, Calendar>()
  return (campusId) => {
    const known = made.get(campusId)
    if (known) return known
    const own = rows.filter((row) => row.campusId !== null && row.campusId === campusId)
    const calendar = calendarOf([...ofAll, ...own].map((row) => row.date))
    made.set(campusId, calendar)
    return calendar
  }
}
