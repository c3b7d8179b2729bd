import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { type Counted, type Facets, type FacetValues, valuesOf } from './facets.ts'
import { readFacets } from './read-facets.ts'
import type { Dimension } from './seeking.ts'

const mostValues = 50

interface Counting {
  dimensions: readonly Dimension[]
  /** Whether a value of the dimension is chosen: its others are counted beside it. */
  isChosen: (dimension: Dimension) => boolean
}

/** The facets of what `facetColumns` brought: one statement for the names, none where nothing was found. */
export async function countFacets(db: Database, values: FacetValues, asked: Counting): Promise<Facets> {
  const { dimensions, isChosen } = asked
  const ofFound = readFacets(values.found)
  const of = (dimension: Dimension) =>
    isChosen(dimension) ? readFacets(valuesOf(values, dimension, true))[dimension] : ofFound[dimension]
  const most = <D extends Dimension>(dimension: D) => (dimensions.includes(dimension) ? of(dimension) : new Map())
  const years = [...most('year')].sort(([a], [b]) => b - a).slice(0, mostValues)
  const fileTypes = mostOf(most('fileType'))
  return {
    ...(await named(db, {
      category: mostOf(most('category')),
      tag: mostOf(most('tag')),
      unit: mostOf(most('unit')),
      campus: mostOf(most('campus')),
    })),
    year: years.map(([year, count]) => ({ year, count })),
    fileType: [...fileTypes].map(([fileType, count]) => ({ fileType, count })),
  }
}
const mostOf = <K extends number | string>(counts: ReadonlyMap<K, number>): Map<K, number> =>
  new Map([...counts].sort(([a, some], [b, others]) => others - some || (a < b ? -1 : 1)).slice(0, mostValues))

type Named = 'category' | 'tag' | 'unit' | 'campus'

interface NameRow {
  dimension: Named
  id: number
  name: string
}

// What was removed since has no name. Specification, section 9: campuses stand in the order of their names.
async function named(db: Database, counts: Record<Named, ReadonlyMap<number, number>>) {
  const facets: Record<Named, Counted[]> = { category: [], tag: [], unit: [], campus: [] }
  if (Object.values(counts).every((one) => one.size === 0)) return facets
  const ids = (dimension: Named) => sql`any((select ${[...counts[dimension].keys()]}::integer[])::integer[])`
  const { rows } = await sql<NameRow>`
    select * from (
      select 'category' as dimension, id, name from categories where id = ${ids('category')}
      union all select 'tag', id, name from tags where id = ${ids('tag')}
      union all select 'unit', id, name from units where id = ${ids('unit')}
      union all select 'campus', id, name from campuses where id = ${ids('campus')}
    ) as named
    order by dimension, case dimension when 'campus' then name end collate natural_order, name, id`.execute(db)
  for (const { dimension, id, name } of rows)
    facets[dimension].push({ id, name, count: counts[dimension].get(id) ?? 0 })
  for (const dimension of ['category', 'tag', 'unit'] as const) facets[dimension].sort((a, b) => b.count - a.count)
  return facets
}
