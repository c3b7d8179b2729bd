import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { numberedName } from './folder.ts'

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

/** The name itself where no living sibling has it, else the first free `name (2)`, `name (3)` … */
export async function freeName(
  db: Database,
  place: { table: 'folders' | 'documents'; unitId: number; folderId: number | null; name: string },
): Promise<string> {
  const column = sql.ref(place.table === 'folders' ? 'parentId' : 'folderId')
  const { rows } = await sql<{ key: string }>`
    select name_key(name) as key from ${sql.table(place.table)}
    where unit_id = ${place.unitId} and coalesce(${column}, 0) = coalesce(${place.folderId}::int, 0) and is_living
      and name_key(name) like left(name_key(${place.name.replace(/[\\%_]/g, '\\$&')}), 200) || '%'`.execute(db)
  const taken = new Set(rows.map((row) => row.key))
  const key = (name: string) => name.normalize('NFC').toLowerCase()
  if (!taken.has(key(place.name))) return place.name
  for (let number = 2; ; number++) {
    const name = numberedName(place.name, number)
    if (!taken.has(key(name))) return name
  }
}
