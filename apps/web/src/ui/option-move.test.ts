import { expect, test } from 'vitest'
import { movedTo } from './option-move.ts'

test('the arrows go around the ends, Home and End to them', () => {
  const ids = ['a', 'b', 'c']
  expect(movedTo(ids, 'a', 'ArrowDown')).toBe('b')
  expect(movedTo(ids, 'c', 'ArrowDown')).toBe('a')
  expect(movedTo(ids, 'a', 'ArrowUp')).toBe('c')
  expect(movedTo(ids, 'gone', 'ArrowDown')).toBe('a')
  expect([movedTo(ids, 'b', 'Home'), movedTo(ids, 'b', 'End')]).toEqual(['a', 'c'])
  expect(movedTo(ids, 'b', 'x')).toBeUndefined()
  expect(movedTo([], undefined, 'ArrowDown')).toBeUndefined()
})
