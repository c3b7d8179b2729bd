import { expect, test } from 'vitest'
import { hitsOn, type PlacedText, patterns, phrasePattern, writtenPattern } from './hits.ts'

const even = (text: string, letters: number) => letters / text.length
/** Runs one below the other, each 0.5 wide and 0.02 high. */
function page(...runs: string[]): PlacedText {
  const letters = runs.flatMap((text, run) => [
    ...[...text].map((letter, at) => ({ letter, run, at })),
    { letter: ' ', run, at: text.length },
  ])
  return {
    folded: letters.map(({ letter }) => letter.toLowerCase()).join(''),
    runs: Int32Array.from(letters.map(({ run }) => run)),
    offsets: Int32Array.from(letters.map(({ at }) => at)),
    places: runs.map((text, run) => ({ text, start: [0.1, 0.1 + run * 0.05], along: [0.5, 0], up: [0, -0.02] })),
  }
}
const found = (text: PlacedText, pattern: RegExp | undefined) => (pattern ? hitsOn(1, text, pattern, even) : [])

test('a phrase is boxed where it stands, also over the end of a line', () => {
  const text = page('Dear Juan dela', 'Cruz and Juan')
  const [over] = found(text, phrasePattern('  JUAN  dela Cruz'))
  expect(over?.boxes.map(({ y, height }) => [Math.round(y * 100), Math.round(height * 1000)])).toEqual([
    [8, 25],
    [13, 25],
  ])
  expect(found(text, phrasePattern('juan')).length).toBe(2)
  expect(found(text, phrasePattern(' '))).toEqual([])
  const [first] = found(text, phrasePattern('dear'))
  expect(first?.boxes[0]).toMatchObject({ page: 1, x: 0.1, wholeWords: true })
  expect(first?.boxes[0]?.width).toBeCloseTo((0.5 * 4) / 14)
})

test('numbers of papers of the Philippines are found by their pattern, and nothing like them', () => {
  const text = page(
    'lia@up.edu.ph 0917 123 4567 +63 917-123-4567',
    'TIN 123-456-789-000 SSS 34-1234567-8',
    'PCN 1234-5678-9012-3456 year 2026-11-29',
  )
  const count = (pattern: RegExp) => found(text, pattern).length
  expect([
    count(patterns.email),
    count(patterns.phone),
    count(patterns.tin),
    count(patterns.sss),
    count(patterns.philsys),
  ]).toEqual([1, 2, 1, 1, 1])
  expect(found(page('2019-12345 and 2019-123456'), writtenPattern('####-#####')).length).toBe(1)
  expect(found(page('UP-AB-12345 and UP-A1-12345'), writtenPattern('UP-@@-#####')).length).toBe(1)
  expect(writtenPattern('none')).toBeUndefined()
})
