import { sql } from 'kysely'
import type { Database } from '../../apps/server/src/platform/database/database.ts'

/** The ids of all documents, those that were changed longest ago first. */
export async function allDocuments(db: Database): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from documents where is_living order by updated_at, id`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}
