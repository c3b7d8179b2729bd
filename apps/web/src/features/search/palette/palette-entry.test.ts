import { expect, test } from 'vitest'
import { isCalled } from './palette-entry.ts'

test('each typed word begins a word of the name, whatever its case and accents', () => {
  expect(isCalled('Posting review', 'rev po')).toBe(true)
  expect(isCalled('Gurô at mag-aaral', 'GURO aaral')).toBe(true)
  expect(isCalled('Posting review', 'view')).toBe(false)
  expect(isCalled('Posting review', '')).toBe(true)
})
