import { expect, test } from 'vitest'
import { spansOf } from './spans.ts'

const told = (eras: number) => spansOf(eras).map(({ from, to }) => (from === to ? `${from}` : `${from}-${to}`))

test('few eras are looked through one by one, more of them in spans that grow', () => {
  expect(told(0)).toEqual([])
  expect(told(3)).toEqual(['0', '1', '2'])
  expect(told(16).slice(-2)).toEqual(['14', '15'])
  expect(told(17).slice(-2)).toEqual(['15', '16-17'])
  expect(told(40).slice(15)).toEqual(['15', '16-17', '18-19', '20-21', '22-23', '24-27', '28-31', '32-35', '36-39'])
  expect(told(100_000).at(-1)).toBe('232-263')
})

test('no era is left out and none is looked through twice, up to the last that is told', () => {
  for (const eras of [1, 15, 16, 17, 33, 200, 264]) {
    const all = spansOf(eras).flatMap(({ from, to }) =>
      Array.from({ length: to - from + 1 }, (_, index) => from + index),
    )
    expect(all).toEqual(all.map((_, index) => index))
    expect(all.length).toBeGreaterThanOrEqual(eras)
  }
})
