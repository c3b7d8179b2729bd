import type { Campus, DeliveryUnit, List, Office } from '@sinupan/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { asList, pageClause, sizeOf, wholeList } from '../../platform/database/page.ts'
import { referenceGeneration } from '../../platform/database/reference-data.ts'
import { memberCounts, officeReferences } from './organisation-references.ts'

const campusJson = sql`json_build_object('id', c.id, 'campusName', c.name, 'shortName', c.short_name)`

/** Which of them, and which page; without one all. */
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

const conditions = (...given: (RawBuilder<unknown> | undefined)[]) =>
  sql.join([sql`true`, ...given.filter((one) => one !== undefined)], sql` and `)

/** SQL: a search as it is looked for in `words`: folded once, not for each row. */
const patternOf = (search: string) =>
  sql`(select '%' || lower(unaccent(normalize(${search.replace(/[\\%_]/g, '\\$&')}, NFC))) || '%')`

export async function listOffices(db: Database, narrowed: Narrowed = {}): Promise<List<Office>> {
  const { id, campusId, search } = narrowed
  const found = sql`offices o where ${conditions(
    id === undefined ? undefined : sql`o.id = ${id}`,
    campusId === undefined ? undefined : sql`o.campus_id = ${campusId}`,
    search ? sql`o.words like ${patternOf(search)}` : undefined,
  )}`
  const { rows } = await sql<Office & { total: number }>`
    select o.id, o.name, o.name as office_name, o.short_name, o.campus_id, ${campusJson} as campus, o.version,
      (select count(*)::int from units where office_id = o.id) as delivery_unit_count,
      (select count(*)::int from ${found}) as total
    from (select o.id from ${found} order by o.name collate natural_order, o.id ${pageClause(narrowed)}) as shown
    join offices o using (id) join campuses c on c.id = o.campus_id
    order by o.name collate natural_order, o.id`.execute(db)
  return listed(rows, narrowed)
}

interface UnitRow extends Omit<DeliveryUnit, 'office' | 'memberCount'> {
  total: number
  generation: number
}

/** Who is above them and how many work there is read once (decision 0063): a university asks for all its units at once. */
export async function listUnits(db: Database, narrowed: Narrowed = {}): Promise<List<DeliveryUnit>> {
  const { id, campusId, officeId, search } = narrowed
  const found = sql`units n join offices o on o.id = n.office_id where ${conditions(
    id === undefined ? undefined : sql`n.id = ${id}`,
    officeId === undefined ? undefined : sql`n.office_id = ${officeId}`,
    campusId === undefined ? undefined : sql`o.campus_id = ${campusId}`,
    search ? sql`(n.words like ${patternOf(search)} or o.words like ${patternOf(search)})` : undefined,
  )}`
  const { rows } = await sql<UnitRow>`
    select n.id, n.name, n.short_name, n.office_id, n.is_cru as "isCRU", n.version,
      ${referenceGeneration} as generation, (select count(*)::int from ${found}) as total
    from (select n.id from ${found} order by n.name collate natural_order, n.id ${pageClause(narrowed)}) as shown
    join units n using (id) order by n.name collate natural_order, n.id`.execute(db)
  const generation = rows[0]?.generation ?? 0
  const offices = await officeReferences(
    db,
    generation,
    rows.map(({ officeId }) => officeId),
  )
  const counts = await memberCounts(
    db,
    generation,
    rows.map(({ id: unitId }) => unitId),
  )
  return listed(
    rows.flatMap(({ generation: _, ...unit }) => {
      const office = offices.get(unit.officeId)
      return office ? [{ ...unit, office, memberCount: counts.get(unit.id) ?? 0 }] : []
    }),
    narrowed,
  )
}

// A page behind the last one has no row that could tell how many there are.
function listed<T>(rows: (T & { total: number })[], narrowed: Narrowed): List<T> {
  const items = rows.map(({ total: _, ...row }) => row as unknown as T)
  return sizeOf(narrowed) === undefined ? wholeList(items) : asList(items, rows[0]?.total ?? 0)
}
