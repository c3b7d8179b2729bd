import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { makeBitmap } from '../../testing/bitmap-files.ts'
import { deriveBytes } from '../../testing/derive-bytes.ts'
import { JPEG_2000 } from '../../testing/jpeg-2000-files.ts'
import { readBitmap } from './bitmap.ts'
import { Unshown } from './unshown.ts'

const coloursOf = (bytes: Buffer) => {
  const { data } = readBitmap(bytes, 100)
  return Array.from({ length: 6 }, (_, at) => Buffer.from(data).readUIntBE(at * 3, 3))
}
const COLOURS = [0xff0000, 0x00ff00, 0x0000ff, 0x000000, 0xffffff, 0xff0000]

describe('a bitmap of Windows', () => {
  test.each([4, 8, 24, 32] as const)('of %i bits has its colours, from whichever end its rows begin', (bits) => {
    expect(coloursOf(makeBitmap(bits))).toEqual(COLOURS)
    expect(coloursOf(makeBitmap(bits, { isFromTop: true }))).toEqual(COLOURS)
  })

  test('of 16 bits has the colours that its masks say; of one bit those of its table', () => {
    expect(coloursOf(makeBitmap(16, { way: 3 }))).toEqual(COLOURS)
    expect(coloursOf(makeBitmap(1))).toEqual([0xff0000, 0x00ff00, 0xff0000, 0x00ff00, 0xff0000, 0xff0000])
  })

  test('is drawn; one of too many pixels, or cut off, says so; one packed in runs is sound and not shown', async () => {
    const { thumbnail, failure } = await deriveBytes('a.bmp', makeBitmap(24))
    expect({ isDrawn: thumbnail !== null, failure }).toEqual({ isDrawn: true, failure: undefined })
    const large = makeBitmap(24)
    large.writeInt32LE(50_000, 18)
    large.writeInt32LE(50_000, 22)
    expect((await deriveBytes('a.bmp', large)).failure?.code).toBe('TooLarge')
    expect((await deriveBytes('a.bmp', makeBitmap(24).subarray(0, 56))).failure?.code).toBe('Corrupt')
    expect(() => readBitmap(makeBitmap(8, { way: 1 }), 100)).toThrow(Unshown)
    expect((await deriveBytes('a.bmp', makeBitmap(8, { way: 1 }))).failure).toBeUndefined()
  })
})

describe('a picture in JPEG 2000', () => {
  test.each(['jp2', 'j2c'] as const)('(%s) is drawn in its colours, and shown as a page', async (ending) => {
    const { thumbnail, preview, failure } = await deriveBytes(`a.${ending}`, JPEG_2000[ending])
    expect({ preview: preview?.kind, failure }).toEqual({ preview: 'pdf', failure: undefined })
    const { data, info } = await sharp(thumbnail ?? '')
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual([24, 32])
    const redAt = (x: number, y: number) => data[(y * info.width + x) * info.channels] ?? 0
    for (const [x, y] of [
      [4, 4],
      [20, 28],
    ] as const)
      expect(redAt(x, y)).toBeGreaterThan(150)
    expect(redAt(20, 4)).toBeLessThan(80)
  })

  test('that is cut off has no picture rather than a white one', async () => {
    const { thumbnail, preview } = await deriveBytes('a.jp2', JPEG_2000.jp2.subarray(0, 150))
    expect({ thumbnail, preview }).toEqual({ thumbnail: null, preview: null })
  })

  test('of more pixels than are decoded says so', async () => {
    const large = Buffer.from(JPEG_2000.jp2)
    const size = large.indexOf('ihdr') + 4
    large.writeUInt32BE(60_000, size)
    large.writeUInt32BE(60_000, size + 4)
    expect((await deriveBytes('a.jp2', large)).failure?.code).toBe('TooLarge')
  })
})
