import { expect, test } from 'vitest'
import { matching, pageOf, sorted } from './shown-rows.ts'

const rows = [
  { name: 'Peña Hall', years: 10 },
  { name: 'Annex 10', years: null },
  { name: 'Annex 9', years: 2 },
]
const names = (shown: typeof rows) => shown.map((row) => row.name)

test('a filter finds every word, whatever the accents and letter case', () => {
  expect(names(matching(rows, 'hall pena', (row) => row.name))).toEqual(['Peña Hall'])
  expect(matching(rows, '  ', (row) => row.name)).toHaveLength(3)
})

test('names sort as people read them, numbers as numbers, and nothing stands last in either order', () => {
  const values = { name: (row: (typeof rows)[0]) => row.name, years: (row: (typeof rows)[0]) => row.years }
  expect(names(sorted(rows, { column: 'name', direction: 'asc' }, values))).toEqual([
    'Annex 9',
    'Annex 10',
    'Peña Hall',
  ])
  expect(names(sorted(rows, { column: 'years', direction: 'desc' }, values))).toEqual([
    'Peña Hall',
    'Annex 9',
    'Annex 10',
  ])
  expect(names(sorted(rows, { column: 'years', direction: 'asc' }, values)).at(-1)).toBe('Annex 10')
})

test('a page behind the last one is the last one', () => {
  expect(names(pageOf(rows, 7, 2))).toEqual(['Annex 9'])
  expect(pageOf([], 1, 10)).toEqual([])
})
