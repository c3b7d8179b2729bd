import { expect, test } from 'vitest'
import { claimsOf, unitIdsOf } from './token.ts'

const tokenOf = (claims: object) => `x.${btoa(unescape(encodeURIComponent(JSON.stringify(claims))))}.y`

test('the unit ids of a token come in their order, the home unit last', () => {
  expect(unitIdsOf(tokenOf({ DeliveryUnitIds: '3,7,1' }))).toEqual([3, 7, 1])
  expect(unitIdsOf(tokenOf({ DeliveryUnitIds: '' }))).toEqual([])
  expect(unitIdsOf('nonsense')).toEqual([])
})

test('claims beyond ASCII are read as they are', () => {
  expect(claimsOf(tokenOf({ LastName: 'Peñaflor' }))).toEqual({ LastName: 'Peñaflor' })
})
