import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Database } from '../../../platform/database/database.ts'
import { inTransaction, reindex } from './reindex.ts'

const batch = 200

/**
 * Writes all entries anew, the documents that were changed longest ago first, so that the newest entries are
 * those of the newest documents. Searches go on meanwhile. Answers how many documents there were.
 */
export async function rebuildSearch({ db }: Pick<Context, 'db'>): Promise<number> {
  await sql`delete from search_entries where document_id not in (select id from documents where is_living)`.execute(db)
  let done = 0
  for (let after: Place | undefined = { updatedAt: '-infinity', id: 0 }; after; ) {
    const places = await nextPlaces(db, after)
    const ids = places.map((place) => place.id)
    await inTransaction(db, async (db) => {
      await sql`delete from search_entries where document_id = any(${ids})`.execute(db)
      await reindex({ db }, ids)
    })
    done += places.length
    after = places.at(-1)
  }
  return done
}

interface Place {
  /** With microseconds, as text: an instant of the API would round them away. */
  updatedAt: string
  id: number
}

async function nextPlaces(db: Database, after: Place): Promise<Place[]> {
  const { rows } = await sql<Place>`
    select updated_at::text as updated_at, id from documents
    where is_living and (updated_at, id) > (${after.updatedAt}::timestamptz, ${after.id}::int)
    order by documents.updated_at, id limit ${batch}`.execute(db)
  return rows
}
