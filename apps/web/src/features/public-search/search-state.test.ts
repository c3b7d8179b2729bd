import { expect, test } from 'vitest'
import {
  callOf,
  changed,
  filterCount,
  isAsked,
  readState,
  toggled,
  withoutFilters,
  writeState,
} from './search-state.ts'

const at = (address: string) => readState(new URLSearchParams(address))
const address = (state: ReturnType<typeof at>) => decodeURIComponent(writeState(state).toString())

test('an address says all of a search, and comes out as it went in', () => {
  const whole = 'q=citizen’s charter&category=3,7&campus=1&year=2026&type=docx,pdf&sort=oldest&page=4&size=25'
  expect(address(at(whole)).replaceAll('+', ' ')).toBe(whole)
  expect(at(whole)).toMatchObject({
    categories: [3, 7],
    years: [2026],
    fileTypes: ['docx', 'pdf'],
    page: 3,
    pageSize: 25,
  })
})

test('what goes without saying is not said', () => {
  expect(address(at(''))).toBe('')
  expect(address(at('page=1&size=10'))).toBe('')
  expect(isAsked(at(''))).toBe(false)
  expect(isAsked(at('sort=newest'))).toBe(true)
})

test('what an address can’t mean is left out', () => {
  expect(at('category=x,-1,3,3,0,1e9&page=0&size=7&sort=best&type=../etc,pdf&year=')).toMatchObject({
    categories: [3],
    page: 0,
    pageSize: 10,
    sort: undefined,
    fileTypes: ['pdf'],
    years: [],
  })
})

test('a filter is set, then taken away, and each change begins at page one', () => {
  const state = at('q=memo&category=3&page=5')
  expect(address(toggled(state, 'category', ['7']))).toBe('q=memo&category=3,7')
  expect(address(toggled(state, 'category', ['3']))).toBe('q=memo')
  expect(address(changed(state, { page: 5 }))).toContain('page=6')
})

test('types of one kind go together', () => {
  const state = at('type=doc')
  expect(address(toggled(state, 'type', ['doc', 'docx']))).toBe('type=doc,docx')
  expect(address(toggled(at('type=doc,docx'), 'type', ['doc', 'docx']))).toBe('')
})

test('without filters the words stay', () => {
  const state = at('q=memo&category=3&campus=1&type=pdf&year=2026,2025')
  expect(filterCount(state)).toBe(5)
  expect(address(withoutFilters(state))).toBe('q=memo')
})

test('the call counts pages from 0', () => {
  expect(callOf(at('q= memo &page=3'))).toMatchObject({ search: 'memo', page: 2, pageSize: 10 })
})
