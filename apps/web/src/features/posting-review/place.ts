import { useAddressQuery } from '../../lib/address-query.ts'

export type ReviewTab = 'pending' | 'approved'

export interface QueueFilter {
  search: string
  campusId: number | undefined
  categoryId: number | undefined
}

/** What the review's address says: the tab, the open posting, the filter. */
export interface ReviewPlace {
  tab: ReviewTab
  openId: number | undefined
  filter: QueueFilter
}

const idOf = (text: string | null) => (text && /^\d{1,9}$/.test(text) ? Number(text) : undefined)

export const placeOf = (query: URLSearchParams): ReviewPlace => ({
  tab: query.get('tab') === 'approved' ? 'approved' : 'pending',
  openId: idOf(query.get('posting')),
  filter: {
    search: query.get('search')?.trim() ?? '',
    campusId: idOf(query.get('campus')),
    categoryId: idOf(query.get('category')),
  },
})

/** The address of a place: what is usual is left out. */
export function queryOf({ tab, openId, filter }: ReviewPlace): Record<string, string> {
  const all = {
    tab: tab === 'approved' ? tab : '',
    posting: openId,
    search: filter.search,
    campus: filter.campusId,
    category: filter.categoryId,
  }
  return Object.fromEntries(Object.entries(all).flatMap(([key, value]) => (value ? [[key, String(value)]] : [])))
}

export const isFiltered = ({ search, campusId, categoryId }: QueueFilter): boolean =>
  search !== '' || campusId !== undefined || categoryId !== undefined

/** The place, and how to go to another. `replace` leaves no step in the history. */
export function useReviewPlace() {
  const [query, setQuery] = useAddressQuery()
  const place = placeOf(query)
  const go = (change: Partial<ReviewPlace>, replace = false) =>
    // At once: while another posting is drawn nobody should decide on the one before it.
    setQuery((now) => queryOf({ ...placeOf(now), ...change }), { replace, flushSync: !replace })
  return { ...place, go }
}
