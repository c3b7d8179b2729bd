import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'

const campusJson = sql`json_build_object('id', c.id, 'campusName', c.name, 'shortName', c.short_name)`

interface CampusRow {
  id: number
  campusName: string
  shortName: string
  officeCount: number
}
export const listCampuses = async (db: Database, id: number | null = null) =>
  (
    await sql<CampusRow>`
      select c.id, c.name as campus_name, c.short_name, (select count(*)::int from offices where campus_id = c.id) as office_count
      from campuses c where ${id}::int is null or c.id = ${id} order by c.name, c.id`.execute(db)
  ).rows

interface CampusRef {
  id: number
  campusName: string
  shortName: string
}
interface OfficeRow {
  id: number
  name: string
  officeName: string
  shortName: string
  campusId: number
  campus: CampusRef
  deliveryUnitCount: number
}
export const listOffices = async (db: Database, only: { id?: number; campusId?: number } = {}) =>
  (
    await sql<OfficeRow>`
      select o.id, o.name, o.name as office_name, o.short_name, o.campus_id, ${campusJson} as campus,
        (select count(*)::int from units where office_id = o.id) as delivery_unit_count
      from offices o join campuses c on c.id = o.campus_id
      where (${only.id ?? null}::int is null or o.id = ${only.id ?? null})
        and (${only.campusId ?? null}::int is null or o.campus_id = ${only.campusId ?? null})
      order by o.name, o.id`.execute(db)
  ).rows

interface UnitRow {
  id: number
  name: string
  shortName: string | null
  officeId: number
  office: { id: number; name: string; shortName: string; campus: CampusRef }
  isCRU: boolean
  memberCount: number
}
export const listUnits = async (db: Database, only: { id?: number; officeId?: number } = {}) =>
  (
    await sql<UnitRow>`
      select n.id, n.name, n.short_name, n.office_id, n.is_cru as "isCRU",
        json_build_object('id', o.id, 'name', o.name, 'shortName', o.short_name, 'campus', ${campusJson}) as office,
        (select count(*)::int from users u where u.accepted_at is not null and u.deactivated_at is null
          and (u.home_unit_id = n.id or exists (select from unit_memberships m where m.user_id = u.id and m.unit_id = n.id))) as member_count
      from units n join offices o on o.id = n.office_id join campuses c on c.id = o.campus_id
      where (${only.id ?? null}::int is null or n.id = ${only.id ?? null})
        and (${only.officeId ?? null}::int is null or n.office_id = ${only.officeId ?? null})
      order by n.name, n.id`.execute(db)
  ).rows

// The specification's order of display: System 1, Delivery Unit 2, Campus 3, Public 4, others 0 (section 9).
export const listAccessLevels = (db: Database) =>
  db
    .selectFrom('accessLevels')
    .select(['id', 'access', 'description'])
    .orderBy(sql`case id when 5 then 1 when 1 then 2 when 4 then 3 when 6 then 4 else 0 end`)
    .orderBy('id')
    .execute()
