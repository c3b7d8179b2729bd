import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Database } from '../../../platform/database/database.ts'
import { inTransaction } from './reindex.ts'

const piece = 200
const mostInTurn = 50_000

/**
 * Copies snapshots that were there before they were kept apart (migration 0069) to `search_snapshots`; until then searches find them in
 * `search_entries`. What of a piece is changed or goes meanwhile is waited for. Answers how many were copied; the last turn takes the
 * index away by which they were found.
 */
export async function copySnapshots({ db }: Pick<Context, 'db'>): Promise<number> {
  for (let copied = 0; copied < mostInTurn; ) {
    const count = await inPiece(db)
    copied += count ?? 0
    if (count === piece) continue
    if (count !== undefined) await endCopying(db)
    return copied
  }
  return mostInTurn
}

/** How many the next piece had; undefined where nothing is left to be copied. */
async function inPiece(db: Database): Promise<number | undefined> {
  let count: number | undefined
  await inTransaction(db, async (db) => {
    // Locked first, read second: who copied at the same time was waited for.
    const { rows } = await sql<{
      after: number
      until: number
    }>`select after, until from search_copying for update`.execute(db)
    const [copying] = rows
    if (!copying) return
    const made = await sql<{ count: number; last: number | null }>`
      with snapshot as materialized (
        select * from search_entries where kind <> 'working' and id > ${copying.after} and id <= ${copying.until}
        order by id limit ${piece} for update
      ), made as (
        insert into search_snapshots (id, recency, document_id, unit_id, is_classified, owner_id, kind, facets, title, scope, campus_id,
          category_id, document_date, year, tag_ids, file_types, reader_keys, whole)
        select id, recency, document_id, unit_id, is_classified, owner_id, kind,
          coalesce(facets, search_facets(category_id, unit_id, campus_id, year, tag_ids, file_types)), title, scope, campus_id,
          category_id, document_date, year, tag_ids, file_types, reader_keys, whole from snapshot
        on conflict (id) do nothing
      )
      select count(*)::integer as count, max(id) as last from snapshot`.execute(db)
    count = made.rows[0]?.count ?? 0
    const after = count === piece ? made.rows[0]?.last : copying.until
    await sql`update search_copying set after = ${after}`.execute(db)
  })
  return count
}

async function endCopying(db: Database): Promise<void> {
  await sql`drop index concurrently if exists search_entries_whole_snapshots`.execute(db)
  await sql`delete from search_copying`.execute(db)
}
