import { type RawBuilder, sql } from 'kysely'
import { candidateCtes } from './candidates.ts'
import type { Dimension, Seeking } from './seeking.ts'

const mostValues = 50

/** A value's name is given where it is a thing; years and file types are their own. */
export interface Counted {
  id: number
  name: string
  count: number
}
export interface Facets {
  category: Counted[]
  tag: Counted[]
  unit: Counted[]
  campus: Counted[]
  year: { year: number; count: number }[]
  fileType: { fileType: string; count: number }[]
}

const isNarrowed = (seeking: Seeking, dimension: Dimension) =>
  seeking.conditions.some((one) => one.dimension === dimension)

/** What is found where a dimension's own choice is left out: a facet offers the values beside the chosen ones. */
const baseOf = (seeking: Seeking, dimension: Dimension) =>
  sql.ref(isNarrowed(seeking, dimension) ? `beside_${dimension}` : 'found')

/** The expressions that the facets count in, beyond `found`. */
export function facetCtes(seeking: Seeking, dimensions: readonly Dimension[]): RawBuilder<unknown> {
  const beside = dimensions.filter((dimension) => isNarrowed(seeking, dimension))
  return sql.join(
    beside.map((dimension) => sql`, ${candidateCtes(seeking, `beside_${dimension}`, dimension)}`),
    sql``,
  )
}

/** A JSON object of the facets; never counts what the actor can't find. */
export const facetsJson = (seeking: Seeking, dimensions: readonly Dimension[]): RawBuilder<unknown> =>
  dimensions.length === 0
    ? sql`null::json`
    : sql`json_build_object(${sql.join(dimensions.map((one) => sql`${sql.lit(one)}, ${counts(seeking, one)}`))})`

function counts(seeking: Seeking, dimension: Dimension): RawBuilder<unknown> {
  const base = baseOf(seeking, dimension)
  switch (dimension) {
    case 'category':
      return named(
        sql`categories`,
        sql`select category_id as id, count(*)::int as count from ${base} where category_id is not null group by 1`,
      )
    case 'unit':
      return named(sql`units`, sql`select unit_id as id, count(*)::int as count from ${base} group by 1`)
    case 'campus':
      return named(
        sql`campuses`,
        sql`select campus_id as id, count(*)::int as count from ${base} group by 1`,
        // Specification, section 9: campuses stand in the order of their names.
        sql`thing.name collate natural_order`,
      )
    case 'tag':
      return named(
        sql`tags`,
        sql`select tag as id, sum(n)::int as count from ${groups('tag_ids', base)}, unnest(tag_ids) as tag group by 1`,
      )
    case 'year':
      return list(
        sql`select year, count(*)::int as count from ${base} where year is not null group by 1 order by 1 desc limit ${mostValues}`,
      )
    case 'fileType':
      return list(sql`select type as "fileType", sum(n)::int as count from ${groups('file_types', base)}, unnest(file_types) as type
        where type <> '' group by 1 order by 2 desc, 1 limit ${mostValues}`)
  }
}

// Few lists differ: they are counted before they are taken apart.
const groups = (column: 'tag_ids' | 'file_types', base: RawBuilder<unknown>) =>
  sql`(select ${sql.ref(column)}, count(*) as n from ${base} group by 1) as same`

const mostFirst = sql`grouped.count desc, thing.name`

const named = (table: RawBuilder<unknown>, grouped: RawBuilder<unknown>, order = mostFirst) =>
  list(sql`select grouped.id, thing.name, grouped.count from (${grouped} order by 2 desc, 1 limit ${mostValues}) as grouped
    join ${table} as thing on thing.id = grouped.id order by ${order}, thing.id`)

const list = (rows: RawBuilder<unknown>) =>
  sql`(select coalesce(json_agg(row_to_json(value)), '[]') from (${rows}) as value)`
