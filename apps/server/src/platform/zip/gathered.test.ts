import { expect, test } from 'vitest'
import { gathered } from './gathered.ts'

async function* piecesOf(...lengths: number[]) {
  for (const [index, length] of lengths.entries()) yield Buffer.alloc(length, index + 1)
}

test('pieces come out whole and in their order, small ones together', async () => {
  const lengths = [30, 100_000, 0, 400_000, 30, 300_000, 512 * 1024, 1, 600_000, 2]
  const [out, sizes]: [Buffer[], number[]] = [[], []]
  for await (const block of gathered(piecesOf(...lengths))) {
    // It is used again: whoever keeps it copies it.
    out.push(Buffer.from(block))
    sizes.push(block.length)
  }
  const wanted: Buffer[] = []
  for await (const piece of piecesOf(...lengths)) wanted.push(piece)
  expect(Buffer.concat(out).equals(Buffer.concat(wanted))).toBe(true)
  expect(sizes.length).toBeLessThan(lengths.length)
})

test('nothing is nothing', async () => {
  for await (const block of gathered(piecesOf())) expect(block).toBeUndefined()
})
