import type { RequestFigures } from '@sinupan/contract'
import { formatCalendarDate } from '../../lib/format.ts'
import { t } from './words.ts'

/** A part of a chart. */
export interface Slice {
  id: string
  name: string
  count: number
}
export interface MonthSlice {
  id: string
  name: string
  received: number
  closed: number
}

export const outcomeSlices = ({ outcomes }: RequestFigures): Slice[] =>
  outcomes.map(({ outcome, count }) => ({ id: outcome, name: t(outcome), count }))

export const typeSlices = ({ types }: RequestFigures): Slice[] =>
  types.map(({ requestType, count }) => ({ id: requestType, name: t(requestType), count }))

export const monthSlices = ({ months }: RequestFigures): MonthSlice[] =>
  months.map(({ month, ...counts }) => ({
    id: month,
    name: formatCalendarDate(`${month}-01`).replace(' 01', ''),
    ...counts,
  }))

const steps = [1, 2, 2.5, 5, 10]

/** The lines of a chart's grid: three or four, evenly, in whole requests, the highest at or over the highest value. */
export function gridOf(highest: number): number[] {
  const rough = Math.max(1, highest) / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(1, Math.ceil((steps.find((one) => one * power >= rough) ?? 10) * power))
  return Array.from({ length: Math.ceil(Math.max(1, highest) / step) + 1 }, (_, index) => index * step)
}
