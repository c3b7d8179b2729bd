import { parseFile, selectCover } from 'music-metadata'
import sharp from 'sharp'
import type { Job, Note } from '../derived.ts'
import { leaveThumbnail } from '../drawing/thumbnail.ts'
import { LOADERS } from './image.ts'

/** A larger one is no cover. */
const mostBytes = 30_000_000
/** Programs put a single black dot where they have no cover. */
const leastSide = 8

/**
 * The picture of the cover that a file of sound carries: ID3, FLAC and Ogg picture blocks, MP4's `covr`. One without, or whose
 * labels are broken, is heard all the same: that is no failure.
 */
export async function readSound(job: Job, note: Note): Promise<void> {
  note({})
  if (job.inner) return
  const cover = await coverOf(job.path)
  if (!cover || cover.length > mostBytes) return
  sharp.block({ operation: LOADERS })
  sharp.concurrency(1)
  try {
    const picture = sharp(cover, { limitInputPixels: job.limits.pixels, failOn: 'error' })
    const { width, height } = await picture.metadata()
    if (Math.min(width, height) < leastSide) return
    await leaveThumbnail(picture)
    note({ hasThumbnail: true })
  } catch {
    // A cover that can't be drawn leaves the icon of sound.
  }
}

async function coverOf(path: string): Promise<Uint8Array | undefined> {
  try {
    const { common } = await parseFile(path, { duration: false, skipPostHeaders: false })
    return selectCover(common.picture)?.data
  } catch {
    return undefined
  }
}
