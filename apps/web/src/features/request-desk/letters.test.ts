import type { DocumentRequest } from '@sinupan/contract'
import { expect, test } from 'vitest'
import { gap } from './letter-texts.ts'
import { hasGap, letters, letterText } from './letters.ts'

const asked = {
  firstName: 'Pedro',
  middleName: null,
  lastName: 'Peñaflor',
  title: 'Minutes of {{day}}',
  trackingNo: 'REQ-2026-84BD-9X9G-H',
  receivedOn: '2026-11-30',
  dueOn: '2026-12-22',
  extendedTo: null,
}
const letterIn = (language: 'en' | 'fil', letter: (typeof letters)[number]) =>
  letterText(letter, { ...asked, language } as DocumentRequest)

test('a letter is written in the language of whoever asked, with everything filled in that is known', () => {
  for (const letter of letters) {
    expect(letterIn('en', letter)).toContain('Dear Pedro Peñaflor')
    expect(letterIn('fil', letter)).toContain('Magandang araw, Pedro Peñaflor')
    for (const language of ['en', 'fil'] as const) {
      expect(letterIn(language, letter)).toContain('REQ-2026-84BD-9X9G-H')
      // A hole in what somebody wrote stays what it is.
      expect(letterIn(language, letter)).toContain('Minutes of {{day}}')
    }
  }
})

test('what only a person knows is one gap, the same in both languages', () => {
  for (const letter of letters) {
    const gaps = (['en', 'fil'] as const).map((language) => letterIn(language, letter).split(gap).length - 1)
    expect(gaps).toEqual(letter === 'Acknowledge' ? [0, 0] : [1, 1])
  }
  expect(hasGap(letterIn('en', 'Ask'))).toBe(true)
})
