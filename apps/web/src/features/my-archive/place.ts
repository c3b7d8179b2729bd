import { useAddressQuery } from '../../lib/address-query.ts'

export const archiveTabs = ['pending', 'posted', 'returned'] as const
export type ArchiveTab = (typeof archiveTabs)[number]

/** What the address of My archive says. Pages count from 0. */
export interface ArchivePlace {
  tab: ArchiveTab
  page: number
  /** The posting in the panel. */
  postingId: number | undefined
  /** The document that is shown large. */
  previewId: number | undefined
}

const numberOf = (text: string | null) => (text !== null && /^\d{1,9}$/.test(text) ? Number(text) : 0)

export const placeOf = (query: URLSearchParams): ArchivePlace => ({
  tab: archiveTabs.find((tab) => tab === query.get('tab')) ?? 'pending',
  page: numberOf(query.get('page')),
  postingId: numberOf(query.get('posting')) || undefined,
  previewId: numberOf(query.get('preview')) || undefined,
})

/** The query of a place; what is usual isn't written. */
export function queryOf({ tab, page, postingId, previewId }: ArchivePlace): Record<string, string> {
  const all = { tab: tab === 'pending' ? undefined : tab, page, posting: postingId, preview: previewId }
  return Object.fromEntries(Object.entries(all).flatMap(([key, value]) => (value ? [[key, String(value)]] : [])))
}

/** The place, and how to change it. A change of tab or page can be gone back from. */
export function useArchivePlace() {
  const [query, setQuery] = useAddressQuery()
  const go = (change: Partial<ArchivePlace>) => {
    const isStep = change.tab !== undefined || change.page !== undefined
    setQuery((now) => queryOf({ ...placeOf(now), ...change }), { replace: !isStep })
  }
  return { ...placeOf(query), go }
}
