import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'

/** The nearest living folder above, or null for the root. `path` is the trashed thing's way, itself not included. */
export async function nearestLiving(db: Database, path: readonly number[]): Promise<number | null> {
  const found = await db
    .selectFrom('folders')
    .select('id')
    .where('id', '=', sql<number>`any(${path})`)
    .where('isLiving', '=', true)
    .orderBy(sql`nlevel(path)`, 'desc')
    .limit(1)
    .executeTakeFirst()
  return found?.id ?? null
}
