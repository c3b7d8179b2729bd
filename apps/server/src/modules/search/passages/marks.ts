import { accents, apostrophes, unseen, unspaced } from '../query/letters.ts'
import type { ParsedQuery, Term } from '../query/parsed-query.ts'
import { fold, numbersOf, wordsOf } from '../query/words.ts'

/** Words in a row that are looked for, folded; the last may go on. */
export interface Sought {
  words: readonly string[]
  isPrefix: boolean
}

/** A stretch of a text, from `start` up to but not including `end`. */
export interface Range {
  start: number
  end: number
}

/** What of a query can be seen in a text: everything but what it excludes. */
export const soughtBy = (query: ParsedQuery): Sought[] =>
  query.clauses.filter((clause) => !clause.isExcluded).flatMap((clause) => clause.terms.flatMap(soughtByTerm))

function soughtByTerm({ words, isPrefix, isExact }: Term): Sought[] {
  if (words.length > 1 || isExact) return [{ words: words.map(fold), isPrefix }]
  return numbersOf(words[0] ?? '').map((word, index) => ({ words: [fold(word)], isPrefix: isPrefix && index === 0 }))
}

// One letter of a script without spaces, or a run of others; with what stands between letters and is not compared.
const between = `\\p{M}${apostrophes}${unseen}`
const piece = new RegExp(`[${unspaced}][${accents}${unseen}]*|(?:(?![${unspaced}])[\\p{L}\\p{N}${between}])+`, 'gu')

interface Token extends Range {
  folded: string
}

/** Where a text holds what is sought, in order; neighbours that only a space parts are one stretch. */
export function rangesIn(text: string, sought: readonly Sought[]): Range[] {
  if (sought.length === 0) return []
  const tokens = tokensOf(text, sought)
  const ranges: Range[] = []
  for (let at = 0; at < tokens.length; ) {
    const length = longestAt(tokens, at, sought)
    const [first, last] = [tokens[at], tokens[at + length - 1]]
    if (length > 0 && first && last) ranges.push({ start: first.start, end: last.end })
    at += Math.max(length, 1)
  }
  return joined(text, ranges)
}

// Most words are ASCII, and most of those begin with another letter than what is sought: such a word stands for itself alone and is not
// read. What has other signs in it is read whole.
function tokensOf(text: string, sought: readonly Sought[]): Token[] {
  const beginnings = new Set(sought.flatMap(({ words }) => words.map((word) => word.charCodeAt(0))))
  const tokens: Token[] = []
  for (let at = 0; at < text.length; at++) {
    const start = at
    let all = 0
    for (let code = text.charCodeAt(at); isOfWord(code); code = text.charCodeAt(++at)) all |= code
    if (at === start) continue
    if (all >= 0x80) tokens.push(...foreignTokens(text.slice(start, at), start))
    else {
      const first = text.charCodeAt(start)
      const isWorthReading = beginnings.has(first | lowered) || isApostrophe(first)
      const folded = isWorthReading ? text.slice(start, at).replace(plainApostrophes, '').toLowerCase() : other
      if (folded !== '') tokens.push({ folded, start, end: at })
    }
  }
  return tokens
}

const foreignTokens = (text: string, offset: number): Token[] =>
  [...text.matchAll(piece)].flatMap((found) => {
    const start = offset + found.index
    return wordsOf(found[0]).map((one) => ({ folded: fold(one), start, end: start + found[0].length }))
  })

/** A word that is none of those that are sought. */
const other = ' '
/** The bit that makes an ASCII letter lower case and leaves a digit as it is. */
const lowered = 0x20
const plainApostrophes = /['`]/g
const isApostrophe = (code: number) => code === 0x27 || code === 0x60
const isOfWord = (code: number) =>
  (code >= 0x61 && code <= 0x7a) ||
  (code >= 0x41 && code <= 0x5a) ||
  (code >= 0x30 && code <= 0x39) ||
  code >= 0x80 ||
  isApostrophe(code)

function longestAt(tokens: readonly { folded: string }[], at: number, sought: readonly Sought[]): number {
  let longest = 0
  for (const { words, isPrefix } of sought) {
    const fits = words.every((one, index) => {
      const token = tokens[at + index]?.folded
      return isPrefix && index === words.length - 1 ? token?.startsWith(one) === true : token === one
    })
    if (fits && words.length > longest) longest = words.length
  }
  return longest
}

function joined(text: string, ranges: readonly Range[]): Range[] {
  const whole: Range[] = []
  for (const range of ranges) {
    const before = whole.at(-1)
    // Several words may stand in one sign: their ranges are one.
    if (before && /^\s{0,2}$/.test(text.slice(before.end, range.start))) before.end = Math.max(before.end, range.end)
    else whole.push({ ...range })
  }
  return whole
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)

/** The text as safe HTML in which the ranges stand between `<mark>` and `</mark>`. */
export function markRanges(text: string, ranges: readonly Range[]): string {
  let [html, at] = ['', 0]
  for (const { start, end } of ranges) {
    html += `${escaped(text.slice(at, start))}<mark>${escaped(text.slice(start, end))}</mark>`
    at = end
  }
  return html + escaped(text.slice(at))
}
