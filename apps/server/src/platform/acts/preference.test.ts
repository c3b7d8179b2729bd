import { expect, test } from 'vitest'
import { waitOf } from './preference.ts'

test('who does not ask for it waits for the answer', () => {
  expect([undefined, '', 'wait=5', 'return=minimal', 'respond-asynchronously'].map(waitOf)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})

test('preferences stand in any letter case and order, in one header or several, with what nobody knows', () => {
  expect(waitOf('respond-async')).toBe(0)
  expect(waitOf('Respond-Async, Wait=10')).toBe(10)
  expect(waitOf('wait = "3" , return=minimal; x=1,respond-async;foo')).toBe(3)
  expect(waitOf(['wait=2', 'respond-async'])).toBe(2)
})

test('a wait is bounded, the first of two holds, and one that is no number is none', () => {
  expect(waitOf('respond-async, wait=86400')).toBe(25)
  expect(waitOf('respond-async, wait=1, wait=9')).toBe(1)
  expect(waitOf('respond-async, wait=-1')).toBe(0)
  expect(waitOf('respond-async, wait=soon')).toBe(0)
})
