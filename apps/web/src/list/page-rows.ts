import { otherPageSizes, type PagedList, usePageSize, usualPageSizes } from '../lib/preferences.ts'
import type { PageSize } from '../lib/stored-preferences.ts'

/** As many as one call gives. */
const largest = 200

/** How many rows a page of a list has, as the person chose, and what else there is to choose. */
export interface PageRows {
  size: PageSize
  /** What holds until the person chooses another. */
  usual: PageSize
  /** What a call is asked for. */
  rows: number
  isScrolled: boolean
  choices: readonly PageSize[]
  choose: (size: PageSize) => void
}

export function usePageRows(list: PagedList): PageRows {
  const [size, choose] = usePageSize(list)
  const isScrolled = size === 'scroll'
  return {
    size,
    usual: usualPageSizes[list],
    choose,
    isScrolled,
    rows: isScrolled ? largest : size,
    choices: [usualPageSizes[list], ...otherPageSizes],
  }
}
