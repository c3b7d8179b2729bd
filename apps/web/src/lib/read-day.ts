/** Months by their names in the languages of the web, in lower case: 'november' and 'nobyembre' are 11. */
const months = new Map(
  ['en', 'fil'].flatMap((language) => {
    const name = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' })
    return Array.from({ length: 12 }, (_, month): [string, number] => [
      name.format(Date.UTC(2000, month)).toLowerCase(),
      month + 1,
    ])
  }),
)
const leastLetters = 3

/** A month by its name or by at least three letters of it. */
function monthOf(word: string): number | undefined {
  const sought = word.toLowerCase().replace(/\.$/, '')
  if (sought.length < leastLetters) return undefined
  return [...months].find(([name]) => name.startsWith(sought))?.[1]
}

/**
 * A calendar date as people write it: `Nov 24 2026`, `24 November 2026`, `2026-11-24`, `11/24/2026` (the month first, as
 * the dates that are shown; the day first where it can only be the day), without a year the one of `today`.
 *
 * @returns `YYYY-MM-DD`, or undefined where it is no date
 */
export function readDay(text: string, today: string): string | undefined {
  const parts = text
    .trim()
    .split(/[\s,/.-]+/)
    .filter(Boolean)
  const [one = '', two = '', three = today.slice(0, 4)] = parts
  if (parts.length < 2 || parts.length > 3) return undefined
  if (/^\d{4}$/.test(one)) return dayOf(one, numberOf(two), numberOf(three))
  const named = monthOf(one) ?? monthOf(two)
  if (named !== undefined) return dayOf(three, named, numberOf(monthOf(one) === undefined ? one : two))
  const [first, second] = [numberOf(one), numberOf(two)]
  return first > 12 ? dayOf(three, second, first) : dayOf(three, first, second)
}

const numberOf = (text: string) => (/^\d{1,2}$/.test(text) ? Number(text) : Number.NaN)

/** The day where there is one: no February 30. */
function dayOf(year: string, month: number, day: number): string | undefined {
  if (!/^[1-9]\d{3}$/.test(year) || !(month >= 1 && month <= 12)) return undefined
  const instant = new Date(Date.UTC(Number(year), month - 1, day))
  return instant.getUTCDate() === day ? instant.toISOString().slice(0, 10) : undefined
}
