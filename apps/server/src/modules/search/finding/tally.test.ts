import { expect, test } from 'vitest'
import { NumberTally, WordTally } from './tally.ts'

test('numbers are counted, small ones and large ones and those before our era, nothing is not', () => {
  const tally = new NumberTally()
  for (const value of [0, 1, 1, 255, 256, 256, 65_535, 65_536, 65_536, 2_147_483_647, -44, -44, 1]) tally.add(value)
  expect([...tally.counts()].sort(([a], [b]) => a - b)).toEqual([
    [-44, 2],
    [1, 3],
    [255, 1],
    [256, 2],
    [65_535, 1],
    [65_536, 2],
    [2_147_483_647, 1],
  ])
})

test('words are counted, short ones and long ones and those of other letters, nothing is not', () => {
  const words = [
    'pdf',
    'docx',
    'pdf',
    '',
    'x',
    'pages',
    'number',
    'numbers',
    'numbers',
    'ñandú',
    'ñandú',
    'ñandúes',
    'fdp',
  ]
  const bytes = Buffer.from(words.join(''))
  const tally = new WordTally()
  let at = 0
  for (const word of words) {
    const start = at
    at += Buffer.byteLength(word)
    tally.add(bytes, start, at)
  }
  expect(Object.fromEntries(tally.counts())).toEqual({
    pdf: 2,
    docx: 1,
    x: 1,
    pages: 1,
    number: 1,
    numbers: 2,
    ñandú: 2,
    ñandúes: 1,
    fdp: 1,
  })
})
