/** The time; tests set their own. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

/** The calendar date `YYYY-MM-DD` of an instant in a time zone. */
export function calendarDateOf(instant: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    instant,
  )
}

const writtenFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
})

/** A calendar date `YYYY-MM-DD` as people read it on pages, letters and papers: `Nov 24 2026`. */
export const writtenDay = (date: string): string => writtenFormat.format(new Date(`${date}T00:00:00Z`)).replace(',', '')
