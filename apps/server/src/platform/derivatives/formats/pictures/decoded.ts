import { readFileSync } from 'node:fs'
import type { Job } from '../../derived.ts'
import { Unreadable } from '../../unreadable.ts'
import { type Pixels, readBitmap } from './bitmap.ts'
import { headOfJpeg2000, pdfAround, UNDRAWN } from './jpeg-2000.ts'
import { Unshown } from './unshown.ts'

const BITMAP = 'image/bmp'
export const JPEG_2000 = /^image\/(?:jp2|jpx|j2c)$/
/** Of the longer side, in pixels: enough for letters of a page of A4 at 300 dots an inch. */
const LONGEST_SIDE = 3_600

/**
 * The pixels of a picture of a kind that the library of pictures does not decode, and we or the library of PDFs do; undefined for others.
 * A large one in JPEG 2000 is made smaller.
 * @throws Unreadable; Unshown where it is sound and of an unusual kind
 */
export async function decodedPicture({ path, mediaType, limits }: Job): Promise<Pixels | undefined> {
  if (mediaType === BITMAP) return readBitmap(readFileSync(path), limits.pixels)
  return JPEG_2000.test(mediaType) ? await readJpeg2000(readFileSync(path), limits.pixels) : undefined
}

async function readJpeg2000(bytes: Buffer, mostPixels: number): Promise<Pixels> {
  const { width, height } = headOfJpeg2000(bytes)
  if (width * height > mostPixels) throw new Unreadable('TooLarge', 'The picture has more pixels than are decoded')
  const { openPdf } = await import('../pdfium.ts')
  const pdf = await openPdf(pdfAround(bytes))
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height))
  const drawn = pdf.render(0, Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale)))
  if (isUndrawn(drawn.pixels)) throw new Unshown()
  return { data: drawn.pixels, width: drawn.width, height: drawn.height, channels: 4 }
}

/** Whether nothing covers the ground that was laid below the picture. */
function isUndrawn(pixels: Uint8Array): boolean {
  for (let at = 0; at < pixels.length; at += 4)
    for (let part = 0; part < 3; part += 1) if (pixels[at + part] !== UNDRAWN[part]) return false
  return true
}
