import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { advisoryLock } from '../../../platform/database/advisory-lock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { entrySource } from './entry-source.ts'

const batch = 50

/**
 * Brings the entries of documents up to what the documents are now; those that are gone or in the trash lose theirs.
 * Doing it twice is doing it once.
 */
export async function reindex({ db }: Pick<Context, 'db'>, documentIds: readonly number[]): Promise<void> {
  const ids = [...new Set(documentIds)].sort((a, b) => a - b)
  for (let start = 0; start < ids.length; start += batch) {
    const some = ids.slice(start, start + batch)
    await inTransaction(db, async (db) => {
      // Of two workers the later one must read later, or an older state would stay.
      await advisoryLock(db, 'searchEntry', ...some)
      await writeEntries(db, some)
    })
  }
}

/** Nothing is announced here, so that a database is all it takes. */
export const inTransaction = (db: Database, work: (db: Database) => Promise<void>): Promise<void> =>
  db.isTransaction ? work(db) : db.transaction().execute(work)

const columns = sql.raw(
  [
    'document_id, posting_id, kind, scope, unit_id, campus_id, owner_id, is_classified, readers, viewers, category_id',
    'tag_ids, document_date, name, file_types, size, facets, title, whole',
  ].join(', '),
)

// What the machine's end takes of it is written again: the end of its job goes with it, or comes after it in the log.
// An entry whose words are the same stays where it is: writing it again costs all its words in the index.
const writeEntries = (db: Database, ids: readonly number[]) =>
  sql`
    with quick as (
      select set_config('synchronous_commit', 'off', true) as is_set
    ), entry as materialized (${entrySource(ids)}),
    kept as materialized (
      select e.id, entry.document_id, entry.kind, entry.recency, entry.facets
      from entry join search_entries e on e.document_id = entry.document_id and e.kind = entry.kind
      where (e.posting_id, e.scope, e.unit_id, e.campus_id, e.owner_id, e.is_classified, e.readers, e.viewers, e.category_id, e.tag_ids,
          e.document_date, e.name, e.file_types, e.size)
        is not distinct from (entry.posting_id, entry.scope, entry.unit_id, entry.campus_id, entry.owner_id, entry.is_classified, entry.readers,
          entry.viewers, entry.category_id, entry.tag_ids, entry.document_date, entry.name, entry.file_types, entry.size)
        and e.title = entry.title and e.whole = entry.whole
    ), gone as (
      delete from search_entries e where e.document_id = any(${ids}) and e.id not in (select id from kept) returning e.id
    ), touched as (
      update search_entries e set recency = kept.recency, facets = kept.facets
      from kept where e.id = kept.id and (e.recency, e.facets) is distinct from (kept.recency, kept.facets) returning e.id
    ), word as materialized (
      select word, bool_or(is_of_name) as is_of_name from (
        select unnest(tsvector_to_array(whole)) as word, false as is_of_name from entry
        union all select unnest(tsvector_to_array(ts_filter(title, '{a,b}'))), true from entry
      ) as each_word where char_length(word) >= 4 group by word
    ), words as (
      insert into search_words (word, is_of_name)
      select word, is_of_name from word
      where not exists (select from search_words known where known.word = word.word and known.is_of_name >= word.is_of_name)
      order by word
      on conflict (word) do update set is_of_name = true where excluded.is_of_name
    )
    insert into search_entries (${columns}, recency)
    select ${columns}, recency from entry
    where not exists (select from kept where kept.document_id = entry.document_id and kept.kind = entry.kind)
      and (select count(*) from gone) + (select count(*) from touched) + (select count(*) from quick) > 0`.execute(db)
