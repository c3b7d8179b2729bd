import type { CategoryRef } from '@sinupan/contract'
import { fold, numbersOf, wordsOf } from '../search/index.ts'

/** Words that no series is told by. */
const small = new Set('and ang at by da de del for from in is its la los mga ng of on or para sa the to y'.split(' '))

/** A word by which names are compared: without letter case, accents and number; undefined for what says nothing. */
export function keyOf(word: string): string | undefined {
  const folded = fold(word)
  if (folded.length < 3 || small.has(folded) || /^\p{N}+$/u.test(folded)) return undefined
  return numbersOf(folded).toSorted((a, b) => a.length - b.length)[0]
}

/** The words that something is told by, once each: as they are compared, with the word as it was written. */
export function keysOf(text: string): Map<string, string> {
  const keys = new Map<string, string>()
  for (const word of wordsOf(text)) {
    const key = keyOf(word)
    if (key !== undefined && !keys.has(key)) keys.set(key, word)
  }
  return keys
}

export interface SeriesWords {
  category: CategoryRef
  /** The words of its name, each with how much it tells: the fewer series have it, the more. */
  words: { key: string; word: string; weight: number }[]
  /** The sum of the weights. */
  weight: number
}

/** The series that something may be proposed by its words, with what each of them tells. */
export function weighSeries(categories: readonly CategoryRef[]): SeriesWords[] {
  const each = categories.map((category) => ({ category, keys: keysOf(category.category) }))
  const counts = new Map<string, number>()
  for (const { keys } of each) for (const key of keys.keys()) counts.set(key, (counts.get(key) ?? 0) + 1)
  return each.map(({ category, keys }) => {
    const words = [...keys].map(([key, word]) => ({
      key,
      word,
      weight: Math.log(1 + each.length / (counts.get(key) ?? 1)),
    }))
    return { category, words, weight: words.reduce((sum, one) => sum + one.weight, 0) }
  })
}

/** The series of which a word is a part of the name, by that word. */
export function indexSeries(series: readonly SeriesWords[]): Map<string, SeriesWords[]> {
  const index = new Map<string, SeriesWords[]>()
  for (const one of series)
    for (const { key } of one.words) {
      const having = index.get(key)
      if (having) having.push(one)
      else index.set(key, [one])
    }
  return index
}

const month = /^(january|february|march|april|may|june|july|august|september|october|november|december)$/i

/**
 * The beginning of a name that a row of like names shares: all before its first number or month, else its first two
 * words. Undefined where that is too little to say anything.
 */
export function beginningOf(name: string): string | undefined {
  const words = name.split(/\s+/).filter((word) => word !== '')
  const end = words.findIndex((word) => /\p{N}/u.test(word) || month.test(word.replace(/\P{L}/gu, '')))
  const beginning = words
    .slice(0, end === -1 ? 2 : end)
    .join(' ')
    .replace(/[\s\p{P}]+$/u, '')
  return keysOf(beginning).size > 0 && beginning.length >= 6 ? beginning : undefined
}
