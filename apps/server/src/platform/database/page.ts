import { exactTotalLimit, type List, pageShape, type WholePage } from '@sinupan/contract'

/** A list's answer; beyond the exact limit the total is an estimate. */
export function asList<T>(items: T[], total: number): List<T> {
  return total > exactTotalLimit ? { items, total, totalIsEstimate: true } : { items, total }
}

/** How many entries a page of a small list has; undefined where no page was asked for, and the whole is given. */
export const sizeOf = ({ page = 0, pageSize }: WholePage): number | undefined =>
  pageSize ?? (page > 0 ? pageShape.pageSize.parse(undefined) : undefined)

/** A page of what is small enough to be read whole; the whole where no page was asked for. */
export function wholeList<T>(items: T[], asked: WholePage = {}): List<T> {
  const { page = 0 } = asked
  const size = sizeOf(asked) ?? items.length
  return { items: items.slice(page * size, (page + 1) * size), total: items.length }
}
