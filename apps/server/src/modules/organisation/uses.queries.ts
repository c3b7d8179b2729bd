import type { Uses } from '@sinupan/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { refuse } from '../../platform/refusal.ts'

type Counted = Partial<Record<Exclude<keyof Uses, 'total'>, RawBuilder<unknown>>>

const nothing = {
  offices: 0,
  units: 0,
  folders: 0,
  documents: 0,
  locations: 0,
  people: 0,
  grants: 0,
  categories: 0,
  approvers: 0,
  postings: 0,
}

/** Counts each of the given `from … where …`; what isn't given is 0. */
export async function countUses(db: Database, counted: Counted): Promise<Uses> {
  const columns = Object.entries(counted).map(([name, rows]) => sql`(select count(*)::int ${rows}) as ${sql.ref(name)}`)
  const { rows } = await sql<Partial<Uses>>`select ${sql.join(columns)}`.execute(db)
  const counts = { ...nothing, ...rows[0] }
  return { ...counts, total: Object.values(counts).reduce((sum, count) => sum + count, 0) }
}

/** @throws Refusal InUse with `uses` */
export function requireUnused(uses: Uses): void {
  if (uses.total > 0) throw refuse('InUse', { uses })
}

export const usesOfCampus = (db: Database, id: number) =>
  countUses(db, {
    offices: sql`from offices where campus_id = ${id}`,
    grants: sql`from campus_grants where campus_id = ${id}`,
    approvers: sql`from approvers where campus_id = ${id}`,
  })

export const usesOfOffice = (db: Database, id: number) =>
  countUses(db, { units: sql`from units where office_id = ${id}` })

/** Folders and documents with those in the trash; places; people whose home it is; grants to others; postings that have ended too. */
export const usesOfUnit = (db: Database, id: number) =>
  countUses(db, {
    folders: sql`from folders where unit_id = ${id}`,
    documents: sql`from documents where unit_id = ${id}`,
    locations: sql`from (select from locations where unit_id = ${id} union all select from location_history where unit_id = ${id}) as place`,
    people: sql`from users where home_unit_id = ${id}`,
    grants: sql`from unit_memberships where unit_id = ${id}`,
    postings: sql`from postings where unit_id = ${id}`,
  })

export const usesOfAccessLevel = (db: Database, id: number) =>
  countUses(db, { postings: sql`from postings where access_level_id = ${id}` })
