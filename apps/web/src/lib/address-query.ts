import { useCallback } from 'react'
import { type NavigateOptions, useSearchParams } from 'react-router'

type Change = (now: URLSearchParams) => URLSearchParams | Record<string, string>

/**
 * What the address says after its `?`, and how to change it. A change begins from the address as it is at that moment,
 * not as it was drawn last: of two that come close together, a filter that was typed and a row that is opened, neither
 * takes the other's part away.
 */
export function useAddressQuery(): [query: URLSearchParams, change: (to: Change, how?: NavigateOptions) => void] {
  const [query, setQuery] = useSearchParams()
  const change = useCallback(
    (to: Change, how?: NavigateOptions) => setQuery(to(new URLSearchParams(window.location.search)), how),
    [setQuery],
  )
  return [query, change]
}
