import { type RawBuilder, sql } from 'kysely'
import { unitsOf } from '../../../platform/actor.ts'
import { longForm } from './read-facets.ts'
import type { SearchSort, Seeking } from './seeking.ts'

/** Weights of D (text), C (description, file names), B (tags, category), A (name). */
export const weights = sql`'{0.1, 0.2, 0.4, 1}'::real[]`

export const text = (which: 'whole' | 'loose' | 'title' | 'name') => sql`(select ${sql.ref(which)} from query)`

/** What is read of each candidate: there may be ten thousand, so that every column counts. */
export interface Wanted {
  hasFacets: boolean
  isRanked: boolean
}

/** Where a candidate is read: `search_snapshots` has of snapshots what is asked of all of them, on few pages. */
export type Source = 'search_entries' | 'search_snapshots'

/** The columns of a candidate. What is masked has no contents to be counted. */
export function columns(seeking: Seeking & { wanted: Wanted }, source: Source | 'masked'): RawBuilder<unknown> {
  const { hasFacets, isRanked } = seeking.wanted
  const isOpen = source !== 'masked'
  return sql.join([
    sql`e.id`,
    ...(isRanked ? [sql`${sql.lit(isOpen)} as is_open`, sql`${sortKey(seeking, source)} as sort_key`] : []),
    ...(hasFacets ? [sql`${facetsIn[source]} as facets`] : []),
  ])
}

const places = sql`int4send(coalesce(e.category_id, 0)) || int4send(e.unit_id) || int4send(e.campus_id) || int4send(coalesce(e.year, 0))`
const noContents = sql`'\\x00000000'::bytea`
const facetsOfMasked = sql`(${places} || ${noContents})`
// `search_facets` takes 13 µs, as much as all else that is done with a candidate.
const facets = sql`coalesce(e.facets, int4send(${sql.lit(longForm)}) || ${places} || array_send(e.tag_ids) || array_send(e.file_types))`
const facetsIn = { search_entries: facets, search_snapshots: sql`e.facets`, masked: facetsOfMasked }

function sortKey(seeking: Seeking, source: Source | 'masked'): RawBuilder<unknown> {
  const { sort } = seeking
  const whole = (column: 'name' | 'size') =>
    source === 'search_snapshots'
      ? sql`(select entry.${sql.ref(column)} from search_entries entry where entry.id = e.id)`
      : sql.ref(`e.${column}`)
  if (sort === 'name') return whole('name')
  // Sizes of what is masked are nobody's to know.
  if (sort === 'size') return source === 'masked' ? sql`0::bigint` : whole('size')
  if (sort === 'relevance') return relevance(seeking, source)
  return sql`coalesce(e.document_date, to_timestamp(e.recency)::date)`
}

// Where the title holds what is sought, then whose it is, then the second of its last change: one number, which sorts several times
// faster than three columns. How well the title fits is weighed of the first hundred alone: among ten thousand it takes up to half of a
// search (`ts_rank_cd` of misspelt words: 3.6 µs a title).
const bitsOfRecency = 34
const bitsOfNearness = 2
const atTitle = sql.lit(bitsOfRecency + bitsOfNearness)
const inName = sql.lit(10)
const inTitle = sql.lit(5)

function relevance({ actor, unitId, texts }: Seeking, source: Source | 'masked'): RawBuilder<unknown> {
  const isOpen = source !== 'masked'
  const units = unitsOf(actor)
  // Snapshots are of other units than the actor's.
  const hasNearness = unitId !== null && !(source === 'search_snapshots' && units.includes(unitId))
  const nearness = sql`((e.unit_id = ${unitId}::integer)::integer + (e.unit_id = any(${units}::integer[]))::integer)::bigint`
  const later = hasNearness ? sql`(${nearness} << ${sql.lit(bitsOfRecency)}) + e.recency` : sql`e.recency`
  if (texts.whole === null) return later
  const fit = sql`case when e.title @@ ${text('name')} then ${inName} else ${isOpen ? inTitle : sql`0`} end`
  const title = isOpen ? sql`case when e.title @@ ${text('title')} then ${fit} else 0 end` : fit
  return sql`((${title})::bigint << ${atTitle}) + ${later}`
}

function rankOf(which: 'title' | 'name'): RawBuilder<unknown> {
  return sql`case when e.title @@ ${text(which)}
    then (ts_rank_cd(${weights}, e.title, ${text(which)}, 32) * 20)::integer / 20.0::double precision else 0 end`
}

/** Of a row of the candidates, by relevance: whether its name holds what is sought. */
export const isOfName = sql<boolean>`sort_key >= ${inName}::bigint << ${atTitle}`
/** What the title adds to the score of one of the first hundred (`first`, its entry `e`), and of those behind them. */
export const titleRank = sql`case when first.is_open then ${rankOf('title')} else ${rankOf('name')} end`
export const firstTitleRank = sql`(first.sort_key >> ${atTitle}) / 20.0::double precision`
export const nearnessOf = sql`(first.sort_key >> ${sql.lit(bitsOfRecency)}) & ${sql.lit(2 ** bitsOfNearness - 1)}`
export const recencyOf = sql`first.sort_key & ${sql.lit(2 ** bitsOfRecency - 1)}`

/** The order of the first look, before the texts are weighed. */
export function firstOrder(sort: SearchSort): RawBuilder<unknown> {
  const orders: Record<SearchSort, RawBuilder<unknown>> = {
    relevance: sql`sort_key desc, id desc`,
    newest: sql`sort_key desc, id desc`,
    oldest: sql`sort_key asc, id asc`,
    name: sql`sort_key collate natural_order asc, id asc`,
    size: sql`sort_key desc, id desc`,
  }
  return orders[sort]
}
