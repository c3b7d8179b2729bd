import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../../apps/server/src/platform/database/database.ts'

export interface HoldsSet {
  /** A folder with `large` documents of one empty file each, one of two folders inside it with some of them. */
  large: number
  /** An empty one. */
  empty: number
  /** A thousand documents of the root. */
  documents: number[]
  /** Who may import. */
  administrator: string
}

/** Fills the first unit with one very large folder and a thousand documents besides. */
export async function fillHolds(db: Database, large: number): Promise<HoldsSet> {
  const folder = async (name: string) => {
    const { rows } = await sql<{ id: number }>`
      insert into folders (unit_id, parent_id, path, name) values (1, null, '', ${name}) returning id`.execute(db)
    return rows[0]?.id ?? 0
  }
  const set = { large: await folder('Very large'), empty: await folder('Empty') }
  await fill(db, set.large, large)
  const documents = await fill(db, null, 1_000)
  await sql`update users set is_administrator = true where user_name = 'user2'`.execute(db)
  await sql.raw('analyze').execute(db)
  return { ...set, documents, administrator: 'user2' }
}

async function fill(db: Database, folderId: number | null, count: number): Promise<number[]> {
  const sha256 = createHash('sha256').digest('hex')
  await sql`insert into blobs (sha256, size, media_type, text_state) values (${sha256}, 0, 'text/plain', 'none') on conflict do nothing`.execute(
    db,
  )
  const { rows } = await sql<{ id: number }>`
    with made as (
      insert into documents (unit_id, folder_id, name, owner_id)
      select 1, ${folderId}::int, 'Scan ' || i, (select id from users where user_name = 'user0') from generate_series(1, ${count}::int) i
      returning id, owner_id)
    insert into files (document_id, sha256, name, extension, media_type, size, uploaded_by)
    select id, ${sha256}, 'scan.txt', 'txt', 'text/plain', 0, owner_id from made returning document_id as id`.execute(
    db,
  )
  return rows.map((row) => row.id)
}
