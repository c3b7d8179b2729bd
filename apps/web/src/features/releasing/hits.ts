import type { CopyBox } from '@sinupan/contract'

/** The words of a page, made ready for finding, with where each run of them stands. */
export interface PlacedText {
  /** Lower case, without accents. */
  folded: string
  runs: Int32Array
  offsets: Int32Array
  places: readonly RunPlace[]
}
export interface RunPlace {
  text: string
  /** Where the run begins at its foot, which way it runs, in fractions of the page; how long and high it is. */
  start: readonly [number, number]
  along: readonly [number, number]
  up: readonly [number, number]
}

export interface Hit {
  page: number
  text: string
  boxes: readonly CopyBox[]
}

/** Kinds of numbers that stand in papers of the Philippines, and what else tells of a person. `#` is a figure. */
export const patterns = {
  email: /[a-z0-9._%+-]{1,64}@[a-z0-9.-]{1,190}\.[a-z]{2,24}/g,
  phone: /(?:\+63|\b0)[ -]?(?:9\d{2}|\d{1,2})[ -]?\d{3}[ -]?\d{4}\b/g,
  tin: /\b\d{3}-\d{3}-\d{3}(?:-\d{3,5})?\b/g,
  sss: /\b\d{2}-\d{7}-\d\b/g,
  philsys: /\b\d{4}[- ]\d{4}[- ]\d{4}(?:[- ]\d{4})?\b/g,
} as const
export type PatternName = keyof typeof patterns

/** A pattern as somebody writes it: `####-#####`, in which `#` is a figure, `@` a letter, and each other sign itself. */
export function writtenPattern(written: string): RegExp | undefined {
  if (!written.includes('#')) return undefined
  const signs = written
    .replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
    .replaceAll('#', '\\d')
    .replaceAll('@', '[a-z]')
  return new RegExp(`(?<![\\w-])${signs}(?![\\w-])`, 'gi')
}

const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[‘’ʼ]/g, "'")

/** A phrase wherever it stands, in any case and with any accents, over the ends of lines. */
export function phrasePattern(phrase: string): RegExp | undefined {
  const words = fold(phrase).trim().split(/\s+/).filter(Boolean)
  if (words.length === 0) return undefined
  return new RegExp(words.map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')).join(' '), 'gu')
}

const around = 24

/** Everything of the pattern on a page: what was found with some words around it, and the boxes that cover it. */
export function hitsOn(page: number, text: PlacedText, pattern: RegExp, share: ShareOf): Hit[] {
  return [...text.folded.matchAll(pattern)].flatMap(({ index, 0: found }) => {
    if (found === '') return []
    const end = index + found.length
    const boxes = boxesOf(page, text, { from: index, to: end }, share)
    const shown = text.folded.slice(Math.max(0, index - around), end + around).trim()
    return boxes.length > 0 ? [{ page, text: shown, boxes }] : []
  })
}

/** How far into a run's width its first letters reach, from 0 to 1. */
export type ShareOf = (text: string, letters: number) => number

function boxesOf(
  page: number,
  text: PlacedText,
  { from, to }: { from: number; to: number },
  share: ShareOf,
): CopyBox[] {
  const spans = new Map<number, { from: number; to: number }>()
  for (let at = from; at < to; at += 1) {
    const [run = 0, offset = 0] = [text.runs[at], text.offsets[at]]
    const span = spans.get(run)
    spans.set(run, { from: Math.min(span?.from ?? offset, offset), to: Math.max(span?.to ?? 0, offset + 1) })
  }
  return [...spans].flatMap(([run, span]) => {
    const place = text.places[run]
    return place ? [{ page, ...areaOf(place, span, share), wholeWords: true }] : []
  })
}

/** How far letters reach below their foot, as a share of their height. */
const below = 0.25

function areaOf({ text, start, along, up }: RunPlace, span: { from: number; to: number }, share: ShareOf) {
  const [first, last] = [share(text, span.from), share(text, span.to)]
  const corners = [first, last].flatMap((far) =>
    [-below, 1].map(
      (high) => [start[0] + along[0] * far + up[0] * high, start[1] + along[1] * far + up[1] * high] as const,
    ),
  )
  const [xs, ys] = [corners.map(([x]) => clamp(x)), corners.map(([, y]) => clamp(y))]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  return {
    x: left,
    y: top,
    width: Math.max(0.001, Math.max(...xs) - left),
    height: Math.max(0.001, Math.max(...ys) - top),
  }
}

const clamp = (value: number) => Math.min(1, Math.max(0, value))
