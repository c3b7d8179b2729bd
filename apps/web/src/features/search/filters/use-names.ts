import { useQuery } from '@tanstack/react-query'
import { categoriesQuery, tagsQuery, unitsQuery } from '../../choices/index.ts'
import type { Facet } from '../chosen.ts'
import type { SearchState } from '../search-state.ts'
import type { NameOf } from './options.ts'

/** The names of what is chosen, also where the results don't hold it. Only what is needed is asked for. */
export function useNames(state: SearchState): NameOf {
  const { about, categories, tags, units } = state
  const inCategory = categories.length > 0 || about?.kind === 'Category'
  const inTag = tags.length > 0 || about?.kind === 'Tag'
  const allCategories = useQuery({ ...categoriesQuery(), enabled: inCategory }).data?.items
  const allTags = useQuery({ ...tagsQuery(), enabled: inTag }).data?.items
  const allUnits = useQuery({ ...unitsQuery(), enabled: units.length > 0 }).data?.items
  const names: Partial<Record<Facet, (id: string) => string | undefined>> = {
    category: (id) => allCategories?.find((one) => String(one.id) === id)?.category,
    tag: (id) => allTags?.find((one) => String(one.id) === id)?.tagName,
    unit: (id) => allUnits?.find((one) => String(one.id) === id)?.name,
    year: (id) => id,
    file: (id) => id.toUpperCase(),
  }
  return (facet, id) => names[facet]?.(id)
}
