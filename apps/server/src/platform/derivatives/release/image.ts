import sharp, { type Sharp } from 'sharp'
import { LOADERS } from '../formats/image.ts'
import { Unreadable } from '../unreadable.ts'
import type { Area } from './pdf/letters.ts'

/** As what a picture goes out, by what it came in as. Others are drawn anew as PNG. */
const written: Readonly<Record<string, { mediaType: string; extension: string; write: (picture: Sharp) => Sharp }>> = {
  jpeg: { mediaType: 'image/jpeg', extension: 'jpg', write: (picture) => picture.jpeg({ quality: 92 }) },
  webp: { mediaType: 'image/webp', extension: 'webp', write: (picture) => picture.webp({ quality: 92 }) },
  png: { mediaType: 'image/png', extension: 'png', write: (picture) => picture.png() },
}
const asPng = { mediaType: 'image/png', extension: 'png', write: (picture: Sharp) => picture.png() }

export interface CleanPicture {
  bytes: Buffer
  mediaType: string
  extension: string
}

/**
 * A picture drawn anew, upright, in the web's colours: nothing of what a camera or a program wrote beside it goes along, nor
 * what hangs behind its end. Of a moving picture the first moment is left.
 *
 * @param boxes painted black, in fractions of the upright picture
 * @throws Unreadable `Corrupt` also for kinds that this build can't decode, and for pictures of several pages
 */
export async function cleanPicture(
  source: string | Buffer,
  { boxes = [], pixels }: { boxes?: readonly Area[]; pixels: number },
): Promise<CleanPicture> {
  sharp.block({ operation: LOADERS })
  sharp.concurrency(1)
  sharp.cache(false)
  const limits = { limitInputPixels: pixels, failOn: 'error' as const }
  const { format, pages = 1 } = await sharp(source, limits).metadata()
  if (format === 'tiff' && pages > 1) throw new Unreadable('Corrupt', 'Copies are made of pictures of one page')
  const upright = sharp(source, limits).rotate().toColourspace('srgb')
  const { data, info } = await upright.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true })
  cover(data, info, boxes)
  const { mediaType, extension, write } = written[format] ?? asPng
  const { width, height, channels } = info
  const again = sharp(data, { raw: { width, height, channels } }).withIccProfile('srgb')
  return { bytes: await write(again).toBuffer(), mediaType, extension }
}

interface Shape {
  width: number
  height: number
  channels: number
}

function cover(data: Buffer, { width, height, channels }: Shape, boxes: readonly Area[]): void {
  for (const { left, top, right, bottom } of boxes) {
    const from = Math.max(0, Math.floor(left * width))
    const to = Math.min(width, Math.ceil(right * width))
    for (let y = Math.max(0, Math.floor(top * height)); y < Math.min(height, Math.ceil(bottom * height)); y += 1) {
      for (let x = from; x < to; x += 1) {
        const at = (y * width + x) * channels
        data.fill(0, at, at + channels)
        if (channels === 2 || channels === 4) data[at + channels - 1] = 255
      }
    }
  }
}
