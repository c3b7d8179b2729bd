import type { Area } from './letters.ts'
import type { Word } from './words.ts'

/** How far a line reaches below its foot, as a share of its height. */
export const DESCENT = 0.2

type Way = 'right' | 'down' | 'up'

/** Where a word begins, which way it runs, and how high its line is, in points. */
export interface TextPlace {
  way: Way
  size: number
  matrix: [number, number, number, number, number, number]
}
interface Paper {
  width: number
  height: number
}

/** The place of a word on a page whose text runs to the right, or, where a page lies on its side, down or up. */
export function textPlace(word: Word, { width, height }: Paper): TextPlace {
  const areas = word.map(({ area }) => area)
  const [left, right] = [
    Math.min(...areas.map((area) => area.left)) * width,
    Math.max(...areas.map((area) => area.right)) * width,
  ]
  const [top, bottom] = [
    Math.min(...areas.map((area) => area.top)) * height,
    Math.max(...areas.map((area) => area.bottom)) * height,
  ]
  const way = wayOf(areas, { width, height })
  const size = Math.max(1, way === 'right' ? bottom - top : right - left)
  const foot = size * DESCENT
  if (way === 'right') return { way, size, matrix: [1, 0, 0, 1, left, height - bottom + foot] }
  if (way === 'down') return { way, size, matrix: [0, -1, 1, 0, left + foot, height - top] }
  return { way, size, matrix: [0, 1, -1, 0, right - foot, height - bottom] }
}

function wayOf(areas: readonly Area[], { width, height }: Paper): Way {
  const [first, last] = [areas[0], areas.at(-1)]
  if (!first || !last || first === last) return 'right'
  const across = (last.left + last.right - first.left - first.right) * width
  const down = (last.top + last.bottom - first.top - first.bottom) * height
  if (Math.abs(down) <= Math.abs(across)) return 'right'
  return down > 0 ? 'down' : 'up'
}

/** Where each letter begins along the way of its word, and where the last one ends. */
export function startsOf(word: Word, { way }: TextPlace, { width, height }: Paper): number[] {
  const starts = word.map(({ area }) => {
    if (way === 'right') return area.left * width
    return way === 'down' ? area.top * height : (1 - area.bottom) * height
  })
  const last = word.at(-1)?.area
  if (!last) return starts
  if (way === 'right') return [...starts, last.right * width]
  return [...starts, way === 'down' ? last.bottom * height : (1 - last.top) * height]
}
