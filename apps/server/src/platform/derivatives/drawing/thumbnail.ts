import sharp, { type ResizeOptions, type Sharp } from 'sharp'
import { outputNames } from '../derived.ts'
import type { Picture } from '../formats/pdfium.ts'
import { leave } from '../leave.ts'

export const THUMBNAIL_WIDTH = 600
export const THUMBNAIL_HEIGHT = 850

/** The next effort takes twice the time for 4 % fewer bytes. */
const webp = { quality: 80, effort: 2 }

const within: ResizeOptions = {
  width: THUMBNAIL_WIDTH,
  height: THUMBNAIL_HEIGHT,
  fit: 'inside',
  withoutEnlargement: true,
}

/** Writes a picture, upright, as the thumbnail, without what it says of itself (a camera's position is nobody's business). */
export async function leaveThumbnail(picture: Sharp, size: ResizeOptions = within): Promise<void> {
  const bytes = await picture
    .rotate()
    .resize(size)
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .webp(webp)
    .toBuffer()
  leave(outputNames.thumbnail, bytes)
}

/** Writes a rendered page as the thumbnail. */
export async function writePicture({ pixels, width, height }: Picture): Promise<void> {
  const bytes = await sharp(pixels, { raw: { width, height, channels: 4 } })
    .flatten({ background: '#ffffff' })
    .webp(webp)
    .toBuffer()
  leave(outputNames.thumbnail, bytes)
}
