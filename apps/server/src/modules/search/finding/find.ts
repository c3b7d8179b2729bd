import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import type { Database } from '../../../platform/database/database.ts'
import { plannedOnce } from '../../../platform/database/planned-once.ts'
import { referenceGeneration } from '../../../platform/database/reference-data.ts'
import { givenEntry, openTo } from '../../documents/index.ts'
import type { Near } from '../query/forgive.ts'
import type { ResultType } from '../query/parsed-query.ts'
import { candidateCtes, given, queryCte } from './candidates.ts'
import { isOfName } from './columns.ts'
import { countFacets } from './count-facets.ts'
import { allFacets, type FacetPiece, type Facets, facetCtes, facetPieces, isNarrowed } from './facets.ts'
import { type OtherType, othersCte } from './others.ts'
import { chosen, isWeighed, type Ranking, rankingCtes } from './ranking.ts'
import { type Dimension, mostFound } from './seeking.ts'
import { type Stamp, stampColumns } from './stamp.ts'

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
  /** Of the words that were tried, those that stand in the first hit, as far as the actor may read it. */
  meant: string[] | null
}

export interface Asked extends Ranking {
  /** What else than files is looked for and counted. */
  others: readonly OtherType[]
  facets: readonly Dimension[]
  folderId?: number | undefined
  /** Words, folded, that may be misspelt. */
  doubtful?: readonly string[]
  /** Words that stand for misspelt ones. */
  tried?: readonly string[]
}

type FoundRow = Omit<Found, 'facets'> & Stamp & { generation: number; of: null }
const isFound = (row: FoundRow | FacetPiece): row is FoundRow => row.of === null
const isPiece = (row: FoundRow | FacetPiece): row is FacetPiece => row.of !== null

/** One page of what is found, with totals and facets: one statement, of which one row is what was found and the others are pieces of facets. */
export async function find(db: Database, asked: Asked): Promise<{ found: Found; stamp: Stamp }> {
  const { seeking, others, facets, folderId } = asked
  const pieces = facetPieces(seeking, facets).map(
    (one) => sql` union all select null, null, null, null, null, null, null, pieces.* from (${one}) as pieces`,
  )
  const { rows } = await sql<FoundRow | FacetPiece>`${plannedOnce(db)}
    with ${queryCte(seeking)}, ${candidateCtes(seeking, { name: 'found', hasFacets: facets.length > 0, isRanked: true })},
    ${countedCte(asked)}${facetCtes(seeking, facets)}, ${othersCte(seeking, others, folderId)},
    ${rankingCtes(asked)}
    select coalesce((select json_agg(row_to_json(chosen)) from (${chosen(asked)}) as chosen), '[]') as hits,
      json_build_object('File', (select least(total, ${mostFound + 1}) from counted), 'Folder', ${countOf('Folder')}, 'Tag', ${countOf('Tag')},
        'Category', ${countOf('Category')}, 'Location', ${countOf('Location')}) as totals,
      ${nearJson(asked.doubtful ?? [])} as near, ${meantJson(seeking.actor, asked.tried ?? [])} as meant,
      ${referenceGeneration} as generation, ${stampColumns(seeking.actor)}, null::text as of, null::integer as no, null::text as piece${sql.join(pieces, sql``)}`.execute(
    db,
  )
  const row = rows.find(isFound)
  if (!row) throw new Error('A statement without FROM gave no row.')
  const { hits, totals, near, meant, generation, snapshot, madeOf } = row
  const isChosen = (dimension: Dimension) => isNarrowed(seeking, dimension)
  const wanted = { generation, dimensions: facets, isChosen }
  const counted = facets.length === 0 ? null : await countFacets(db, rows.filter(isPiece), wanted)
  return { found: { hits, totals, near, meant, facets: counted }, stamp: { snapshot, madeOf } }
}

// All that is asked of every candidate, in one look through them.
const countedCte = ({ seeking, facets }: Asked) => sql`counted as materialized (
  select count(*)::integer as total, ${isWeighed(seeking) ? sql`count(*) filter (where ${isOfName})` : sql`0`} as of_name,
    ${facets.length > 0 ? allFacets : sql`null::bytea`} as facets
  from found)`

const countOf = (type: OtherType) => sql`(select count(*)::int from others where type = ${type})`

// Words that nobody here may know are among them: they are tried, never told. The words are a list of values and
// no array, of which PostgreSQL would expect ten: planned so, the whole statement would look too dear to be planned once. So it would
// if it could look at a single word: `offset 0` hides it (measured: 5 ms of planning each time instead of 1 ms in all).
function nearJson(doubtful: readonly string[]): RawBuilder<unknown> {
  if (doubtful.length === 0) return sql`null::json`
  return sql`case when (select total from counted) = 0 and not exists (select from others) then (
    select json_agg(json_build_object('given', given, 'word', similar_word.word))
    from (select given from (values ${sql.join(doubtful.map((word) => sql`(${word}::text)`))}) as given (given) offset 0) as doubtful cross join lateral (
      select word from search_words where word % given and word <> given order by similarity(word, given) desc, is_of_name desc, word limit 50
    ) as similar_word
  ) end`
}

// Where the first hit can't be read, its name alone says something.
function meantJson(actor: Actor, tried: readonly string[]): RawBuilder<unknown> {
  if (tried.length === 0) return sql`null::json`
  return sql`(
    select coalesce(json_agg(tried.word), '[]')
    from (values ${sql.join(tried.map((word) => sql`(${word}::text)`))}) as tried (word)
    cross join (select type, id, kind from placed order by position limit 1) as best
    left join search_entries e on best.type = 'File' and e.document_id = best.id and e.kind = best.kind
    left join others o on o.type = best.type and o.id = best.id
    where ('''' || tried.word || '''')::tsquery @@ case when best.type <> 'File' then search_vector(o.name)
      when ${openTo(actor)} or ${givenEntry(actor, given)} then e.whole else ts_filter(e.title, '{a}') end)`
}
