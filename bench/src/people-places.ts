import { sql } from 'kysely'
import type { Database } from '../../apps/server/src/platform/database/database.ts'

const kinds = 'Office of,Department of,Center for,Institute of,Division of,College of'.split(',')
const subjects =
  'the Registrar,Biology,Extension Services,Civil Engineering,Human Resources,Mathematics,Student Affairs,Agriculture,Public Health,Budget and Finance,Nursing,Filipino,Fisheries,Planning,Physics,Law'.split(
    ',',
  )

/**
 * Offices and units beside those that are there, so that there are `units`: the first campus gets more than half of
 * them, and its last office 400.
 */
export async function fillPlaces(db: Database, units: number): Promise<void> {
  const named = (no: string) =>
    sql.raw(`(array['${kinds.join("','")}'])[1 + ${no} % ${kinds.length}] || ' ' ||
      (array['${subjects.join("','")}'])[1 + ${no} / ${kinds.length} % ${subjects.length}] || ' ' || ${no}`)
  await sql`
    insert into offices (campus_id, name, short_name)
    select case when i % 2 = 0 then 1 else 1 + i % 5 end, ${named('i')}, 'OF' || i
    from generate_series(1, 450) i order by i`.execute(db)
  await sql`
    with office as (select id, row_number() over (order by id) - 1 as no, count(*) over () as offices from offices where short_name like 'OF%'),
      large as (select max(id) as id from offices where campus_id = 1)
    insert into units (office_id, name, short_name)
    select case when i <= 400 then large.id else office.id end, ${named('i')}, 'U' || i
    from generate_series(1, ${units}::int - (select count(*)::int from units)) i
    join office on office.no = i % office.offices cross join large order by i`.execute(db)
}
