import { expect, test } from 'vitest'
import { between, boxesMet } from './lasso.ts'

// Three cards abreast, 100 wide and 50 high, 10 apart; noted as they were drawn, not from the top.
const card = (at: number) =>
  between(
    { x: (at % 3) * 110, y: Math.floor(at / 3) * 60 },
    { x: (at % 3) * 110 + 100, y: Math.floor(at / 3) * 60 + 50 },
  )
const cards = new Map([6, 7, 8, 3, 4, 5, 0, 1, 2].map((at) => [String(at), card(at)]))

test('a lasso catches what it meets, from the top, also what was drawn before', () => {
  expect(boxesMet(cards, between({ x: 320, y: 55 }, { x: 105, y: 125 }))).toEqual(['4', '5', '7', '8'])
  expect(boxesMet(cards, between({ x: 0, y: 170 }, { x: 400, y: -10 }))).toEqual([...'012345678'])
})

test('a lasso between the cards catches none', () => {
  expect(boxesMet(cards, between({ x: 101, y: 0 }, { x: 109, y: 170 }))).toEqual([])
  expect(boxesMet(cards, between({ x: 0, y: 51 }, { x: 400, y: 59 }))).toEqual([])
})
