import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import type { Database } from '../../../platform/database/database.ts'
import { plannedOnce } from '../../../platform/database/planned-once.ts'
import { referenceGeneration } from '../../../platform/database/reference-data.ts'
import { givenNow, marksOf, openedTo } from '../../documents/index.ts'
import type { QueryTexts } from '../query/to-tsquery.ts'
import { type OtherType, othersCte } from './others.ts'

/** As of when something was found, and what it was made of beside the search entries. */
export interface Stamp {
  /** PostgreSQL's, as text: what of `search_changes` it doesn't see came later. */
  snapshot: string
  madeOf: string
}

/** Of a search what its stamp is held against. */
interface Stamped {
  actor: Actor
  texts: Pick<QueryTexts, 'title' | 'whole'>
  /** Whatever comes may change what was found, also what holds none of the words. */
  isOfAll: boolean
  others: readonly OtherType[]
  folderId?: number | undefined
}

/** Columns of a statement with `given` and `others`. */
export const stampColumns = (actor: Actor): RawBuilder<Stamp> =>
  sql`pg_current_snapshot()::text as snapshot, ${madeOf(actor)} as made_of`

// Who decides and how things are called (the generation); what was given or opened to them, which ends by the clock, too; folders,
// places, tags and series that are meant.
const madeOf = (actor: Actor) => sql<string>`concat(${referenceGeneration}, ' ', sha256(convert_to(json_build_array(
  (select json_agg(id order by id) from given),
  (select json_agg(id order by id) from (${openedTo(actor)}) as opened),
  (select json_agg(others order by type, id) from others))::text, 'UTF8')))`

/**
 * The stamp as it is now, where all would be found as it was; undefined where it might not be. One statement, which reads no candidate
 * but those that came since.
 */
export async function stillSo(db: Database, stamped: Stamped, { snapshot, madeOf: made }: Stamp) {
  const { actor, texts, isOfAll, others, folderId } = stamped
  const { rows } = await sql<Stamp>`${plannedOnce(db)}
    with given as materialized (${givenNow(actor)}),
    query as materialized (select to_tsquery('sinupan', ${texts.title}) as title, to_tsquery('sinupan', ${texts.whole}) as whole,
      ${marksOf(actor)} as marks, ${snapshot}::pg_snapshot as snapshot),
    ${othersCte({ actor, texts }, others, folderId)},
    change as not materialized (${changes})
    select ${stampColumns(actor)} from query
    where not exists (select from change where is_gone or document_ids is null or ${sql.lit(isOfAll)})
      and not exists (select from search_entries e where e.document_id = any(array(select unnest(document_ids) from change))
        and (e.title @@ query.title or e.whole @@ query.whole))`.execute(db)
  const [now] = rows
  return now?.madeOf === made ? now : undefined
}

// Transactions that were not seen have at least the number of the oldest that was under way.
const changes = sql`select c.is_gone, c.document_ids from search_changes c, query
  where c.at >= pg_snapshot_xmin(query.snapshot) and not pg_visible_in_snapshot(c.at, query.snapshot)
    and (c.marks && query.marks or c.document_ids is null or c.document_ids && array(select id from given))`
