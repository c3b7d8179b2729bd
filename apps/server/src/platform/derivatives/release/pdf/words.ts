import { type Area, type Letter, meets } from './letters.ts'

/** What is covered; of words, whole ones. */
export interface Cover extends Area {
  isOfWords?: boolean
}

/** A word that is left, letter by letter: each over the whole height of its line. */
export type Word = readonly { text: string; area: Area }[]

type Seen = Letter & { isSeen: boolean }

/** Letters this far apart, in heights of their line, are two words. */
const GAP = 1

/**
 * The words of a page that a reader sees and no box touches. A word of which one letter is hidden or touched is left out whole:
 * the rest of it would tell its length and more.
 */
export function wordsLeft(letters: readonly Seen[], boxes: readonly Area[]): Word[] {
  return parted(letters).flatMap((word) => {
    const area = around(word)
    const isWhole = word.every(({ isSeen }) => isSeen) && !boxes.some((box) => meets(area, box))
    return isWhole ? [word.map(({ text, line }) => ({ text, area: line }))] : []
  })
}

/** Share of a word's width, or of its height, that a box of words has to touch. */
const TOUCHED = 0.3

/** Boxes of words grown over the words that they touch; others as they are. */
export function grown(letters: readonly Seen[], covers: readonly Cover[]): Area[] {
  const words = covers.some(({ isOfWords }) => isOfWords) ? parted(letters).map(around) : []
  return covers.map((cover) => {
    const touched = cover.isOfWords ? words.filter((word) => isTouched(word, cover)) : []
    return touched.reduce<Area>(union, cover)
  })
}

const isTouched = (word: Area, cover: Area): boolean =>
  shared(word.left, word.right, cover.left, cover.right) > TOUCHED &&
  shared(word.top, word.bottom, cover.top, cover.bottom) > TOUCHED

/** How much of a stretch lies in another, as a share of the shorter one. */
function shared(from: number, to: number, otherFrom: number, otherTo: number): number {
  const shorter = Math.min(to - from, otherTo - otherFrom)
  return shorter <= 0 ? 0 : (Math.min(to, otherTo) - Math.max(from, otherFrom)) / shorter
}

const union = (one: Area, other: Area): Area => ({
  left: Math.min(one.left, other.left),
  top: Math.min(one.top, other.top),
  right: Math.max(one.right, other.right),
  bottom: Math.max(one.bottom, other.bottom),
})

function parted(letters: readonly Seen[]): Seen[][] {
  const words: Seen[][] = []
  let word: Seen[] = []
  for (const letter of letters) {
    const last = word.at(-1)
    if (word.length > 0 && (letter.text === ' ' || (last && isApart(last, letter)))) {
      words.push(word)
      word = []
    }
    if (letter.text !== ' ') word.push(letter)
  }
  if (word.length > 0) words.push(word)
  return words
}

function isApart({ line: one }: Seen, { line: other }: Seen): boolean {
  const height = Math.max(one.bottom - one.top, other.bottom - other.top, 0.001)
  const across = Math.max(other.left - one.right, one.left - other.right)
  const down = Math.max(other.top - one.bottom, one.top - other.bottom)
  return across > height * GAP || down > height * GAP
}

function around(letters: readonly Letter[]): Area {
  return {
    left: Math.min(...letters.map(({ glyph, line }) => Math.min(glyph.left, line.left))),
    right: Math.max(...letters.map(({ glyph, line }) => Math.max(glyph.right, line.right))),
    top: Math.min(...letters.map(({ glyph, line }) => Math.min(glyph.top, line.top))),
    bottom: Math.max(...letters.map(({ glyph, line }) => Math.max(glyph.bottom, line.bottom))),
  }
}
