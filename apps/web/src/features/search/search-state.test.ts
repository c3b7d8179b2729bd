import { expect, test } from 'vitest'
import { chosenOf, filterCount, toggled, withoutFilters, yearOf } from './chosen.ts'
import { callOf, changed, isAsked, nothingAsked, pathParts, readState, writeQuery } from './search-state.ts'

const at = (path: { type?: string; cid?: string }, query = '') => readState(path, new URLSearchParams(query))
const full =
  'q=enrol&category=16%2C7&tag=3&unit=1&file=pdf%2Cdocx&status=approved%2Cnone&from=2026-01-01&to=2026-12-31&classified=no&folder=0&sort=newest&page=2'

test('an address is read and written without a loss', () => {
  const state = at({ type: 'File' }, full)
  expect(writeQuery(state).toString()).toBe(full)
  expect(pathParts(state)).toEqual(['File'])
  expect(filterCount(state)).toBe(11)
})

test('what an address can’t mean is left out', () => {
  const state = at({ type: 'nonsense' }, 'category=0,-1,x&status=lost&from=2026-02-30&sort=best&page=-3&classified=2')
  expect(state).toEqual(nothingAsked)
  expect(isAsked(state)).toBe(false)
})

test('the type in the path counts in any letter case, and is a question by itself', () => {
  expect(at({ type: 'folder' }).type).toBe('Folder')
  expect(isAsked(at({ type: 'folder' }))).toBe(true)
  expect(isAsked(at({ type: 'any' }))).toBe(false)
})

test('a category or a tag in the path means its files', () => {
  expect(at({ type: 'Category', cid: '16' })).toMatchObject({ type: 'File', about: { kind: 'Category', id: 16 } })
  expect(callOf(at({ type: 'Category', cid: '16' }, 'category=7'))).toMatchObject({
    type: 'File',
    categoryIds: [16, 7],
  })
  expect(callOf(at({ type: 'tag', cid: '3' }))).toMatchObject({ type: 'File', tagIds: [3] })
  expect(pathParts(at({ type: 'tag', cid: '3' }))).toEqual(['Tag', 3])
})

test('the call asks only for what is set', () => {
  expect(JSON.parse(JSON.stringify(callOf(at({}, 'q=memo'))))).toEqual({
    type: '',
    search: 'memo',
    sort: 'relevance',
  })
  expect(callOf(at({}, 'status=none,pending&to=2026-05-01'))).toMatchObject({
    status: ['', 'pending'],
    documentDate: { to: '2026-05-01' },
  })
})

test('a filter is set and taken away again, from the first page on', () => {
  const state = at({}, 'q=memo&page=4')
  const narrowed = toggled(state, 'category', ['16'])
  expect(writeQuery(narrowed).toString()).toBe('q=memo&category=16')
  expect(writeQuery(toggled(narrowed, 'category', ['16'])).toString()).toBe('q=memo')
  expect(chosenOf(toggled(state, 'file', ['doc', 'docx']), 'file')).toEqual(['doc', 'docx'])
})

test('years are chosen one at a time, as their dates', () => {
  const state = toggled(nothingAsked, 'year', ['2025'])
  expect([state.from, state.to, yearOf(state)]).toEqual(['2025-01-01', '2025-12-31', '2025'])
  expect(toggled(state, 'year', ['2026']).from).toBe('2026-01-01')
  expect(toggled(state, 'year', ['2025']).from).toBeUndefined()
  expect(yearOf({ from: '2025-01-01', to: '2026-12-31' })).toBeUndefined()
})

test('the category in the path is taken away like any other', () => {
  const state = at({ type: 'Category', cid: '16' }, 'category=7')
  expect(chosenOf(state, 'category')).toEqual(['16', '7'])
  const without = toggled(state, 'category', ['16'])
  expect([pathParts(without), writeQuery(without).toString()]).toEqual([['any'], 'category=7'])
  expect(pathParts(toggled(state, 'category', ['7']))).toEqual(['Category', 16])
})

test('all filters are taken away at once, the words stay', () => {
  const state = withoutFilters(at({ type: 'Tag', cid: '3' }, full))
  expect(writeQuery(changed(state, { sort: 'relevance' })).toString()).toBe('q=enrol')
  expect(filterCount(state)).toBe(0)
})
