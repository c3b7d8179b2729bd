import { expect, test } from 'vitest'
import { placeOf, queryOf } from './place.ts'

test('the address keeps tab, page and posting, and leaves out what is usual', () => {
  const place = placeOf(new URLSearchParams('tab=returned&page=2&posting=7'))
  expect(place).toEqual({ tab: 'returned', page: 2, postingId: 7, previewId: undefined })
  expect(queryOf(place)).toEqual({ tab: 'returned', page: '2', posting: '7' })
  expect(queryOf(placeOf(new URLSearchParams('')))).toEqual({})
})

test('what makes no sense is as if it were not there', () => {
  expect(placeOf(new URLSearchParams('tab=lost&page=-1&posting=x&preview=0'))).toEqual({
    tab: 'pending',
    page: 0,
    postingId: undefined,
    previewId: undefined,
  })
})
