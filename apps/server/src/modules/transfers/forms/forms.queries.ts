import type { DisposalAction } from '@sinupan/contract'
import { type RawBuilder, sql } from 'kysely'
import { calendarDateOf } from '../../../platform/clock.ts'
import type { Context } from '../../../platform/context.ts'
import { isClassifiedNow } from '../../documents/index.ts'

/** A series with what of it lies in the units asked for. */
export interface SeriesLine {
  group: string
  series: string
  description: string | null
  reference: string | null
  /** Whole years; null keeps for ever. */
  retention: number | null
  disposalAction: DisposalAction | null
  documents: number
  size: number
  from: string | null
  to: string | null
  hasFiles: boolean
  hasPaper: boolean
  hasClassified: boolean
  places: string[]
}

export interface Asked {
  campusId?: number | undefined
  deliveryUnitId?: number | undefined
}

const day = (timeZone: string) => sql`coalesce(d.document_date, (d.created_at at time zone ${timeZone})::date)`

function within({ campusId, deliveryUnitId }: Asked): RawBuilder<boolean> {
  if (deliveryUnitId !== undefined) return sql`d.unit_id = ${deliveryUnitId}`
  if (campusId === undefined) return sql`true`
  return sql`d.unit_id = any(array(select n.id from units n join offices o on o.id = n.office_id where o.campus_id = ${campusId}))`
}

const columns = sql`g.name as "group", c.name as series, c.description, c.reference, c.retention_years as retention, c.disposal_action`

/** The whole schedule, as the form asks for it. */
export async function listSeriesForForm({ db }: Context): Promise<SeriesLine[]> {
  const { rows } =
    await sql<SeriesLine>`select ${columns}, 0 as documents, 0::float8 as size, null as "from", null as "to",
      false as has_files, false as has_paper, false as has_classified, '{}'::text[] as places
    from categories c join category_groups g on g.id = c.group_id where c.retired_at is null
    order by g.name collate natural_order, c.name collate natural_order`.execute(db)
  return rows
}

/**
 * What lies in each series, in one statement. `isDue`: of that only what may be destroyed: past its day, of a series that
 * ends, not held and not posted.
 */
export async function countBySeries(
  { db, clock, config }: Context,
  asked: Asked,
  isDue: boolean,
): Promise<SeriesLine[]> {
  const today = calendarDateOf(clock.now(), config.TIME_ZONE)
  const due = sql`d.expires_on < ${today}::date and not d.is_vital and not is_held(d.id) and not exists (
    select from postings p where p.document_id = d.id and p.ended_at is null and p.status <> 'returned')`
  const { rows } = await sql<SeriesLine>`
    with counted as (
      select d.category_id, count(*)::int as documents, sum(d.total_size)::float8 as size,
        min(${day(config.TIME_ZONE)}) as "from", max(${day(config.TIME_ZONE)}) as "to", bool_or(d.file_count > 0) as has_files,
        bool_or(d.location_id is not null) as has_paper, bool_or(${isClassifiedNow}) as has_classified,
        array(select l.code from locations l where l.id = any((array_agg(distinct d.location_id))[1:4]) order by l.code) as places
      from documents d where d.is_living and d.category_id is not null and ${within(asked)} and ${isDue ? due : sql`true`}
      group by d.category_id
    )
    select ${columns}, counted.documents, counted.size, counted."from", counted."to", counted.has_files, counted.has_paper,
      counted.has_classified, counted.places
    from counted join categories c on c.id = counted.category_id join category_groups g on g.id = c.group_id
    order by g.name collate natural_order, c.name collate natural_order`.execute(db)
  return rows
}

/** Whose records a form tells of: 'Admissions Unit, Office of the Registrar'. Undefined where there is no such unit or campus. */
export async function findAgency({ db, config }: Context, asked: Asked): Promise<string | undefined> {
  if (asked.deliveryUnitId === undefined && asked.campusId === undefined) return config.INSTITUTION_NAME
  const { rows } =
    asked.deliveryUnitId === undefined
      ? await sql<{ name: string }>`select name from campuses where id = ${asked.campusId}`.execute(db)
      : await sql<{
          name: string
        }>`select n.name || ', ' || o.name as name from units n join offices o on o.id = n.office_id
          where n.id = ${asked.deliveryUnitId}`.execute(db)
  return rows[0]?.name
}
