import type { Scan } from './scan.ts'
import { type ReadWord, steep } from './tesseract-words.ts'

/** Of fewer lines nothing is told about the page. */
const leastLines = 3
/** In radians: what is flatter, the command reads as well as level lines. */
const flat = 0.03
const isSure = 60

/**
 * How steep the lines of words are, in radians, upwards to the right: the middle of all lines. 0 where the page needs no levelling, or
 * is no crooked sheet.
 */
export function slopeOf(words: readonly ReadWord[]): number {
  const lines = Map.groupBy(
    words.filter(({ sureness, text }) => sureness >= isSure && text.length > 1),
    ({ line }) => line,
  )
  const slopes = [...lines.values()].flatMap(slopeOfLine).sort((one, other) => one - other)
  const slope = slopes.length < leastLines ? 0 : (slopes[Math.floor(slopes.length / 2)] ?? 0)
  return Math.abs(slope) < flat || Math.abs(slope) > steep ? 0 : slope
}

/** By the middles of its words, which letters that reach up or down move less than their feet; of short lines nothing is told. */
function slopeOfLine(words: readonly ReadWord[]): number[] {
  const points = words.map(({ box: [left, top, width, height] }) => [left + width / 2, top + height / 2] as const)
  const height = Math.max(...words.map(({ box }) => box[3]))
  const [x, y] = [mean(points.map((one) => one[0])), mean(points.map((one) => one[1]))]
  const spread = points.reduce((sum, one) => sum + (one[0] - x) ** 2, 0)
  const isShort = points.length < 3 || Math.sqrt(spread / points.length) < 4 * height
  if (isShort) return []
  return [-Math.atan(points.reduce((sum, one) => sum + (one[0] - x) * (one[1] - y), 0) / spread)]
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length

/** The same page turned around its middle, so that lines which rise by `slope` are level; what comes from outside is white. */
export function levelled({ pixels, width, height }: Scan, slope: number): Scan {
  const to = new Uint8Array(pixels.length).fill(255)
  const [cos, sin] = [Math.cos(slope), Math.sin(slope)]
  const [midX, midY] = [width / 2, height / 2]
  for (let y = 0, at = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, at += 1) {
      const fromX = (x - midX) * cos + (y - midY) * sin + midX
      const fromY = -(x - midX) * sin + (y - midY) * cos + midY
      const [left, top] = [Math.floor(fromX), Math.floor(fromY)]
      if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) continue
      const [right, down] = [fromX - left, fromY - top]
      const from = top * width + left
      const above = (pixels[from] ?? 255) * (1 - right) + (pixels[from + 1] ?? 255) * right
      const below = (pixels[from + width] ?? 255) * (1 - right) + (pixels[from + width + 1] ?? 255) * right
      to[at] = above * (1 - down) + below * down
    }
  return { pixels: to, width, height }
}
