import { describe, expect, it } from 'vitest'
import { pagesAround } from './pages-around.ts'

const drawn = (page: number, pages: number) =>
  pagesAround(page, pages)
    .map((entry) => (entry.kind === 'page' ? entry.page : '…'))
    .join(' ')

describe('the pages a pager shows', () => {
  it.each([
    [1, 1, '1'],
    [1, 5, '1 2 3 4 5'],
    [1, 20, '1 2 3 4 … 20'],
    [10, 20, '1 … 9 10 11 … 20'],
    [20, 20, '1 … 17 18 19 20'],
    [4, 20, '1 2 3 4 5 … 20'],
    [1, 0, ''],
  ])('of page %i of %i are %s', (page, pages, expected) => {
    expect(drawn(page, pages)).toBe(expected)
  })
})
