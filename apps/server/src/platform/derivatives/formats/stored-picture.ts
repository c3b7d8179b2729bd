import sharp from 'sharp'
import { leaveThumbnail } from '../drawing/thumbnail.ts'
import { LOADERS } from './image.ts'
import type { Zip } from './zip.ts'

const MOST_PIXELS = 50_000_000

/** Makes a picture that a document carries of itself its thumbnail; false where it can't be read, which says nothing about the document. */
export const showStored = async (zip: Zip, part: string | undefined): Promise<boolean> =>
  part !== undefined && zip.has(part) && (await showPicture(await zip.read(part).catch(() => Buffer.alloc(0))))

/** As `showStored`, of its bytes. */
export async function showPicture(bytes: Buffer): Promise<boolean> {
  try {
    sharp.block({ operation: LOADERS })
    await leaveThumbnail(sharp(bytes, { limitInputPixels: MOST_PIXELS }))
    return true
  } catch {
    return false
  }
}
