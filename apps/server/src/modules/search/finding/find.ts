import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { Near } from '../query/forgive.ts'
import type { ResultType } from '../query/parsed-query.ts'
import { candidateCtes, queryCte } from './candidates.ts'
import { type Facets, facetCtes, facetsJson } from './facets.ts'
import { type OtherType, othersCte } from './others.ts'
import { chosen, type Ranking, rankingCtes } from './ranking.ts'
import { type Dimension, mostFound } from './seeking.ts'

export interface Hit {
  type: ResultType
  id: number
  /** Of a document: which of its editions was found, and whether by its contents. */
  kind: 'working' | 'sent' | 'posted' | null
  isOpen: boolean
  score: number
}

export interface Found {
  hits: Hit[]
  /** By type; beyond the exact limit one more than it. */
  totals: Record<ResultType, number>
  facets: Facets | null
  /** Words that look like the doubtful ones; only where nothing is found. */
  near: Near[] | null
}

export interface Asked extends Ranking {
  /** What else than files is looked for and counted. */
  others: readonly OtherType[]
  facets: readonly Dimension[]
  folderId?: number | undefined
  /** Words, folded, that may be misspelt. */
  doubtful?: readonly string[]
}

/** One page of what is found, with totals and facets: one statement. */
export async function find(db: Database, asked: Asked): Promise<Found> {
  const { seeking, others, facets, folderId } = asked
  const { rows } = await sql<Found>`
    with ${queryCte(seeking)}, ${candidateCtes(seeking, 'found')}${facetCtes(seeking, facets)}, ${othersCte(seeking, others, folderId)},
    ${rankingCtes(asked)}
    select coalesce((select json_agg(row_to_json(chosen)) from (${chosen(asked)}) as chosen), '[]') as hits,
      json_build_object('File', (select least(count(*), ${mostFound + 1})::int from found), 'Folder', ${countOf('Folder')}, 'Tag', ${countOf('Tag')},
        'Category', ${countOf('Category')}, 'Location', ${countOf('Location')}) as totals,
      ${facetsJson(seeking, facets)} as facets, ${nearJson(asked.doubtful ?? [])} as near`.execute(db)
  const [row] = rows
  if (!row) throw new Error('A statement without FROM gave no row.')
  return row
}

const countOf = (type: OtherType) => sql`(select count(*)::int from others where type = ${type})`

// Words of names that nobody here may know are among them: they are tried, never told. The words are a list of values and
// no array, of which PostgreSQL would expect ten: planned so, the whole statement would look too dear to be planned once.
function nearJson(doubtful: readonly string[]): RawBuilder<unknown> {
  if (doubtful.length === 0) return sql`null::json`
  return sql`case when not exists (select from found) and not exists (select from others) then (
    select json_agg(json_build_object('given', given, 'word', similar_word.word))
    from (values ${sql.join(doubtful.map((word) => sql`(${word}::text)`))}) as doubtful (given) cross join lateral (
      select word from search_words where is_of_name and word % given and word <> given order by similarity(word, given) desc, word limit 50
    ) as similar_word
  ) end`
}
