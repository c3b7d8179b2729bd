import { useCallback } from 'react'
import { type NavigateOptions, useSearchParams } from 'react-router'
import { isOnTheWayElsewhere } from './on-the-way.ts'

type Change = (now: URLSearchParams) => URLSearchParams | Record<string, string>

/**
 * What the address says after its `?`, and how to change it. A change begins from the address as it is at that moment,
 * not as it was drawn last: of two that come close together, a filter that was typed and a row that is opened, neither
 * takes the other's part away. One that changes nothing goes nowhere: it would undo the step back that is just being made. Nor
 * does one that only follows what is shown, such as the details of the chosen row, once its person is on the way elsewhere.
 */
export function useAddressQuery(): [query: URLSearchParams, change: (to: Change, how?: NavigateOptions) => void] {
  const [query, setQuery] = useSearchParams()
  const change = useCallback(
    (to: Change, how?: NavigateOptions) => {
      if (how?.replace && isOnTheWayElsewhere()) return
      const now = new URLSearchParams(window.location.search)
      const next = new URLSearchParams(to(now))
      if (how?.replace && String(next) === String(new URLSearchParams(window.location.search))) return
      setQuery(next, how)
    },
    [setQuery],
  )
  return [query, change]
}
