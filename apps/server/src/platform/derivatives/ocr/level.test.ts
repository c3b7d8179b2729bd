import { expect, test } from 'vitest'
import { levelled, slopeOf } from './level.ts'
import type { ReadWord } from './tesseract-words.ts'

/** Lines of six words, each line lower to the right by `fall` pixels a pixel. */
const page = (fall: number, lines = 5): ReadWord[] =>
  Array.from({ length: lines * 6 }, (_, at) => {
    const [line, word] = [Math.floor(at / 6), at % 6]
    const left = 100 + word * 200
    // Letters that reach up or down make words of two heights.
    const box: ReadWord['box'] = [left, 200 + line * 90 + left * fall, 150, word % 2 ? 40 : 44]
    return { text: 'enrolment', box, sureness: 90, paragraph: '1', line: String(line) }
  })

test('how steep lines are is told from their words, and not from few or short ones', () => {
  expect(slopeOf(page(0.07))).toBeCloseTo(-Math.atan(0.07), 2)
  expect(slopeOf(page(-0.05))).toBeCloseTo(Math.atan(0.05), 2)
  for (const level of [page(0), page(0.01), page(0.5), page(0.07, 2), page(0.07).filter((_, at) => at % 6 < 2)])
    expect(slopeOf(level)).toBe(0)
})

test('a page is turned around its middle, and what comes from outside is white', () => {
  const [width, height] = [201, 101]
  const slope = 0.1
  const pixels = new Uint8Array(width * height).fill(255)
  // A line of two pixels that rises to the right.
  for (let x = 20; x < 180; x += 1)
    for (const thick of [0, 1]) pixels[(Math.round(50.5 - (x - 100.5) * Math.tan(slope)) + thick) * width + x] = 0
  const level = levelled({ pixels, width, height }, slope)
  const darkest = (x: number) => Array.from({ length: height }, (_, y) => level.pixels[y * width + x] ?? 255)
  const rows = [40, 100, 160].map((x) => darkest(x).indexOf(Math.min(...darkest(x))))
  expect(Math.max(...rows) - Math.min(...rows)).toBeLessThanOrEqual(1)
  expect(level.pixels[0]).toBe(255)
})
