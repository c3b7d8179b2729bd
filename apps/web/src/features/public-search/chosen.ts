import type { PublicFacets } from '@sinupan/contract'
import { useQuery } from '@tanstack/react-query'
import { typeGroups } from './file-type-groups.ts'
import { kindName } from './kind-name.ts'
import { overviewQuery } from './public-search.api.ts'
import type { Facet, SearchState } from './search-state.ts'

/** A filter that is set, by its name; several extensions are one type. */
export interface Chosen {
  facet: Facet
  values: readonly string[]
  name: string
}

/** The filters that are set, in the order of the facets. A name that nothing tells yet is left out until it is there. */
export function useChosen(state: SearchState, facets: PublicFacets | undefined): Chosen[] {
  const { data: overview } = useQuery(overviewQuery())
  const category = (id: number) =>
    facets?.categories.find((one) => one.id === id)?.name ?? overview?.items.find((one) => one.id === id)?.category
  const campus = (id: number) =>
    facets?.campuses.find((one) => one.id === id)?.name ?? overview?.campuses.find((one) => one.id === id)?.campusName
  const types = typeGroups(state.fileTypes.map((fileType) => ({ fileType, count: 0 })))
  const all: (Omit<Chosen, 'name'> & { name: string | undefined })[] = [
    ...state.categories.map((id) => ({ facet: 'category' as const, values: [String(id)], name: category(id) })),
    ...state.campuses.map((id) => ({ facet: 'campus' as const, values: [String(id)], name: campus(id) })),
    ...state.years.map((year) => ({ facet: 'year' as const, values: [String(year)], name: String(year) })),
    ...types.map(({ kind, fileTypes }) => ({ facet: 'type' as const, values: fileTypes, name: kindName(kind) })),
  ]
  return all.flatMap(({ name, ...one }) => (name === undefined ? [] : [{ ...one, name }]))
}
