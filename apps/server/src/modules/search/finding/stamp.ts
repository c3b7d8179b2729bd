import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import type { Database } from '../../../platform/database/database.ts'
import { referenceGeneration } from '../../../platform/database/reference-data.ts'
import { givenNow, marksOf, openedTo } from '../../documents/index.ts'
import { type OtherType, othersCte } from './others.ts'

/** As of when something was found, and what it was made of beside the search entries. */
export interface Stamp {
  /** PostgreSQL's, as text: what of `search_changes` it doesn't see came later. */
  snapshot: string
  madeOf: string
}

/** Of a search what its stamp is made by. */
interface Stamped {
  actor: Actor
  /** What others than files are meant by (`QueryTexts`). */
  title: string | null
  others: readonly OtherType[]
  folderId?: number | undefined
}

/** Columns of a statement with `given`, `query` (marks) and `others`. */
export const stampColumns = (actor: Actor): RawBuilder<Stamp> =>
  sql`pg_current_snapshot()::text as snapshot, ${madeOf(actor)} as made_of`

// Who has which marks, what was given or opened to them (which ends by the clock, too), folders, places, tags and series that are
// meant, and the names of what facets count.
const madeOf = (actor: Actor) => sql<string>`concat(${referenceGeneration}, ' ', sha256(convert_to(json_build_array(
  (select marks from query), (select json_agg(id order by id) from given),
  (select json_agg(id order by id) from (${openedTo(actor)}) as opened),
  (select json_agg(others order by type, id) from others))::text, 'UTF8')))`

/** Whether it would be found as it was: one statement, which reads no candidate. */
export async function isStill(db: Database, stamped: Stamped, stamp: Stamp): Promise<boolean> {
  const { actor, title, others, folderId } = stamped
  const { rows } = await sql<{ isStill: boolean }>`
    with given as materialized (${givenNow(actor)}),
    query as materialized (select to_tsquery('sinupan', ${title}) as title, ${marksOf(actor)} as marks),
    ${othersCte({ actor, texts: { title } }, others, folderId)}
    select case when exists (${changesSince(stamp)}) then false else ${madeOf(actor)} = ${stamp.madeOf} end as is_still`.execute(
    db,
  )
  return rows[0]?.isStill ?? false
}

// Transactions that were not seen have at least the number of the oldest that was under way.
const changesSince = ({ snapshot }: Stamp) => sql`select from search_changes c
  where c.at >= pg_snapshot_xmin(${snapshot}::pg_snapshot) and not pg_visible_in_snapshot(c.at, ${snapshot}::pg_snapshot)
    and (c.marks && (select marks from query) or c.document_ids is null or c.document_ids && array(select id from given))`
