import { expect, test } from 'vitest'
import { listMove } from './list-move.ts'

const table = { count: 25, perLine: 1 }
const grid = { count: 9, perLine: 4 }

test('the arrows go up and down a table, and stop at its ends', () => {
  expect(listMove('ArrowDown', { ...table, at: 3 })).toBe(4)
  expect(listMove('ArrowUp', { ...table, at: 3 })).toBe(2)
  expect(listMove('ArrowUp', { ...table, at: 0 })).toBeUndefined()
  expect(listMove('ArrowDown', { ...table, at: 24 })).toBeUndefined()
  expect(listMove('ArrowRight', { ...table, at: 3 })).toBeUndefined()
})

test('a grid is walked in both directions', () => {
  expect(listMove('ArrowDown', { ...grid, at: 1 })).toBe(5)
  expect(listMove('ArrowDown', { ...grid, at: 7 })).toBeUndefined()
  expect(listMove('ArrowRight', { ...grid, at: 3 })).toBe(4)
  expect(listMove('ArrowLeft', { ...grid, at: 4 })).toBe(3)
})

test('Home, End and the page keys stay inside the list', () => {
  expect(listMove('Home', { ...table, at: 9 })).toBe(0)
  expect(listMove('End', { ...table, at: 9 })).toBe(24)
  expect(listMove('PageDown', { ...table, at: 20 })).toBe(24)
  expect(listMove('PageUp', { ...table, at: 4 })).toBe(0)
})

test('from outside the list, down leads to its first row, and an empty list leads nowhere', () => {
  expect(listMove('ArrowDown', { ...table, at: -1 })).toBe(0)
  expect(listMove('ArrowUp', { ...table, at: -1 })).toBeUndefined()
  expect(listMove('ArrowDown', { count: 0, perLine: 1, at: -1 })).toBeUndefined()
})
