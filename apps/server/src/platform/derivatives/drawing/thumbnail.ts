import sharp from 'sharp'
import { outputNames } from '../derived.ts'
import type { Picture } from '../formats/pdfium.ts'
import { leave } from '../leave.ts'

export const THUMBNAIL_WIDTH = 600
export const THUMBNAIL_HEIGHT = 850

/** Writes a rendered page as the thumbnail. */
export async function writePicture({ pixels, width, height }: Picture): Promise<void> {
  const webp = await sharp(pixels, { raw: { width, height, channels: 4 } })
    .flatten({ background: '#ffffff' })
    .webp({ quality: 80, effort: 3 })
    .toBuffer()
  leave(outputNames.thumbnail, webp)
}
