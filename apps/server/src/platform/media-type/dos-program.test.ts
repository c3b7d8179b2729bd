import { expect, test } from 'vitest'
import { detectMediaType } from './index.ts'

/** Begins with `MZ`; its pages fit each other only where `pages` says so, and a later header is told to lie at `at`. */
function beginning({ pages = 0, at = 0xf1e2d3c4, length = 200 }): Buffer {
  const bytes = Buffer.from(Array.from({ length }, (_, at) => (at * 89 + 7) & 255))
  bytes.write('MZ')
  bytes.writeUInt16LE(pages > 0 ? 144 : 0xb7c1, 2)
  bytes.writeUInt16LE(pages > 0 ? pages : 0xd905, 4)
  bytes.writeUInt32LE(at, 60)
  return bytes
}
const isExecutable = async (bytes: Buffer) =>
  (await detectMediaType(bytes, 'reading.bin', { isWhole: true })).isExecutable

test('a file of readings that begins with the letters of a program by chance is none', async () => {
  const readings = beginning({})
  expect(await detectMediaType(readings, 'Card 949.bin', { isWhole: true })).toMatchObject({
    mediaType: 'application/octet-stream',
    extension: 'bin',
    isExecutable: false,
  })
  expect(await isExecutable(beginning({ at: 100 }))).toBe(false)
})

test('a program is one by its pages, by the header behind, and where that may lie beyond what was read', async () => {
  expect(await isExecutable(beginning({ pages: 3 }))).toBe(true)
  for (const sign of ['PE\0\0', 'NE', 'LX']) {
    const bytes = beginning({ at: 128 })
    bytes.write(sign, 128, 'latin1')
    expect(await isExecutable(bytes), sign).toBe(true)
  }
  expect(await isExecutable(beginning({ at: 90_000, length: 100_000 }))).toBe(true)
  expect(await isExecutable(beginning({ at: 100_000, length: 100_000 }))).toBe(false)
})
