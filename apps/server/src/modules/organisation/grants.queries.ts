import type { CampusAccess, DeliveryUnitAccess, List, UnitPerson } from '@sinupan/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { asList } from '../../platform/database/page.ts'
import { userRefJson } from '../people/index.ts'

const campusJson = sql`json_build_object('id', c.id, 'campusName', c.name, 'shortName', c.short_name)`
const unitJson = sql`json_build_object('id', n.id, 'name', n.name, 'isCRU', n.is_cru, 'office',
  json_build_object('id', o.id, 'name', o.name, 'shortName', o.short_name, 'campus', ${campusJson}))`

const campusGrants = async (db: Database, condition: RawBuilder<unknown>) =>
  (
    await sql<CampusAccess>`select a.id, a.user_id, a.campus_id, ${campusJson} as campus
      from campus_grants a join campuses c on c.id = a.campus_id where ${condition} order by c.name, a.id`.execute(db)
  ).rows

const unitGrants = async (db: Database, condition: RawBuilder<unknown>) =>
  (
    await sql<DeliveryUnitAccess>`select m.id, m.user_id, m.unit_id as delivery_unit_id, ${unitJson} as delivery_unit
      from unit_memberships m join units n on n.id = m.unit_id join offices o on o.id = n.office_id
      join campuses c on c.id = o.campus_id where ${condition} order by n.name, m.id`.execute(db)
  ).rows

export const listCampusGrants = (db: Database, userId: string) => campusGrants(db, sql`a.user_id = ${userId}`)
export const listUnitGrants = (db: Database, userId: string) => unitGrants(db, sql`m.user_id = ${userId}`)
export const findCampusGrant = async (db: Database, id: number) => (await campusGrants(db, sql`a.id = ${id}`))[0]
export const findUnitGrant = async (db: Database, id: number) => (await unitGrants(db, sql`m.id = ${id}`))[0]

interface Sought {
  id: number
  deliveryUnitId?: number | undefined
  search?: string | undefined
  page: number
  pageSize: number
}

/** Active people of the units of an office: those at home there, and those who work there too. */
export async function listPeopleOfOffice(db: Database, sought: Sought): Promise<List<UnitPerson>> {
  const { id, deliveryUnitId = null, search = '', page, pageSize } = sought
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  const { rows } = await sql<UnitPerson & { total: number }>`
    select ${userRefJson('u')} as "user", place.unit_id as delivery_unit_id, place.access_id, count(*) over ()::int as total
    from (
      select id as user_id, home_unit_id as unit_id, null::integer as access_id from users where home_unit_id is not null
      union all
      select m.user_id, m.unit_id, m.id from unit_memberships m join users at_home on at_home.id = m.user_id
      where at_home.home_unit_id is distinct from m.unit_id
    ) as place join units n on n.id = place.unit_id join users u on u.id = place.user_id
    where n.office_id = ${id} and (${deliveryUnitId}::int is null or n.id = ${deliveryUnitId})
      and u.accepted_at is not null and u.deactivated_at is null
      and unaccent(u.first_name || ' ' || u.last_name || ' ' || coalesce(u.position, '')) ilike unaccent(${pattern})
    order by u.last_name, u.first_name, u.id, place.unit_id limit ${pageSize} offset ${page * pageSize}`.execute(db)
  return asList(
    rows.map(({ total: _, ...person }) => person),
    rows[0]?.total ?? 0,
  )
}
