import { randomInt } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isVisible, stacksMarks } from './text.ts'

const seed = randomInt(2 ** 31)
// Letters, marks of one and of two code units, what shows nothing, what is outside the first plane, half a pair.
const parts = ['a', 'é', 'ᜃ', '\u0301', '\u{1d165}', '\ufe0f', '\u200b', ' ', '\u2800', '🙂', '\ud800']
const texts = fc.array(fc.constantFrom(...parts), { maxLength: 24 }).map((some) => some.join(''))

describe(`a text’s marks and what of it shows (seed ${seed})`, () => {
  test('are told by a walk as by the pattern that says what is meant', () => {
    fc.assert(
      fc.property(texts, fc.integer({ min: 0, max: 4 }), (text, most) => {
        expect(stacksMarks(text, most)).toBe(new RegExp(`\\p{M}{${most + 1}}`, 'u').test(text))
        const shown = text.replace(/[\p{Default_Ignorable_Code_Point}\p{Z}\p{Cc}\p{Cf}\u2800]/gu, '')
        expect(isVisible(text)).toBe(shown !== '')
      }),
      { seed, numRuns: 2_000 },
    )
  })

  test('20 marks may follow one another, and 21 not', () => {
    expect(stacksMarks(`e${'\u0301'.repeat(20)}e${'\u0301'.repeat(20)}`, 20)).toBe(false)
    expect(stacksMarks(`e${'\u0301'.repeat(10)}${'\u{1d165}'.repeat(11)}`, 20)).toBe(true)
  })
})
