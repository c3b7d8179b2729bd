import type { Clause, ParsedQuery, Term } from './parsed-query.ts'
import { fold } from './words.ts'

const mostCorrections = 8

/** A word that was typed, folded, and a word of the index that looks like it. */
export interface Near {
  given: string
  word: string
}

/** The words that may be misspelt, folded: numbers and short words are meant as they are. */
export function doubtfulWords(query: ParsedQuery): string[] {
  const words = query.clauses
    .filter((clause) => !clause.isExcluded)
    .flatMap((clause) => clause.terms.flatMap((term) => (term.isExact ? [] : term.words.map(fold))))
  return [...new Set(words)].filter((word) => word.length >= 4 && !/\p{N}/u.test(word))
}

/**
 * The query with words that were probably meant beside those that were typed; undefined where there are none. A word of
 * up to seven letters may have one mistake, a longer one two.
 */
export function forgive(query: ParsedQuery, near: readonly Near[]): ParsedQuery | undefined {
  let isCorrected = false
  const clauses = query.clauses.map((clause): Clause => {
    if (clause.isExcluded) return clause
    const terms = clause.terms.flatMap((term) => [term, ...corrected(term, near)])
    isCorrected ||= terms.length > clause.terms.length
    return { ...clause, terms }
  })
  return isCorrected ? { ...query, clauses } : undefined
}

function corrected(term: Term, near: readonly Near[]): Term[] {
  if (term.isExact) return []
  const choices = term.words.map((word, index) => meant(word, near, term.isPrefix && index === term.words.length - 1))
  if (choices.every((choice) => choice.length === 0)) return []
  if (term.words.length === 1) return (choices[0] ?? []).map((word) => ({ ...term, words: [word] }))
  return [{ ...term, words: term.words.map((word, index) => choices[index]?.[0] ?? word) }]
}

/** The words among them that are near enough to be tried. */
export const tryable = (near: readonly Near[]): string[] => [
  ...new Set(near.flatMap(({ given }) => [...meant(given, near, false), ...meant(given, near, true)])),
]

/** Words that may stand for a word that was typed, those with the fewest mistakes first. */
export function meant(typed: string, near: readonly Near[], isPrefix: boolean): string[] {
  const given = fold(typed)
  const most = given.length > 7 ? 2 : 1
  return near
    .filter((one) => one.given === given)
    .map(({ word }) => ({ word, mistakes: isPrefix ? mistakesInPrefix(given, word) : mistakes(given, word) }))
    .filter((one) => one.mistakes > 0 && one.mistakes <= most)
    .sort((a, b) => a.mistakes - b.mistakes)
    .slice(0, mostCorrections)
    .map(({ word }) => word)
}

// What is still being typed is held against the beginnings of words.
const mistakesInPrefix = (given: string, word: string): number =>
  Math.min(...[-1, 0, 1].map((more) => mistakes(given, word.slice(0, given.length + more))), mistakes(given, word))

/** Letters to add, drop, change or swap with their neighbour to make one word of the other (optimal string alignment). */
export function mistakes(a: string, b: string): number {
  let [twoAbove, above]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, index) => index)]
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const changed = (above[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const swapped = isSwap ? (twoAbove[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY
      row.push(Math.min(changed, (above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, swapped))
    }
    ;[twoAbove, above] = [above, row]
  }
  return above[b.length] ?? 0
}
