import { expect, test } from 'vitest'
import { formatTotal, pagesOf } from './counted-pages.ts'

test('a list is told with its total, and with a plus where there are more than are counted', () => {
  expect([0, 1_408, 10_000, 10_001, 130_000].map(formatTotal)).toEqual(['0', '1,408', '10,000', '10,000+', '130,000'])
})

test('a list has as many pages as its total fills, and one where it is empty', () => {
  expect([0, 50, 51, 10_000].map((total) => pagesOf({ total, page: 0, rows: 50 }))).toEqual([1, 1, 2, 200])
})

test('a list that goes on beyond what is counted is turned on, up to a page that is not full', () => {
  const at = (page: number, shown?: number) => pagesOf({ total: 10_001, page, rows: 50, shown })
  expect([at(0), at(199), at(200, 50), at(300, 50), at(301, 7)]).toEqual([201, 201, 202, 302, 302])
})
