import type { Clause, ParsedQuery, Term } from './parsed-query.ts'
import { fold, numbersOf } from './words.ts'

/** Texts for `to_tsquery('sinupan', …)`; null where there is nothing to match. Every word in them is quoted. */
export interface QueryTexts {
  /** Against everything that an entry holds. A prefix needs four letters there. */
  whole: string | null
  /** `whole` with its phrases as words that stand anywhere, as the index can tell it; null where there is no phrase or something is excluded. */
  loose: string | null
  /** Against the title alone, where any prefix is cheap. */
  title: string | null
  /** Against the name alone. */
  name: string | null
  /** Whether `whole` leaves out what `title` finds by a short beginning. */
  hasShortPrefix: boolean
  /** The beginnings that `whole` holds: as they stand there, and as words of the index. */
  beginnings: { text: string; word: string }[]
  /** Against a page: any of the wanted terms. */
  pages: string | null
}

const shortestPrefix = 4

interface Style {
  /** The least length of a word that may go on. */
  prefixFrom: number
  /** `A`: only words of names. */
  weight: string
  /** The words that a beginning stands for, where it is not to stand for all. */
  expand?: (prefix: string) => string[]
  /** Words of a phrase may stand anywhere. */
  isLoose?: boolean
}

/** @param expand the words that a beginning stands for in texts, where it is too common to stand for all */
export function textsOf({ clauses }: ParsedQuery, expand?: (prefix: string) => string[]): QueryTexts {
  const wanted = clauses.filter((clause) => !clause.isExcluded)
  const pages = wanted.flatMap((clause) => clause.terms)
  const inTexts: Style = { prefixFrom: shortestPrefix, weight: '', ...(expand ? { expand } : {}) }
  return {
    whole: all(clauses, inTexts),
    loose: isLoosened(clauses) ? all(clauses, { ...inTexts, isLoose: true }) : null,
    title: all(clauses, { prefixFrom: 1, weight: '' }),
    beginnings: expand ? [] : beginningsOf(pages),
    hasShortPrefix: wanted.some(({ terms }) => terms.some(isShortPrefix)),
    name: all(clauses, { prefixFrom: 1, weight: 'A' }),
    pages: pages.length > 0 ? anyOf(pages, { prefixFrom: shortestPrefix, weight: '' }) : null,
  }
}

const mostBeginnings = 20

function beginningsOf(terms: readonly Term[]): QueryTexts['beginnings'] {
  const last = terms.filter((term) => term.isPrefix && !isShortPrefix(term)).map(({ words }) => words.at(-1) ?? '')
  return [...new Set(last)].slice(0, mostBeginnings).map((word) => ({ text: `'${word}':*`, word: fold(word) }))
}

const isLoosened = (clauses: readonly Clause[]) =>
  clauses.some(({ terms }) => terms.some(({ words }) => words.length > 1)) && clauses.every((one) => !one.isExcluded)

const isShortPrefix = ({ words, isPrefix }: Term) => isPrefix && (words.at(-1) ?? '').length < shortestPrefix

/** A phrase or word alone, for the names of tags and categories. */
export const termText = (term: Term): string => textOf(term, { prefixFrom: 1, weight: '' })

const all = (clauses: readonly Clause[], style: Style): string | null =>
  clauses.length === 0
    ? null
    : clauses.map(({ terms, isExcluded }) => (isExcluded ? `!${anyOf(terms, style)}` : anyOf(terms, style))).join(' & ')

const anyOf = (terms: readonly Term[], style: Style): string =>
  `(${terms.map((term) => textOf(term, style)).join(' | ')})`

function textOf({ words, isPrefix, isExact }: Term, style: Style): string {
  const last = words.at(-1) ?? ''
  const goesOn = isPrefix && last.length >= style.prefixFrom
  if (words.length > 1 || isExact) {
    const parts = words.map((word, index) => lexeme(word, style, goesOn && index === words.length - 1))
    return `(${parts.join(style.isLoose ? ' & ' : ' <-> ')})`
  }
  const [, other] = numbersOf(last)
  const itself = lexeme(last, style, goesOn)
  // A prefix already covers the plural.
  return other === undefined || (goesOn && other.length > last.length)
    ? itself
    : `(${itself} | ${lexeme(other, style)})`
}

function lexeme(word: string, { weight, expand }: Style, goesOn = false): string {
  const expanded = goesOn && expand ? expand(word) : []
  if (expanded.length > 0) return `(${[word, ...expanded].map((one) => `'${one}'`).join(' | ')})`
  const marks = `${goesOn ? '*' : ''}${weight}`
  return `'${word}'${marks ? `:${marks}` : ''}`
}
