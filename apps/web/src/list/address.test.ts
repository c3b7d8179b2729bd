import { expect, test } from 'vitest'
import { address } from './address.ts'
import { day, id, ids, key, manyOf, numberOrNought, oneOf, page, sorting, text, yesOrNo } from './address-parts.ts'

const tabs = ['pending', 'posted'] as const
const place = address(
  {
    tab: oneOf('tab', tabs, 'pending'),
    search: text('q'),
    sorting: sorting({ modified: 'desc', name: 'asc' }, 'modified'),
    page: page(),
    open: id('posting'),
  },
  { filters: ['tab', 'search', 'sorting'], letsGo: ['open'], steps: ['tab', 'page'] },
)
const read = (query: string) => place.read(new URLSearchParams(query))

test('an address goes in as it comes out, and what goes without saying is not in it', () => {
  const whole = 'tab=posted&q=memo+2026&sort=name&page=2&posting=7'
  expect(place.write(read(whole)).toString()).toBe(whole)
  expect(place.write(read('tab=pending&sort=modified&order=desc&page=0')).toString()).toBe('')
})

test('what makes no sense is as if it were not there', () => {
  const senseless = 'tab=lost&sort=colour&order=up&page=-1&posting=x'
  expect(read(senseless)).toEqual(read(''))
  expect(read('page=999999999').page).toBe(1_000_000)
})

test('an order that is not the usual one of its column stands in the address, of the first column too', () => {
  expect(place.write(read('order=asc')).toString()).toBe('order=asc')
  expect(place.write(read('sort=name&order=desc')).toString()).toBe('sort=name&order=desc')
})

test('another filter begins at the first page and lets go what was open', () => {
  const now = read('page=3&posting=7&q=memo')
  expect(place.changed(now, { search: 'minutes' })).toMatchObject({ page: 0, open: undefined, search: 'minutes' })
  expect(place.changed(now, { page: 4 })).toMatchObject({ page: 4, open: 7 })
  expect(place.changed(now, { search: 'minutes', open: 9 })).toMatchObject({ page: 0, open: 9 })
})

test('what else stands in the address stays', () => {
  expect(place.write(read('q=new'), new URLSearchParams('unit=7&q=old&page=3')).toString()).toBe('unit=7&q=new')
})

test('a tab and a page are steps, a filter that is typed is none', () => {
  expect(place.isStep({ page: 1 })).toBe(true)
  expect(place.isStep({ search: 'memo' })).toBe(false)
})

test('another page or filter shows something else, what opens beside the list doesn’t', () => {
  const shown = (query: string) => place.shown(read(query))
  expect(shown('page=3')).not.toBe(shown(''))
  expect(shown('q=memo')).not.toBe(shown(''))
  expect(shown('q=memo&posting=7')).toBe(shown('q=memo'))
  const unit = address({ unitId: id('unit') }, { steps: ['unitId'], beside: ['unitId'] })
  expect(unit.shown({ unitId: 7 })).toBe(unit.shown({ unitId: undefined }))
})

test('filters are set when one of them differs from what goes without saying', () => {
  expect(place.isFiltered(read('page=3'))).toBe(false)
  expect(place.isFiltered(read('q=memo'))).toBe(true)
})

test('parts read lists, dates and choices, each value once and none that cannot be', () => {
  const parts = address({
    groups: ids('group'),
    kinds: manyOf('kind', ['a', 'b']),
    from: day('from'),
    secret: yesOrNo('secret'),
    folder: numberOrNought('folder'),
    who: key('who'),
  })
  const given = 'group=3,x,3,0,7&kind=b,c&from=2026-02-30&secret=no&folder=0&who=u1'
  const read = parts.read(new URLSearchParams(given))
  expect(read).toEqual({ groups: [3, 7], kinds: ['b'], from: undefined, secret: false, folder: 0, who: 'u1' })
  expect(decodeURIComponent(parts.write(read).toString())).toBe('group=3,7&kind=b&secret=no&folder=0&who=u1')
})
