import { calendarDateOf } from '../../platform/clock.ts'

/**
 * The working-day clock (domain.md, 'Requests'; EO 2 s. 2016, section 9: fifteen working days). Pure functions on
 * calendar dates `YYYY-MM-DD`, which are the same day everywhere; only `endOfDay` and `dueAfter` know a time zone.
 */
export interface Calendar {
  /** Days on which the offices are closed beside weekends. */
  isFree(date: string): boolean
}

export const calendarOf = (freeDays: Iterable<string>): Calendar => {
  const free = new Set(freeDays)
  return { isFree: (date) => free.has(date) }
}

const dayMs = 86_400_000
const numberOf = (date: string): number => Math.round(Date.parse(`${date}T00:00:00Z`) / dayMs)
const dateOf = (number: number): string => new Date(number * dayMs).toISOString().slice(0, 10)

/** The calendar date `days` days later, or earlier where it is negative. */
export const addDays = (date: string, days: number): string => dateOf(numberOf(date) + days)

// The first of January 1970 was a Thursday.
export const isWeekend = (date: string): boolean => [0, 6].includes((numberOf(date) + 4) % 7)

export const isWorkingDay = (date: string, calendar: Calendar): boolean => !isWeekend(date) && !calendar.isFree(date)

/** The working day that is `count` working days after `date`; the day itself is day 0, working or not. */
export function addWorkingDays(date: string, count: number, calendar: Calendar): string {
  let day = date
  for (let left = count; left > 0; ) {
    day = addDays(day, 1)
    if (isWorkingDay(day, calendar)) left -= 1
  }
  return day
}

/** How many working days lie after `from` up to and with `to`; negative where `to` is earlier. */
export function workingDaysBetween(from: string, to: string, calendar: Calendar): number {
  if (to < from) return -workingDaysBetween(to, from, calendar)
  let count = 0
  for (let day = from; day < to; ) {
    day = addDays(day, 1)
    if (isWorkingDay(day, calendar)) count += 1
  }
  return count
}

/** The first instant after a calendar date in a time zone: until then that day is not over. */
export function endOfDay(date: string, timeZone: string): Date {
  const next = Date.parse(`${addDays(date, 1)}T00:00:00Z`)
  // An offset read at the guess may differ from the one at midnight where clocks change between; so it is read twice.
  const first = next - offsetAt(new Date(next), timeZone)
  return new Date(next - offsetAt(new Date(first), timeZone))
}

/** By how many milliseconds the zone's clocks are ahead of UTC at an instant. */
function offsetAt(instant: Date, timeZone: string): number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  const part = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]))
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.trunc(instant.getTime() / 1000) * 1000
}

/** When something received at an instant is due: the calendar date, and the instant at which it is over. */
export function dueAfter(receivedAt: Date, workingDays: number, place: { timeZone: string; calendar: Calendar }) {
  const dueOn = addWorkingDays(calendarDateOf(receivedAt, place.timeZone), workingDays, place.calendar)
  return { dueOn, overAt: endOfDay(dueOn, place.timeZone) }
}
