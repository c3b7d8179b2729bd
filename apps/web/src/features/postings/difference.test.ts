import { expect, test } from 'vitest'
import { differenceOf } from './difference.ts'

test('the words that differ stand between those that don’t', () => {
  expect(differenceOf('The fee is 1 200 pesos.', 'The fee is 1 500 pesos.')).toEqual({
    runs: [
      { kind: 'same', text: 'The fee is 1 ' },
      { kind: 'removed', text: '200' },
      { kind: 'added', text: '500' },
      { kind: 'same', text: ' pesos.' },
    ],
    isCut: false,
  })
})

test('of a long text that is the same only what stands around a change is told', () => {
  const long = 'word '.repeat(2_000)
  const { runs } = differenceOf(`${long}old ${long}`, `${long}new ${long}`) ?? { runs: [] }
  expect(runs.map(({ kind }) => kind)).toEqual(['same', 'removed', 'added', 'same'])
  expect(runs.every(({ text }) => text.length < 100)).toBe(true)
  expect(runs[0]?.text).toMatch(/^ … .*word $/)
})

test('of very many changes the first are told', () => {
  const words = (mark: string) => Array.from({ length: 400 }, (_, index) => `the ${mark}${index} same`).join(' ')
  expect(differenceOf(words('a'), words('b'))).toMatchObject({ isCut: true, runs: { length: 300 } })
})
