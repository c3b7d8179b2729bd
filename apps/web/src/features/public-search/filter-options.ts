import type { PublicFacets } from '@sinupan/contract'
import type { FacetOption } from '../../ui/search/facet-group.tsx'
import type { Chosen } from './chosen.ts'
import { typeGroups } from './file-type-groups.ts'
import { kindName } from './kind-name.ts'
import type { Facet } from './search-state.ts'

/** A facet's lines as they were found, and what is chosen though nothing of it was found. */
export function optionsOf(facet: Facet, facets: PublicFacets | undefined, allChosen: readonly Chosen[]): FacetOption[] {
  const chosen = allChosen.filter((one) => one.facet === facet)
  const isChosen = (values: readonly string[]) =>
    chosen.some((one) => one.values.some((value) => values.includes(value)))
  const found = facets ? foundOf(facet, facets) : []
  const options = found.map((option) => ({ ...option, id: option.name, isChosen: isChosen(option.values) }))
  const missing = chosen.filter(
    ({ values }) => !found.some((one) => values.some((value) => one.values.includes(value))),
  )
  return [...options, ...missing.map(({ name, values }) => ({ id: name, name, values, isChosen: true }))]
}

function foundOf(facet: Facet, facets: PublicFacets): Pick<FacetOption, 'name' | 'values' | 'count'>[] {
  const named = (list: PublicFacets['categories']) =>
    list.map(({ id, name, count }) => ({ name, values: [String(id)], count }))
  if (facet === 'category') return named(facets.categories)
  if (facet === 'campus') return named(facets.campuses)
  if (facet === 'year')
    return facets.years
      .toSorted((a, b) => b.year - a.year)
      .map(({ year, count }) => ({ name: String(year), values: [String(year)], count }))
  return typeGroups(facets.fileTypes).map(({ kind, fileTypes, count }) => ({
    name: kindName(kind),
    values: fileTypes,
    count,
  }))
}
