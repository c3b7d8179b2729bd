import { expect, test } from 'vitest'
import { review } from './place.ts'
import { neighbour, nextAfter } from './queue-order.ts'

const queue = [71, 32, 57]

test('after a decision the next posting opens, and at the end of the queue the one before', () => {
  expect(nextAfter(queue, 71)).toBe(32)
  expect(nextAfter(queue, 32)).toBe(57)
  expect(nextAfter(queue, 57)).toBe(32)
  expect(nextAfter([71], 71)).toBeUndefined()
})

test('after a decision on a posting that is not in the queue, its first one opens', () => {
  expect(nextAfter(queue, 99)).toBe(71)
  expect(nextAfter([], 99)).toBeUndefined()
})

test('J and K go on and back, and stay at the ends', () => {
  expect(neighbour(queue, 71, 1)).toBe(32)
  expect(neighbour(queue, 71, -1)).toBe(71)
  expect(neighbour(queue, 57, 1)).toBe(57)
  expect(neighbour(queue, undefined, 1)).toBe(71)
  expect(neighbour(queue, 99, -1)).toBe(71)
  expect(neighbour([], 99, 1)).toBeUndefined()
})

test('the address keeps tab, posting and filter, and leaves out what is usual', () => {
  const place = review.read(new URLSearchParams('tab=approved&posting=7&search= memo &campus=2&category=x'))
  expect(place).toEqual({ tab: 'approved', openId: 7, search: 'memo', campusId: 2, categoryId: undefined })
  expect(review.write(place).toString()).toBe('tab=approved&posting=7&search=memo&campus=2')
})
