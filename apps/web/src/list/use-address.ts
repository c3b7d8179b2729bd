import { useAddressQuery } from '../lib/address-query.ts'

export type Given = Readonly<Partial<Record<string, string>>>

/** What the address says after its `?`, by name: filters, page, what is open. Nothing else holds them. */
export interface Address {
  given: Given
  /** From 0. */
  page: number
  /** Changes some; an empty value takes it out, another filter begins at the first page. */
  go: (change: Partial<Record<string, string | undefined>>) => void
  hasFilter: boolean
}

const notFilters = new Set(['page', 'open', 'tab', 'sort', 'order'])

export function useAddress(): Address {
  const [query, setQuery] = useAddressQuery()
  const given = Object.fromEntries(query)
  const page = Number(given.page)
  const go: Address['go'] = (change) => {
    const isFilter = Object.keys(change).some((name) => !notFilters.has(name))
    setQuery(
      (now) => {
        const all = { ...Object.fromEntries(now), ...(isFilter && { page: '', open: '' }), ...change }
        return Object.fromEntries(Object.entries(all).flatMap(([name, value]) => (value ? [[name, value]] : [])))
      },
      { replace: isFilter || 'open' in change },
    )
  }
  return {
    given,
    page: Number.isInteger(page) && page > 0 && page < 1_000_000 ? page : 0,
    go,
    hasFilter: Object.keys(given).some((name) => !notFilters.has(name)),
  }
}
