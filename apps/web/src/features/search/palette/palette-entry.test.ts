import { expect, test } from 'vitest'
import { isCalled, movedTo } from './palette-entry.ts'

test('each typed word begins a word of the name, whatever its case and accents', () => {
  expect(isCalled('Posting review', 'rev po')).toBe(true)
  expect(isCalled('Gurô at mag-aaral', 'GURO aaral')).toBe(true)
  expect(isCalled('Posting review', 'view')).toBe(false)
  expect(isCalled('Posting review', '')).toBe(true)
})

test('the arrows go around the ends, Home and End to them', () => {
  const ids = ['a', 'b', 'c']
  expect(movedTo(ids, 'a', 'ArrowDown')).toBe('b')
  expect(movedTo(ids, 'c', 'ArrowDown')).toBe('a')
  expect(movedTo(ids, 'a', 'ArrowUp')).toBe('c')
  expect(movedTo(ids, 'gone', 'ArrowDown')).toBe('a')
  expect([movedTo(ids, 'b', 'Home'), movedTo(ids, 'b', 'End')]).toEqual(['a', 'c'])
  expect(movedTo(ids, 'b', 'x')).toBeUndefined()
  expect(movedTo([], undefined, 'ArrowDown')).toBeUndefined()
})
