const units = ['B', 'kB', 'MB', 'GB', 'TB'] as const

/** Bytes as text, units of 1024 (specification, section 9): `88.17 kB`, `512 B`. */
export function formatSize(byteCount: number, decimals = 2): string {
  const bytes = Math.max(0, byteCount)
  let step = 0
  let value = bytes
  // What would round up to 1024 is written in the next unit.
  while (step < units.length - 1 && Number(value.toFixed(step === 0 ? 0 : decimals)) >= 1024) {
    value /= 1024
    step += 1
  }
  return `${step === 0 ? Math.round(value) : value.toFixed(decimals)} ${units[step]}`
}

const whole = new Intl.NumberFormat('en')

/** `1,408`. */
export const formatCount = (count: number): string => whole.format(count)

let timeZone: string | undefined

/** Sets the institution's time zone; every instant is shown in it, wherever the reader sits. */
export function setTimeZone(zone: string): void {
  timeZone = zone
  formats.clear()
}

/** Names months as a language does; the order of a date stays that of the specification. */
export function nameMonthsIn(language: 'en' | 'fil'): void {
  locale = language === 'fil' ? 'fil' : 'en-US'
  formats.clear()
}

let locale = 'en-US'
const formats = new Map<string, Intl.DateTimeFormat>()

function format(zone: string | undefined): Intl.DateTimeFormat {
  const key = zone ?? ''
  const known = formats.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat(locale, {
    timeZone: zone,
    year: 'numeric',
    month: 'short',
    day: '2-digit',
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
  })
  formats.set(key, made)
  return made
}

function partsOf(instant: string | Date, zone = timeZone) {
  const parts = format(zone).formatToParts(new Date(instant))
  const value = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? ''
  return {
    date: `${value('month')} ${value('day')} ${value('year')}`,
    time: `${value('hour')}:${value('minute')} ${value('dayPeriod').toLowerCase()}`,
  }
}

/** 'MMM DD YYYY' of an instant: `Nov 24 2026`. */
export const formatDay = (instant: string | Date): string => partsOf(instant).date
/** 'h:mm a' of an instant: `3:20 pm`. */
export const formatTime = (instant: string | Date): string => partsOf(instant).time
/** 'MMM DD YYYY h:mm a' of an instant. */
export function formatDayTime(instant: string | Date): string {
  const { date, time } = partsOf(instant)
  return `${date} ${time}`
}

/** 'MMM DD YYYY' of a calendar date `YYYY-MM-DD`, which is the same day everywhere. */
export const formatCalendarDate = (date: string): string => partsOf(`${date}T00:00:00Z`, 'UTC').date

const dayMs = 86_400_000
const isoDay = (instant: Date) => new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(instant)

/** Today in the institution's time zone, `YYYY-MM-DD`. */
export const today = (now = new Date()): string => isoDay(now)

/** Whole days from today to a calendar date; negative for the past. */
export const daysUntil = (date: string, now = new Date()): number =>
  Math.round((Date.parse(date) - Date.parse(today(now))) / dayMs)

const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })

/** `today`, `yesterday`, `in 3 days`, `5 days ago` of a calendar date, or of an instant's day. */
export function formatRelativeDay(when: string, now = new Date()): string {
  const date = when.length === 10 ? when : isoDay(new Date(when))
  return relative.format(daysUntil(date, now), 'day')
}

/** The clock of the institution at an instant, `YYYY-MM-DDTHH:mm`, as a field of day and hour holds it. */
export function clockAt(instant: string | Date): string {
  const shown = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short', timeStyle: 'short', hourCycle: 'h23' })
  const part = Object.fromEntries(shown.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]))
  return `${part.year}-${part.month}-${part.day}T${part.hour}:${part.minute}`
}

/** The last moment of a calendar date where the institution is; undefined for what is no date. */
export function lastMomentOf(day: string): string | undefined {
  const minute = instantAt(`${day}T23:59`)
  return minute && new Date(Date.parse(minute) + 59_000).toISOString()
}

/** The instant at which the institution's clock shows `YYYY-MM-DDTHH:mm`; undefined for what is no such time. */
export function instantAt(clock: string): string | undefined {
  const guess = Date.parse(`${clock}Z`)
  if (Number.isNaN(guess)) return undefined
  // By how much the clock is ahead is read at the guess, then where that leads: clocks may change between.
  const ahead = (at: number) => Date.parse(`${clockAt(new Date(at))}Z`) - at
  return new Date(guess - ahead(guess - ahead(guess))).toISOString()
}
