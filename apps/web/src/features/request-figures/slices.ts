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
