import { expect, test } from 'vitest'
import { gridOf } from './grid.ts'

test.each([
  [0, [0, 1]],
  [3, [0, 1, 2, 3]],
  [7, [0, 2, 4, 6, 8]],
  [59, [0, 20, 40, 60]],
  [100, [0, 25, 50, 75, 100]],
  [48_216, [0, 20_000, 40_000, 60_000]],
])('the grid of values up to %i is %j', (highest, lines) => {
  expect(gridOf(highest)).toEqual(lines)
})
