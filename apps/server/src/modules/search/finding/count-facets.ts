import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { Counted, Facets, FacetValues } from './facets.ts'

const mostValues = 50

/** The facets of what `facetJoins` brought: one statement for the names, none where nothing was found. */
export async function countFacets(db: Database, values: FacetValues): Promise<Facets> {
  const { ofCategory, ofTag, ofUnit, ofCampus, ofYear, ofFileType } = values
  const most = {
    category: mostOf(numbered(ofCategory)),
    tag: mostOf(numbered(ofTag)),
    unit: mostOf(numbered(ofUnit)),
    campus: mostOf(numbered(ofCampus)),
  }
  const fileType = mostOf(counted(ofFileType ?? '', '\u001f'))
  const years = [...numbered(ofYear)].sort(([a], [b]) => b - a).slice(0, mostValues)
  return {
    ...(await named(db, most)),
    year: years.map(([year, count]) => ({ year, count })),
    fileType: [...fileType].map(([fileType, count]) => ({ fileType, count })),
  }
}

function counted(text: string, parting: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const one of text.split(parting)) if (one !== '') counts.set(one, (counts.get(one) ?? 0) + 1)
  return counts
}

// Arrays as PostgreSQL writes them, one or several: {1,2,NULL},{},{3}
function numbered(text: string | null | undefined): Map<number, number> {
  const counts = counted((text ?? '').replace(/[{}]/g, ''), ',')
  counts.delete('NULL')
  return new Map([...counts].map(([id, count]) => [Number(id), count]))
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
