import { afterEach, expect, test, vi } from 'vitest'
import { isOnTheWayElsewhere, nameWay } from './on-the-way.ts'

afterEach(() => {
  nameWay(() => undefined)
  vi.unstubAllGlobals()
})

test('one is on the way elsewhere while another page is being gone to, not while this one only changes', () => {
  vi.stubGlobal('window', { location: { pathname: '/archive/folders/79' } })
  expect(isOnTheWayElsewhere()).toBe(false)
  nameWay(() => '/archive/folders/79')
  expect(isOnTheWayElsewhere()).toBe(false)
  nameWay(() => '/archive/pin')
  expect(isOnTheWayElsewhere()).toBe(true)
})
