import { useAddressQuery } from '../lib/address-query.ts'
import type { Sorting } from '../ui/table/columns.ts'

export interface ListPlace {
  search: string
  /** From 0. */
  page: number
  sorting: Sorting | undefined
  /** Changes some of it; another filter or order begins at the first page. */
  go: (change: { search?: string; page?: number; sorting?: Sorting }) => void
}

/** By their names, from A. */
export const byName: Sorting = { column: 'name', direction: 'asc' }

/** Filter, page and order of a list, kept in the address beside whatever else stands there. */
export function useListPlace(usual?: Sorting): ListPlace {
  const [query, setQuery] = useAddressQuery()
  const page = Number(query.get('page'))
  const column = query.get('sort')
  return {
    search: query.get('q') ?? '',
    page: Number.isInteger(page) && page > 0 ? page : 0,
    sorting: column ? { column, direction: query.get('order') === 'desc' ? 'desc' : 'asc' } : usual,
    go: (change) => setQuery((now) => changedQuery(now, change), { replace: change.page === undefined }),
  }
}

/** The address's query after a change; what is usual is left out. */
export function changedQuery(now: URLSearchParams, change: Parameters<ListPlace['go']>[0]): URLSearchParams {
  const next = new URLSearchParams(now)
  const set = (name: string, value: string) => (value ? next.set(name, value) : next.delete(name))
  set('page', change.page ? String(change.page) : '')
  if (change.search !== undefined) set('q', change.search)
  if (change.sorting) {
    set('sort', change.sorting.column)
    set('order', change.sorting.direction === 'desc' ? 'desc' : '')
  }
  return next
}
