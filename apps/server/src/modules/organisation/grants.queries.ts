import type { CampusAccess, DeliveryUnitAccess, List, UnitPerson } from '@sinupan/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { asList } from '../../platform/database/page.ts'
import { userRefJson, wordPattern, wordsOf } from '../people/index.ts'

const campusJson = sql`json_build_object('id', c.id, 'campusName', c.name, 'shortName', c.short_name)`
const unitJson = sql`json_build_object('id', n.id, 'name', n.name, 'isCRU', n.is_cru, 'office',
  json_build_object('id', o.id, 'name', o.name, 'shortName', o.short_name, 'campus', ${campusJson}))`

const campusGrants = async (db: Database, condition: RawBuilder<unknown>) =>
  (
    await sql<CampusAccess>`select a.id, a.user_id, a.campus_id, ${campusJson} as campus
      from campus_grants a join campuses c on c.id = a.campus_id where ${condition} order by c.name collate natural_order, a.id`.execute(
      db,
    )
  ).rows

const unitGrants = async (db: Database, condition: RawBuilder<unknown>) =>
  (
    await sql<DeliveryUnitAccess>`select m.id, m.user_id, m.unit_id as delivery_unit_id, ${unitJson} as delivery_unit
      from unit_memberships m join units n on n.id = m.unit_id join offices o on o.id = n.office_id
      join campuses c on c.id = o.campus_id where ${condition} order by n.name collate natural_order, m.id`.execute(db)
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

// Accents are folded in the few positions that have some: folding is slow.
const position = sql`lower(case when octet_length(u.position) > length(u.position) then unaccent(u.position) else u.position end)`
const isNamedOrPlaced = (search: string) =>
  sql.join(
    [
      sql`true`,
      ...wordsOf(search).map(
        (word) => sql`(u.words like ${wordPattern(word)} or ${position} like ${wordPattern(word)})`,
      ),
    ],
    sql` and `,
  )

/**
 * Active people of the units of an office: those at home there, and those who work there too. Each word of a search
 * stands in their names, user name, e-mail or position.
 */
export async function listPeopleOfOffice(db: Database, sought: Sought): Promise<List<UnitPerson>> {
  const { id, deliveryUnitId, search = '', page, pageSize } = sought
  const units = sql`select id from units where office_id = ${id} ${deliveryUnitId ? sql`and id = ${deliveryUnitId}` : sql``}`
  const isSought = sql`u.accepted_at is not null and u.deactivated_at is null and ${isNamedOrPlaced(search)}`
  const { rows } = await sql<UnitPerson & { total: number }>`
    with place as materialized (
      select u.last_name, u.first_name, u.id, u.home_unit_id as unit_id, null::integer as access_id
      from users u where u.home_unit_id in (${units}) and ${isSought}
      union all
      select u.last_name, u.first_name, u.id, m.unit_id, m.id from unit_memberships m join users u on u.id = m.user_id
      where m.unit_id in (${units}) and u.home_unit_id is distinct from m.unit_id and ${isSought}
    ), shown as (
      select * from place order by last_name, first_name, id, unit_id limit ${pageSize} offset ${page * pageSize}
    )
    select ${userRefJson('u')} as "user", shown.unit_id as delivery_unit_id, shown.access_id,
      (select count(*)::int from place) as total
    from shown join users u using (id)
    order by shown.last_name, shown.first_name, shown.id, shown.unit_id`.execute(db)
  return asList(
    rows.map(({ total: _, ...person }) => person),
    rows[0]?.total ?? 0,
  )
}
