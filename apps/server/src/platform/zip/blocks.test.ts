import { randomBytes, randomInt } from 'node:crypto'
import { expect, test } from 'vitest'
import { Blocks } from './blocks.ts'

test('pieces of any length come out as they went in, beyond the end of a block too', () => {
  const lengths = [0, 1, 65_535, 1, 65_536, 200_000, ...Array.from({ length: 2_000 }, () => randomInt(300))]
  const pieces = lengths.map((length) => randomBytes(length))
  const blocks = new Blocks()
  for (const piece of pieces) blocks.add(piece)
  const whole = Buffer.concat(pieces)
  expect(blocks.size, `lengths ${lengths}`).toBe(whole.length)
  expect(Buffer.concat([...blocks]).equals(whole), `lengths ${lengths}`).toBe(true)
  expect([...new Blocks()]).toEqual([])
})
