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
  /** Which word of the text it is: neighbours are neighbours there. */
  no: number
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

// Most words begin with another letter than what is sought: they are counted and no more. What has other signs in it than ASCII is read
// whole, but for words of Latin letters as Filipino and Spanish write them.
function tokensOf(text: string, sought: readonly Sought[]): Token[] {
  const beginnings = new Set(sought.flatMap(({ words }) => words.map((word) => word.charCodeAt(0))))
  const tokens: Token[] = []
  let no = 0
  for (let at = 0; at < text.length; at++) {
    const start = at
    let kind = 0
    for (let code = text.charCodeAt(at); isOfWord(code); code = text.charCodeAt(++at)) kind |= kindOf(code)
    if (at === start) continue
    const first = text.charCodeAt(start)
    const isPassedOver = kind < foreign && first < 0x80 && !isApostrophe(first) && !beginnings.has(first | lowered)
    if (isPassedOver) no++
    else if (kind === 0) {
      const folded = text.slice(start, at).replace(plainApostrophes, '').toLowerCase()
      if (folded !== '') tokens.push({ folded, start, end: at, no: no++ })
    } else for (const token of foreignTokens(text.slice(start, at), start)) tokens.push({ ...token, no: no++ })
  }
  return tokens
}

const foreignTokens = (text: string, offset: number): Omit<Token, 'no'>[] =>
  [...text.matchAll(piece)].flatMap((found) => {
    const start = offset + found.index
    return wordsOf(found[0]).map((one) => ({ folded: fold(one), start, end: start + found[0].length }))
  })

/** The bit that makes an ASCII letter lower case and leaves a digit as it is. */
const lowered = 0x20
const plainApostrophes = /['`]/g
const isApostrophe = (code: number) => code === 0x27 || code === 0x60

/** What words hold beside ASCII: letters of Latin 1 and the apostrophe of print, of which each stands in one word; anything. */
const [latin, foreign] = [1, 2]
const kindOf = (code: number) => {
  if (code < 0x80) return 0
  return (code >= 0xc0 && code <= 0xff) || code === 0x2019 ? latin : foreign
}

// Dashes, quotation marks, bullets and the like part words as a comma does.
const parting = new Set('\u00a0§«»·×÷–—“”•…')
const parts = Uint8Array.from({ length: 0x2100 }, (_, code) => (parting.has(String.fromCharCode(code)) ? 1 : 0))
const isOfWord = (code: number) =>
  (code >= 0x61 && code <= 0x7a) ||
  (code >= 0x41 && code <= 0x5a) ||
  (code >= 0x30 && code <= 0x39) ||
  (code >= 0x80 && parts[code] !== 1) ||
  isApostrophe(code)

function longestAt(tokens: readonly Token[], at: number, sought: readonly Sought[]): number {
  const first = tokens[at]?.no ?? 0
  let longest = 0
  for (const { words, isPrefix } of sought) {
    const fits = words.every((one, index) => {
      const token = tokens[at + index]
      if (token?.no !== first + index) return false
      return isPrefix && index === words.length - 1 ? token.folded.startsWith(one) : token.folded === one
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
