/** Random numbers that a seed repeats. */
export function dice(from: number) {
  let state = from
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  return {
    chance: (share: number) => next() < share,
    pick: <T>(some: readonly T[]): T => some[Math.floor(next() * some.length)] as T,
    below: (limit: number) => Math.floor(next() * limit),
  }
}

export type Dice = ReturnType<typeof dice>

/** What tells how long a document is kept. */
export interface Dated {
  date: string | null
  madeAt: Date
  isPermanent: boolean
  extended: string | null
}

/** The rule of domain.md once more, in other words: years later by the calendar, 29 February falls on the 28th; null keeps for ever. */
export function keptUntil(doc: Dated, years: number | null | undefined, timeZone: string): string | null {
  if (doc.isPermanent || years == null) return null
  const base = doc.date ?? new Intl.DateTimeFormat('sv', { timeZone }).format(doc.madeAt)
  const [year = 0, month = 1, day = 1] = base.split('-').map(Number)
  const isLeap = (one: number) => (one % 4 === 0 && one % 100 !== 0) || one % 400 === 0
  const on = month === 2 && day === 29 && !isLeap(year + years) ? 28 : day
  const ruled = [year + years, month, on].map((part, at) => String(part).padStart(at === 0 ? 4 : 2, '0')).join('-')
  return doc.extended && doc.extended > ruled ? doc.extended : ruled
}
