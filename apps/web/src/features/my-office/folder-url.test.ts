import { expect, test } from 'vitest'
import { readView, sortQuery, writeView } from './folder-url.ts'

const read = (text: string) => readView(new URLSearchParams(text))

test('an address without a query is the first page, the newest change first', () => {
  expect(read('')).toMatchObject({ page: 0, folderPage: 0, sort: 'modified', order: 'desc', search: undefined })
  expect(writeView(read('')).toString()).toBe('')
})

test('page, sort, filter, panel and preview survive the way into the address and back', () => {
  const text = 'search=memo+2026&sort=name&order=asc&folders=1&page=2&details=d12&preview=12'
  expect(writeView(read(text)).toString()).toBe(text)
})

test('what makes no sense is left out', () => {
  expect(read('page=-1&sort=colour&order=up&preview=x')).toEqual(read(''))
})

test('another folder is sorted as this one, from its first page', () => {
  expect(sortQuery(read('sort=name&order=asc&page=3&details=d1'))).toBe('sort=name&order=asc')
})
