import { useSearchParams } from 'react-router'
import type { DeliveryUnitRef } from '../lib/stored-user.ts'
import { useUnits } from './unit.ts'

/** What an address says of one unit's lists only: the page of them, and what is open beside or over them. */
const ofOneUnit = ['page', 'folders', 'details', 'posting', 'preview'] as const

/** Goes on working in another unit, from the first page of the same screen. */
export function useSwitchUnit(): (unit: DeliveryUnitRef) => void {
  const { choose } = useUnits()
  const [query, setQuery] = useSearchParams()
  return (unit) => {
    const kept = [...query].filter(([key]) => !ofOneUnit.some((one) => one === key))
    if (kept.length < query.size) setQuery(kept, { replace: true })
    choose(unit)
  }
}
