import { expect, test } from 'vitest'
import { changedQuery } from './place.ts'
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
  expect(names(pageOf(rows, { page: 7 }, 2))).toEqual(['Annex 9'])
  expect(pageOf([], { page: 1 }, 10)).toEqual([])
})

test('another filter begins at the first page and leaves the rest of the address', () => {
  const now = new URLSearchParams('unit=7&page=3&q=old')
  expect(changedQuery(now, { search: 'new' }).toString()).toBe('unit=7&q=new')
  expect(changedQuery(now, { page: 4 }).toString()).toBe('unit=7&page=4&q=old')
  expect(changedQuery(now, { sorting: { column: 'name', direction: 'asc' } }).toString()).toBe('unit=7&q=old&sort=name')
})
