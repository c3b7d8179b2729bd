const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** `2026-11-25` as `25 November 2026`, the way Philippine government letters write it. */
export function longDate(date: string): string {
  const [year, month, day] = date.split('-').map(Number)
  return `${day} ${months[(month ?? 1) - 1]} ${year}`
}

/** Nine in the morning in Manila on that day: the moment written into the files' own metadata. */
export function madeOn(date: string): Date {
  return new Date(`${date}T01:00:00Z`)
}
