import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { isAmong } from '../../platform/database/is-among.ts'
import { pathText } from './folders.queries.ts'

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

/** Where something that comes back from the trash lands: a folder, or null for the root, with the text of the way there. */
export interface Landing {
  folderId: number | null
  path: string
}

/** Of each of these folders (null: the root) itself where it lives, else the nearest living one above; in one statement. */
export async function findLandings(
  db: Database,
  folderIds: readonly (number | null)[],
): Promise<(folderId: number | null) => Landing> {
  const known = [...new Set(folderIds.filter((id) => id !== null))]
  const { rows } = await sql<Landing & { id: number | null }>`
    select gone.id, living.id as folder_id, ${pathText(sql`living.id`)} as path
    from (select id, path from folders where ${isAmong('id', known)} union all select null, null) as gone
    left join lateral (
      select above.id from folders above
      where above.id = any(string_to_array(gone.path::text, '.')::integer[]) and above.is_living
      order by nlevel(above.path) desc limit 1
    ) as living on true`.execute(db)
  const landings = new Map(rows.map(({ id, folderId, path }) => [id, { folderId, path }]))
  const root: Landing = { folderId: null, path: landings.get(null)?.path ?? '' }
  return (folderId) => landings.get(folderId) ?? root
}
