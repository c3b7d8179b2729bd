import { expect, test } from 'vitest'
import { between, either, flag, list, number, object, oneOf, optional, orNull, readOr, record, text } from './shape.ts'

const person = object({ name: text, age: optional(number), nick: orNull(text), tags: list(oneOf('a', 'b')) })

test('a thing is read without what is unknown', () => {
  expect(person.read({ name: 'Ana', nick: null, tags: ['a'], secret: 1 })).toStrictEqual({
    name: 'Ana',
    nick: null,
    tags: ['a'],
  })
})

test.each([
  [null],
  ['Ana'],
  [[]],
  [{ name: 1, nick: null, tags: [] }],
  [{ name: 'Ana', tags: [] }],
  [{ name: 'Ana', nick: null, tags: ['c'] }],
  [{ name: 'Ana', nick: null, tags: {} }],
  [{ name: 'Ana', nick: null, tags: [], age: null }],
  [{ name: 'Ana', nick: null, tags: [], age: Number.NaN }],
])('%j is not so', (value) => {
  expect(readOr(person, value)).toBeUndefined()
})

test('values by key may be of some keys only', () => {
  expect(record(flag).read({ x: true })).toEqual({ x: true })
  expect(readOr(record(flag), { x: 1 })).toBeUndefined()
  expect(readOr(record(flag, ['x']), { y: true })).toBeUndefined()
})

test('one of two shapes is enough', () => {
  const size = either(between(1, 200), oneOf('scroll'))
  expect([25, 'scroll', 0, 201, 1.5, 'all'].map((value) => readOr(size, value))).toEqual([
    25,
    'scroll',
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})
