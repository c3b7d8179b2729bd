import { afterEach, expect, test } from 'vitest'
import { localStore } from '../../lib/local-store.ts'
import { loseSession } from '../../lib/session-loss.ts'
import { learnPlaces, placeAt } from './known-places.ts'

afterEach(() => localStore.clear())

test('a folder that was seen is known by its address, as long as one is signed in', () => {
  localStore.set('TOKEN', 'ana')
  learnPlaces([{ routeId: 'r7', id: 7, name: 'Cases of students' }], 3)
  expect(placeAt('r7')).toEqual({ id: 7, unitId: 3, name: 'Cases of students' })
  localStore.clear()
  expect(placeAt('r7')).toBeUndefined()
})

test('whoever signs in after a session was lost is told no name of before', () => {
  localStore.set('TOKEN', 'ana')
  learnPlaces([{ routeId: 'r7', id: 7, name: 'Cases of students' }], 3)
  loseSession('ana')
  localStore.set('TOKEN', 'ben')
  expect(placeAt('r7')).toBeUndefined()
})
