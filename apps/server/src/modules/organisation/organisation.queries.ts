import type { Campus, DeliveryUnit, List, Office } from '@sinupan/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { asList, wholeList } from '../../platform/database/page.ts'

const campusJson = sql`json_build_object('id', c.id, 'campusName', c.name, 'shortName', c.short_name)`

/** Which of them, and which page; without `pageSize` all. */
export interface Narrowed {
  id?: number | undefined
  campusId?: number | undefined
  officeId?: number | undefined
  search?: string | undefined
  page?: number | undefined
  pageSize?: number | undefined
}

export const listCampuses = async (db: Database, id: number | null = null): Promise<Campus[]> =>
  (
    await sql<Campus>`
      select c.id, c.name as campus_name, c.short_name, c.version,
        (select count(*)::int from offices where campus_id = c.id) as office_count
      from campuses c where ${id}::int is null or c.id = ${id} order by c.name collate natural_order, c.id`.execute(db)
  ).rows

// The names are searched as they stand: there are thousands of them at most.
const named = (search: string | undefined, ...columns: RawBuilder<unknown>[]) => {
  if (!search) return sql`true`
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  return sql`(${sql.join(
    columns.map((column) => sql`unaccent(coalesce(${column}, '')) ilike unaccent(${pattern})`),
    sql` or `,
  )})`
}

const pageOf = ({ page = 0, pageSize }: Narrowed) =>
  pageSize === undefined ? sql`` : sql`limit ${pageSize} offset ${page * pageSize}`

export async function listOffices(db: Database, narrowed: Narrowed = {}): Promise<List<Office>> {
  const { id = null, campusId = null, search } = narrowed
  const { rows } = await sql<Office & { total: number }>`
    select o.id, o.name, o.name as office_name, o.short_name, o.campus_id, ${campusJson} as campus, o.version,
      (select count(*)::int from units where office_id = o.id) as delivery_unit_count, count(*) over ()::int as total
    from offices o join campuses c on c.id = o.campus_id
    where (${id}::int is null or o.id = ${id}) and (${campusId}::int is null or o.campus_id = ${campusId})
      and ${named(search, sql`o.name`, sql`o.short_name`)}
    order by o.name collate natural_order, o.id ${pageOf(narrowed)}`.execute(db)
  return listed(rows, narrowed)
}

// By index for each unit that is shown; who has their home there and a grant too is counted once.
const memberCount = sql`(
  select count(*)::int from (
    select u.id from users u where u.home_unit_id = n.id and u.accepted_at is not null and u.deactivated_at is null
    union
    select u.id from unit_memberships m join users u on u.id = m.user_id
    where m.unit_id = n.id and u.accepted_at is not null and u.deactivated_at is null
  ) as member)`

export async function listUnits(db: Database, narrowed: Narrowed = {}): Promise<List<DeliveryUnit>> {
  const { id = null, campusId = null, officeId = null, search } = narrowed
  const { rows } = await sql<DeliveryUnit & { total: number }>`
    select n.id, n.name, n.short_name, n.office_id, n.is_cru as "isCRU", n.version,
      json_build_object('id', o.id, 'name', o.name, 'shortName', o.short_name, 'campus', ${campusJson}) as office,
      ${memberCount} as member_count, count(*) over ()::int as total
    from units n join offices o on o.id = n.office_id join campuses c on c.id = o.campus_id
    where (${id}::int is null or n.id = ${id}) and (${officeId}::int is null or n.office_id = ${officeId})
      and (${campusId}::int is null or o.campus_id = ${campusId})
      and ${named(search, sql`n.name`, sql`n.short_name`, sql`o.name`)}
    order by n.name collate natural_order, n.id ${pageOf(narrowed)}`.execute(db)
  return listed(rows, narrowed)
}

// A page behind the last one has no row that could tell how many there are.
function listed<T>(rows: (T & { total: number })[], { pageSize }: Narrowed): List<T> {
  const items = rows.map(({ total: _, ...row }) => row as unknown as T)
  return pageSize === undefined ? wholeList(items) : asList(items, rows[0]?.total ?? 0)
}
