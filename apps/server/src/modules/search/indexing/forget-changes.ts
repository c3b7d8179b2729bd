import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { inTransaction } from './reindex.ts'

/**
 * Takes away what everybody who keeps anything has seen of `search_changes`: what was committed twice as long ago as anything is kept
 * (`keptFor`), whenever it was begun. Of another cluster's transactions, which come with a restored backup, nothing is left either.
 * Answers how many went.
 */
export async function forgetChanges({ db }: Pick<Context, 'db'>): Promise<number> {
  let count = 0
  await inTransaction(db, async (db) => {
    const { numAffectedRows = 0n } = await sql`
      delete from search_changes c where c.at >= pg_snapshot_xmax(pg_current_snapshot())
        or exists (select from search_changes_seen seen where ${isLongAgo} and pg_visible_in_snapshot(c.at, seen.snapshot))`.execute(
      db,
    )
    count = Number(numAffectedRows)
    await sql`
      insert into search_changes_seen as seen (snapshot, taken_at) values (pg_current_snapshot(), now())
      on conflict (is_only) do update set snapshot = excluded.snapshot, taken_at = excluded.taken_at where ${isPast}`.execute(
      db,
    )
  })
  return count
}

const isOfAnother = sql<boolean>`pg_snapshot_xmax(seen.snapshot) > pg_snapshot_xmax(pg_current_snapshot())`
const isOld = sql<boolean>`seen.taken_at < now() - interval '20 minutes'`
const isLongAgo = sql<boolean>`(${isOld} and not ${isOfAnother})`
const isPast = sql<boolean>`(${isOld} or ${isOfAnother})`
