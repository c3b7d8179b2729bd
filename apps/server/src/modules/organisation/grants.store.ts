import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'

interface Written {
  id: number
  isNew: boolean
}
type Grants = 'campus_grants' | 'unit_memberships'
const placeOf = { campus_grants: 'campus_id', unit_memberships: 'unit_id' } as const

/** Inserts a grant, or finds the one that is there. */
export async function insertGrant(db: Database, table: Grants, userId: string, placeId: number): Promise<Written> {
  const place = sql.ref(placeOf[table])
  const inserted = await sql<{ id: number }>`insert into ${sql.table(table)} (user_id, ${place})
    values (${userId}, ${placeId}) on conflict do nothing returning id`.execute(db)
  const [made] = inserted.rows
  if (made) return { id: made.id, isNew: true }
  const found = await sql<{ id: number }>`select id from ${sql.table(table)}
    where user_id = ${userId} and ${place} = ${placeId}`.execute(db)
  return { id: found.rows[0]?.id ?? 0, isNew: false }
}

/** Deletes a grant; says whether it was still there. */
export async function deleteGrant(db: Database, table: Grants, id: number): Promise<boolean> {
  const { rows } = await sql`delete from ${sql.table(table)} where id = ${id} returning id`.execute(db)
  return rows.length > 0
}
