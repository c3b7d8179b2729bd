import { exactTotalLimit, type List } from '@sinupan/contract'

/** A list's answer; beyond the exact limit the total is an estimate. */
export function asList<T>(items: T[], total: number): List<T> {
  return total > exactTotalLimit ? { items, total, totalIsEstimate: true } : { items, total }
}

/** Everything at once, where the whole is the page. */
export const wholeList = <T>(items: T[]): List<T> => ({ items, total: items.length })
