import { useSearchParams } from 'react-router'
import { today } from '../../lib/format.ts'
import type { Period } from './request-figures.api.ts'

const isDay = (value: string | null): value is string => value !== null && /^\d{4}-\d\d-\d\d$/.test(value)

export const wholeYear = (year: number): Period => ({ from: `${year}-01-01`, to: `${year}-12-31` })

/** The period of the address; this year until today where it has none that makes sense. */
export function usePeriod(): [Period, (period: Period) => void] {
  const [query, setQuery] = useSearchParams()
  const [from, to] = [query.get('from'), query.get('to')]
  const now = today()
  const period = isDay(from) && isDay(to) && from <= to ? { from, to } : { from: `${now.slice(0, 4)}-01-01`, to: now }
  const setPeriod = (next: Period) =>
    setQuery(
      (old) => {
        const all = new URLSearchParams(old)
        all.set('from', next.from)
        all.set('to', next.to)
        return all
      },
      { replace: true },
    )
  return [period, setPeriod]
}
