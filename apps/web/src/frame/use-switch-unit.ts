import { useAddressQuery } from '../lib/address-query.ts'
import type { DeliveryUnitRef } from '../lib/stored-user.ts'
import { useUnits } from './unit.ts'

/** What an address says of one unit's lists only: the page of them, and what is open beside or over them. */
const ofOneUnit = ['page', 'folders', 'details', 'posting', 'preview'] as const

/** Goes on working in another unit, from the first page of the same screen. */
export function useSwitchUnit(): (unit: DeliveryUnitRef) => void {
  const { choose } = useUnits()
  const [query, setQuery] = useAddressQuery()
  return (unit) => {
    if (ofOneUnit.some((key) => query.has(key))) setQuery(withoutUnit, { replace: true })
    choose(unit)
  }
}

function withoutUnit(query: URLSearchParams): URLSearchParams {
  for (const key of ofOneUnit) query.delete(key)
  return query
}
