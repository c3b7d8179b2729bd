import { useQuery } from '@tanstack/react-query'
import { categoriesQuery } from '../choices/index.ts'
import { chosenIn, type Group, shelfName } from './shelves.ts'
import { t } from './words.ts'

/** What a category is called, also where the unit has nothing of it. Empty while that isn't known. */
export function useCategoryName(groups: readonly Group[] | undefined, categoryId: number | undefined): string {
  const shelf = groups && chosenIn(groups, { groupId: undefined, categoryId }).shelf
  const isElsewhere = groups !== undefined && shelf === undefined && categoryId !== undefined && categoryId !== 0
  const { data } = useQuery({ ...categoriesQuery(), enabled: isElsewhere })
  if (shelf) return shelfName(shelf)
  if (categoryId === 0) return t('noCategory')
  return data?.items.find(({ id }) => id === categoryId)?.category ?? (data ? t('category') : '')
}
