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

/** What values are counted of: what was found, and what stands beside the choice of a dimension. */
export type Counting = 'found' | `beside${Capitalize<Dimension>}`

/** A part of the facets of many candidates in a row, in base64. */
export interface FacetPiece {
  of: Counting
  no: number
  piece: string
}

// Of 12 kB, which base64 ends evenly: a value of half a megabyte is copied while it comes in, and lies among what only a whole
// collection takes away; a collection costs as much as ten searches (docs/decisions/0075).
const pieceBytes = 12_000

/** Queries of `FacetPiece`, of a statement with `counted`. Never holds what the actor can't find. */
export function facetPieces(seeking: Seeking, dimensions: readonly Dimension[]): RawBuilder<FacetPiece>[] {
  if (dimensions.length === 0) return []
  const beside = narrowed(seeking, dimensions).map((dimension) => {
    const name = besideOf(dimension)
    return inPieces(name, sql`select ${allFacets} as facets from ${sql.ref(name)}`)
  })
  return [inPieces('found', sql`select facets from counted`), ...beside]
}

const inPieces = (of: Counting, all: RawBuilder<unknown>) => sql<FacetPiece>`
  select ${sql.lit(of)} as of, no, encode(substring(facets from no * ${sql.lit(pieceBytes)} + 1 for ${sql.lit(pieceBytes)}), 'base64') as piece
  from (${all}) as every cross join lateral generate_series(0, (length(facets) - 1) / ${sql.lit(pieceBytes)}) as no`

/** The facets of many candidates in a row. */
export const allFacets = sql`string_agg(facets, ''::bytea)`

/** The pieces that the values of a dimension are counted of, in their order. */
export function piecesOf(
  pieces: readonly FacetPiece[],
  dimension: Dimension,
  isChosen: boolean,
): readonly FacetPiece[] {
  const wanted = isChosen ? besideOf(dimension) : 'found'
  return pieces.filter(({ of }) => of === wanted).sort((a, b) => a.no - b.no)
}

// `beside_file_type`: names are translated.
const besideOf = (dimension: Dimension) =>
  `beside${dimension[0]?.toUpperCase()}${dimension.slice(1)}` as `beside${Capitalize<Dimension>}`
