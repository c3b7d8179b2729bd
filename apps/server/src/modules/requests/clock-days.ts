import { type RequestClock, requestBounds } from '@sinupan/contract'
import { addDays, type Calendar, isWeekend, isWorkingDay } from '../holidays/index.ts'
import { daysLeft } from './request-clock.ts'
import type { ClockStep } from './request-days.ts'

interface Clocked {
  /** The day of receipt, or the day on which it was opened again. */
  beginsOn: string
  /** The day that was told, wherever it was put off to. */
  dueOn: string
  pausedOn: string | null
  steps: readonly ClockStep[]
}
type Day = RequestClock['days'][number]

/**
 * A clock day by day, as a person counts it on a calendar: from the day after its receipt to the day on which the answer is
 * due, or to today where that is over or the clock stands still. Weekends are left out.
 */
export function clockDays(
  { beginsOn, dueOn, pausedOn, steps }: Clocked,
  today: string,
  calendar: Calendar,
): RequestClock {
  const pauses = steps.flatMap((step) => ('pausedOn' in step ? step : []))
  if (pausedOn) pauses.push({ pausedOn, answeredOn: today })
  const isPaused = (day: string) => pauses.some((pause) => day > pause.pausedOn && day <= pause.answeredOn)
  const kindOf = (day: string): Day['kind'] => {
    if (!isWorkingDay(day, calendar)) return 'holiday'
    if (isPaused(day)) return 'paused'
    return day <= today ? 'counted' : 'left'
  }
  const last = pausedOn || dueOn < today ? today : dueOn
  const days: Day[] = []
  for (let on = addDays(beginsOn, 1); on <= last; on = addDays(on, 1))
    if (!isWeekend(on)) days.push({ on, kind: kindOf(on) })
  return {
    today,
    days: days.slice(-requestBounds.clockDays),
    counted: days.filter(({ kind }) => kind === 'counted').length,
    left: pausedOn ? null : daysLeft(dueOn, today, calendar),
  }
}
