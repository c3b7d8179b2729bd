import { exactTotalLimit } from '@sinupan/contract'
import { formatCount } from '../lib/format.ts'

/** A page of a list that is counted so far and no further. */
export interface Counted {
  /** As the answer has it. */
  total: number
  /** From 0. */
  page: number
  /** How many a page. */
  rows: number
  /** How many this page has, where that is known. */
  shown?: number | undefined
}

/** Whether all are counted. */
export const isCounted = (total: number): boolean => total !== exactTotalLimit + 1

/** `1,408`, or `10,000+` where there are more than are counted. */
export const formatTotal = (total: number): string =>
  isCounted(total) ? formatCount(total) : `${formatCount(exactTotalLimit)}+`

/** How many pages there are; of a list that goes on beyond what is counted, one more than the page that shows, where that is known to be full. */
export function pagesOf({ total, page, rows, shown = 0 }: Counted): number {
  const counted = Math.max(1, Math.ceil(total / rows))
  if (isCounted(total)) return counted
  return Math.max(counted, shown < rows ? page + 1 : page + 2)
}
