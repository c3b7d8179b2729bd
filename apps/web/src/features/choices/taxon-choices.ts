import type { listCategories, ResponseOf } from '@sinupan/contract'
import { useQuery } from '@tanstack/react-query'
import { categoriesQuery, tagsQuery } from './choices.api.ts'

/**
 * Every series as the choices of a Select: groups by name, in each its series. Empty until they are there.
 *
 * @param chosen stays a choice, also where it was retired since
 */
export function useCategoryChoices(chosen?: number | null) {
  const { data } = useQuery(categoriesQuery())
  // Into what is retired nothing new is put.
  return grouped((data?.items ?? []).filter(({ id, isRetired }) => !isRetired || id === chosen))
}

/** Every tag as the choices of a MultiSelect. Empty until they are there. */
export function useTagChoices() {
  const { data } = useQuery(tagsQuery())
  return (data?.items ?? []).map(({ id, tagName }) => ({ value: String(id), label: tagName }))
}

type Category = ResponseOf<typeof listCategories>['items'][number]

function grouped(categories: readonly Category[]) {
  const byGroup = Map.groupBy(categories, (category) => category.documentCategoryGroup.group)
  return [...byGroup]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([group, items]) => ({
      group,
      items: items.map(({ id, category }) => ({ value: String(id), label: category })),
    }))
}
