import { address } from '../../list/address.ts'
import { id, key, numberOrNought, page, sorting, text } from '../../list/address-parts.ts'
import type { ContentsSort } from '../documents/index.ts'
import { usualOrder } from '../my-office/index.ts'

/** What the address says of both screens, so that one leads to the same place in the other. */
export const byCategory = address(
  {
    /** 0: what has no category. */
    groupId: numberOrNought('group'),
    categoryId: numberOrNought('category'),
    search: text('search'),
    sorting: sorting<ContentsSort>(usualOrder, 'modified'),
    page: page(),
    /** The entry in the panel. */
    details: key('details'),
    /** The document that is shown large. */
    previewId: id('preview'),
  },
  {
    filters: ['groupId', 'categoryId', 'search', 'sorting'],
    letsGo: ['details'],
    steps: ['groupId', 'categoryId', 'page'],
  },
)

export type CategoryPlace = ReturnType<typeof byCategory.read>

const nothing = byCategory.read(new URLSearchParams())

/** The address of a place, beginning with its path. */
export const pathOf = (path: string, place: Partial<CategoryPlace>): string => {
  const query = byCategory.write({ ...nothing, ...place }).toString()
  return query ? `${path}?${query}` : path
}
