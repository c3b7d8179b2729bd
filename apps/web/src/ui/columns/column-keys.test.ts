import { expect, test } from 'vitest'
import { columnMove } from './column-keys.ts'

const names = ['Board', 'Administration', 'Academic', 'Students']

test('arrows go from choice to choice and stop at the ends', () => {
  expect(columnMove('ArrowDown', names, 0)).toEqual({ to: 1 })
  expect(columnMove('ArrowUp', names, 1)).toEqual({ to: 0 })
  expect(columnMove('ArrowUp', names, 0)).toBeUndefined()
  expect(columnMove('ArrowDown', names, 3)).toBeUndefined()
  expect([columnMove('End', names, 0), columnMove('Home', names, 3)]).toEqual([{ to: 3 }, { to: 0 }])
  expect([columnMove('PageDown', names, 1), columnMove('PageUp', names, 3)]).toEqual([{ to: 3 }, { to: 0 }])
})

test('sideways arrows, Enter and Space go into the column beside', () => {
  for (const key of ['ArrowRight', 'Enter', ' ']) expect(columnMove(key, names, 2)).toEqual({ leave: 'right' })
  expect(columnMove('ArrowLeft', names, 2)).toEqual({ leave: 'left' })
})

test('a letter goes to the next name that begins with it, from the top again after the last', () => {
  expect(columnMove('a', names, 0)).toEqual({ to: 1 })
  expect(columnMove('a', names, 1)).toEqual({ to: 2 })
  expect(columnMove('A', names, 2)).toEqual({ to: 1 })
  expect(columnMove('x', names, 2)).toBeUndefined()
  expect(columnMove('Tab', names, 2)).toBeUndefined()
})

test('an empty column has nowhere to go but beside', () => {
  expect(columnMove('ArrowDown', [], -1)).toBeUndefined()
  expect(columnMove('a', [], -1)).toBeUndefined()
  expect(columnMove('ArrowLeft', [], -1)).toEqual({ leave: 'left' })
})
