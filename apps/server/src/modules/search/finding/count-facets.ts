import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { unitReferences } from '../../organisation/index.ts'
import { categoryReferences, tagReferences } from '../../taxonomy/index.ts'
import { type Counted, type FacetPiece, type Facets, piecesOf } from './facets.ts'
import { readFacets } from './read-facets.ts'
import type { Dimension } from './seeking.ts'

const mostValues = 50

interface Wanted {
  /** Of the statement that brought the pieces (`referenceGeneration`). */
  generation: number
  dimensions: readonly Dimension[]
  /** Whether a value of the dimension is chosen: its others are counted beside it. */
  isChosen: (dimension: Dimension) => boolean
}

type Counts<K> = ReadonlyMap<K, number>
type Names = ReadonlyMap<number, string>

/** The facets of what `facetPieces` brought, named as of the statement that brought them. */
export async function countFacets(
  db: Database,
  pieces: readonly FacetPiece[],
  { generation, dimensions, isChosen }: Wanted,
): Promise<Facets> {
  const read = (dimension: Dimension, isBeside: boolean) =>
    readFacets(piecesOf(pieces, dimension, isBeside).map(({ piece }) => piece))
  const ofFound = read('category', false)
  const of = <D extends Dimension>(dimension: D) => {
    if (!dimensions.includes(dimension)) return undefined
    return (isChosen(dimension) ? read(dimension, true) : ofFound)[dimension]
  }
  const [category, tag, unit, campus] = [
    mostOf(of('category')),
    mostOf(of('tag')),
    mostOf(of('unit')),
    mostOf(of('campus')),
  ]
  const years = [...(of('year') ?? [])].sort(([a], [b]) => b - a).slice(0, mostValues)
  const [categories, tags, units, campuses] = await Promise.all([
    categoryReferences(db, generation, category.keys()),
    tagReferences(db, generation, tag.keys()),
    unitReferences(db, generation, unit.keys()),
    campusNames(db, [...campus.keys()]),
  ])
  return {
    category: byCount(named(category, (id) => categories.get(id)?.category)),
    tag: byCount(named(tag, (id) => tags.get(id))),
    unit: byCount(named(unit, (id) => units.get(id))),
    // Specification, section 9: campuses stand in the order of their names.
    campus: [...campuses].flatMap(([id, name]) => ({ id, name, count: campus.get(id) ?? 0 })),
    year: years.map(([year, count]) => ({ year, count })),
    fileType: [...mostOf(of('fileType'))].map(([fileType, count]) => ({ fileType, count })),
  }
}

const mostOf = <K extends number | string>(counts: Counts<K> = new Map()): Map<K, number> =>
  new Map([...counts].sort(([a, some], [b, others]) => others - some || (a < b ? -1 : 1)).slice(0, mostValues))

// What was removed since has no name.
const named = (counts: Counts<number>, nameOf: (id: number) => string | undefined): Counted[] =>
  [...counts].flatMap(([id, count]) => {
    const name = nameOf(id)
    return name === undefined ? [] : { id, name, count }
  })

const byCount = (counted: Counted[]): Counted[] =>
  counted.sort((a, b) => b.count - a.count || (a.name === b.name ? a.id - b.id : a.name < b.name ? -1 : 1))

async function campusNames(db: Database, ids: readonly number[]): Promise<Names> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name from campuses where id = any(${ids}::integer[]) order by name collate natural_order, id`.execute(db)
  return new Map(rows.map(({ id, name }) => [id, name]))
}
