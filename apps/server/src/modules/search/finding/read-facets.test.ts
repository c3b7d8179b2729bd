import { expect, test } from 'vitest'
import { readFacets } from './read-facets.ts'

const numbers = (...values: number[]) => {
  const bytes = Buffer.alloc(4 * values.length)
  for (const [index, value] of values.entries()) bytes.writeInt32BE(value, 4 * index)
  return bytes
}
const short = (value: number) => Buffer.from([value >> 8, value & 255])
const entry = (category: number, tags: number[]) =>
  Buffer.concat([
    numbers(category, 7, 2, 2024),
    short(tags.length),
    short(1),
    numbers(...tags),
    short(3),
    Buffer.from('pdf'),
  ])

test('entries are counted wherever their bytes were cut, and nothing of what was read before them', () => {
  readFacets([Buffer.concat(Array.from({ length: 50 }, () => entry(9, [8]))).toString('base64')])
  const bytes = Buffer.concat([entry(1, [3, 4]), entry(2, []), entry(1, [4])])
  for (const size of [3, 12, 30, 300]) {
    const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, no) =>
      bytes.subarray(no * size, (no + 1) * size).toString('base64'),
    )
    const counts = readFacets(pieces)
    expect([...counts.category]).toEqual([
      [1, 2],
      [2, 1],
    ])
    expect([...counts.tag]).toEqual([
      [3, 1],
      [4, 2],
    ])
    expect([...counts.fileType]).toEqual([['pdf', 3]])
    expect([...counts.year]).toEqual([[2024, 3]])
  }
  expect([...readFacets([]).unit]).toEqual([])
})
