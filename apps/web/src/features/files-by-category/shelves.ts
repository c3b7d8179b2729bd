import type { listCategoryShelves, ResponseOf } from '@sinupan/contract'
import { t } from './words.ts'

/** A group of categories in which the unit has documents; the last one may hold what has no category. */
export type Group = ResponseOf<typeof listCategoryShelves>['items'][number]
/** A category with how much the unit has of it, and the latest. */
export type Shelf = Group['categories'][number]

/** 0 for what has no category, in the API too. */
export const groupIdOf = ({ id }: Group): number => id ?? 0
export const shelfIdOf = ({ category }: Shelf): number => category?.id ?? 0

export const groupName = ({ group }: Group): string => group ?? t('noCategory')
export const shelfName = ({ category }: Shelf): string => category?.category ?? t('noCategory')

export const shelvesOf = (groups: readonly Group[]): Shelf[] => groups.flatMap(({ categories }) => categories)

export const documentsIn = (shelves: readonly Shelf[]): number =>
  shelves.reduce((sum, { fileCount }) => sum + fileCount, 0)
export const bytesIn = (shelves: readonly Shelf[]): number =>
  shelves.reduce((sum, { totalFileSize }) => sum + totalFileSize, 0)

/** How many documents stand in front on a shelf. */
export const mostOnShelf = 4
/** Whether a shelf's latest documents are still to be asked for. */
export const isWaiting = ({ fileCount, latest }: Shelf): boolean => fileCount > 0 && latest.length === 0

/** The groups, with the documents that were asked for put on the shelves that wait for theirs. */
export const withLatest = (groups: readonly Group[], found: ReadonlyMap<number, Shelf['latest']>): Group[] =>
  groups.map((group) => ({
    ...group,
    categories: group.categories.map((shelf) =>
      isWaiting(shelf) ? { ...shelf, latest: found.get(shelfIdOf(shelf)) ?? [] } : shelf,
    ),
  }))

interface Asked {
  groupId: number | undefined
  categoryId: number | undefined
}

/** What the address means among the groups: the category's own group, else the group; undefined where neither is there. */
export function chosenIn(groups: readonly Group[], { groupId, categoryId }: Asked) {
  const byCategory = groups.find(({ categories }) => categories.some((shelf) => shelfIdOf(shelf) === categoryId))
  const group = byCategory ?? groups.find((one) => groupIdOf(one) === groupId)
  const shelf = group?.categories.find((one) => shelfIdOf(one) === categoryId)
  return { group, shelf }
}

/** The same where something always shows: the first group, and the first category of a group. */
export function shownIn(groups: readonly Group[], asked: Asked) {
  const { group = groups[0], shelf } = chosenIn(groups, asked)
  return { group, shelf: shelf ?? group?.categories[0] }
}
