import type { SearchFacets } from '@sinupan/contract'
import type { FacetOption } from '../../../ui/search/facet-group.tsx'
import { kindName, typeGroups } from '../../public-search/index.ts'
import { chosenOf, type Facet } from '../chosen.ts'
import { type SearchState, statuses } from '../search-state.ts'
import { t } from '../words.ts'

/** Names of things by facet and id, for what is chosen and was not found. */
export type NameOf = (facet: Facet, id: string) => string | undefined

/** A facet's lines: what was found, then what is chosen though nothing of it was found. */
export function optionsOf(
  facet: Facet,
  state: SearchState,
  facets: SearchFacets | undefined,
  nameOf: NameOf,
): FacetOption[] {
  const chosen = chosenOf(state, facet)
  const found = foundOf(facet, facets).map((option) => ({
    ...option,
    id: option.values.join(),
    isChosen: option.values.some((value) => chosen.includes(value)),
  }))
  const isFound = (value: string) => found.some(({ values }) => values.includes(value))
  const missing = chosen.filter((value) => !isFound(value))
  return [
    ...found,
    ...missing.map((value) => ({
      id: value,
      name: nameOf(facet, value) ?? t('unknown'),
      values: [value],
      isChosen: true,
    })),
  ]
}

type FoundOption = Pick<FacetOption, 'name' | 'values' | 'count'>

const statusNames = {
  approved: () => t('approved'),
  pending: () => t('pending'),
  returned: () => t('returned'),
  none: () => t('none'),
} as const

function foundOf(facet: Facet, facets: SearchFacets | undefined): FoundOption[] {
  const named = (list: SearchFacets['categories'] = []) =>
    list.map(({ id, name, count }) => ({ name, values: [String(id)], count }))
  switch (facet) {
    case 'category':
      return named(facets?.categories)
    case 'tag':
      return named(facets?.tags)
    case 'unit':
      return named(facets?.units)
    case 'year':
      return (facets?.years ?? [])
        .toSorted((a, b) => b.year - a.year)
        .map(({ year, count }) => ({ name: String(year), values: [String(year)], count }))
    case 'file':
      return typeGroups(facets?.fileTypes ?? []).map(({ kind, fileTypes, count }) => ({
        name: kindName(kind),
        values: fileTypes,
        count,
      }))
    case 'status':
      return statuses.map((status) => ({ name: statusNames[status](), values: [status] }))
    case 'classified':
      return [
        { name: t('classifiedOnly'), values: ['yes'] },
        { name: t('classifiedNot'), values: ['no'] },
      ]
  }
}
