import { rangesIn } from '../passages/marks.ts'
import { meant, type Near } from './forgive.ts'

const notMisspelt =
  /[-\p{L}]*:?["“”„‟«»＂][^"“”„‟«»＂]*["“”„‟«»＂]?|(?<!\S)-\S+|(?<!\S)(?:tag|category|type|before|after):\S+/giu

/**
 * What was typed with its misspelt words as they were meant; undefined where none of them is known. Quoted, excluded and named
 * words stay.
 *
 * @param known folded words that the one who asks may know
 */
export function suggest(typed: string, near: readonly Near[], known: readonly string[]): string | undefined {
  const kept = [...typed.matchAll(notMisspelt)].map(({ index, 0: text }) => ({
    start: index,
    end: index + text.length,
  }))
  const replaced = [...new Set(near.map(({ given }) => given))].flatMap((given) => {
    const word = [...meant(given, near, false), ...meant(given, near, true)].find((one) => known.includes(one))
    return word === undefined
      ? []
      : rangesIn(typed, [{ words: [given], isPrefix: false }])
          .filter(({ start, end }) => !kept.some((one) => one.start < end && start < one.end))
          .map((range) => ({ ...range, word }))
  })
  if (replaced.length === 0) return undefined
  return replaced
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end, word }) => text.slice(0, start) + word + text.slice(end), typed)
}
