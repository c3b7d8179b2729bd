import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { Held } from '../../../platform/policy.ts'
import type { Change } from './compare-schedule.ts'

/** Lines that were compared behind the locks of what they change. */
export type HeldChanges = Held<readonly Change[], 'keep'>

/** Locks series, then their documents in everybody’s order: other years change each of them. */
export async function lockSeries(db: Database, ids: readonly number[], reschedules: readonly number[]): Promise<void> {
  await sql`select id from categories where id = any(${ids}) order by id for no key update`.execute(db)
  if (reschedules.length === 0) return
  await sql`select count(*) from (select from documents where category_id = any(${reschedules}) order by id
    for no key update) as locked`.execute(db)
}

/** Makes and changes series as the lines say; those that change nothing may be among them. */
export async function writeSchedule(db: Database, changes: HeldChanges, now: string): Promise<void> {
  const made = changes.filter(({ act }) => act === 'make').map(({ series }) => series)
  if (made.length > 0) await insertSeries(db, made, now)
  const changed = changes.flatMap(({ act, kept, series, changes: fields }) => {
    if (!kept || act === 'keep') return []
    const given = Object.fromEntries(fields.map(({ field, to }) => [field, to]))
    return [{ ...kept, ...given, isRetired: series.isRetired ?? kept.isRetired }]
  })
  if (changed.length > 0) await updateSeries(db, changed, now)
}

async function insertSeries(db: Database, made: readonly object[], now: string): Promise<void> {
  const json = JSON.stringify(made)
  await sql`insert into category_groups (name)
    select distinct on (name_key("group")) "group" from json_to_recordset(${json}::json) as given ("group" text)
    on conflict (name_key(name)) do nothing`.execute(db)
  await sql`insert into categories (group_id, name, description, retention_years, reference, disposal_action, retired_at)
    select g.id, given.category, given.description, given.retention, given.reference, given."disposalAction",
      case when given."isRetired" then ${now}::timestamptz end
    from json_to_recordset(${json}::json) as given ("group" text, category text, description text, retention integer,
      reference text, "disposalAction" text, "isRetired" boolean)
    join category_groups g on name_key(g.name) = name_key(given."group")
    on conflict (group_id, name_key(name)) do nothing`.execute(db)
}

async function updateSeries(db: Database, changed: readonly object[], now: string): Promise<void> {
  await sql`update categories c set name = given.category, description = given.description,
      retention_years = given.retention, reference = given.reference, disposal_action = given."disposalAction",
      retired_at = case when given."isRetired" then coalesce(c.retired_at, ${now}::timestamptz) end, version = version + 1
    from json_to_recordset(${JSON.stringify(changed)}::json) as given (id integer, category text, description text,
      retention integer, reference text, "disposalAction" text, "isRetired" boolean)
    where c.id = given.id`.execute(db)
}
