import sharp from 'sharp'
import { leaveThumbnail } from '../drawing/thumbnail.ts'
import { LOADERS } from './image.ts'
import type { Zip } from './zip.ts'

const MOST_PIXELS = 50_000_000

/** Makes a picture that a document carries of itself its thumbnail; false where it can't be read, which says nothing about the document. */
export async function showStored(zip: Zip, part: string | undefined): Promise<boolean> {
  if (part === undefined || !zip.has(part)) return false
  try {
    sharp.block({ operation: LOADERS })
    await leaveThumbnail(sharp(await zip.read(part), { limitInputPixels: MOST_PIXELS }))
    return true
  } catch {
    return false
  }
}
