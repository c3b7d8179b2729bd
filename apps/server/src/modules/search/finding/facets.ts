import { type RawBuilder, sql } from 'kysely'
import { candidateCtes } from './candidates.ts'
import type { Dimension, Seeking } from './seeking.ts'

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

/** Whether a value of the dimension is chosen. */
export const isNarrowed = (seeking: Seeking, dimension: Dimension) =>
  seeking.conditions.some((one) => one.dimension === dimension)

const narrowed = (seeking: Seeking, dimensions: readonly Dimension[]) =>
  dimensions.filter((dimension) => isNarrowed(seeking, dimension))

/**
 * The expressions that the facets count in, beyond `found`: what is found where a dimension's own choice is left out. A facet
 * offers the values beside the chosen ones.
 */
export function facetCtes(seeking: Seeking, dimensions: readonly Dimension[]): RawBuilder<unknown> {
  return sql.join(
    narrowed(seeking, dimensions).map(
      (dimension) =>
        sql`, ${candidateCtes(seeking, { name: besideOf(dimension), omit: dimension, hasFacets: true, isRanked: false })}`,
    ),
    sql``,
  )
}

/** Of what the values are counted: all candidates' facets in a row, of what was found and of what stands beside a choice. */
export type FacetValues = Partial<Record<'found' | `beside${Capitalize<Dimension>}`, Buffer | null>>

/** Columns that bring `FacetValues`, of a statement with `counted`. Never holds what the actor can't find. */
export function facetColumns(seeking: Seeking, dimensions: readonly Dimension[]): RawBuilder<unknown> {
  if (dimensions.length === 0) return sql``
  const beside = narrowed(seeking, dimensions).map(besideOf)
  const columns = beside.map((name) => sql`(select ${allFacets} from ${sql.ref(name)}) as ${sql.ref(name)}`)
  return sql`, ${sql.join([sql`(select facets from counted) as found`, ...columns])}`
}

/** The facets of many candidates in a row. */
export const allFacets = sql`string_agg(facets, ''::bytea)`

/** Where the values of a dimension are counted. */
export const valuesOf = (values: FacetValues, dimension: Dimension, isChosen: boolean): Buffer | null | undefined =>
  isChosen ? values[besideOf(dimension)] : values.found

// `beside_file_type`: names are translated.
const besideOf = (dimension: Dimension) =>
  `beside${dimension[0]?.toUpperCase()}${dimension.slice(1)}` as `beside${Capitalize<Dimension>}`
