import sharp, { type Metadata, type ResizeOptions, type SharpOptions } from 'sharp'
import { type Job, type Note, outputNames } from '../derived.ts'
import { THUMBNAIL_HEIGHT, THUMBNAIL_WIDTH } from '../drawing/thumbnail.ts'
import { leave } from '../leave.ts'
import { Unreadable } from '../unreadable.ts'

/** Loaders that run a language or another program, whatever the bytes pretend to be. */
export const LOADERS = ['Svg', 'Pdf', 'Magick', 'Openslide', 'Csv', 'Matrix', 'Mat'].map(
  (kind) => `VipsForeignLoad${kind}`,
)

/** A picture's thumbnail, upright, without its metadata (a camera's position is nobody's business). */
export async function readImage(job: Job, note: Note): Promise<void> {
  // A picture that came with something is no text.
  if (job.inner) return
  sharp.block({ operation: LOADERS })
  sharp.concurrency(1)
  sharp.cache(false)
  const source = { limitInputPixels: job.limits.pixels, sequentialRead: true, failOn: 'error' as const }
  const metadata = await readMetadata(job.path, source)
  if (metadata === undefined) return note({})
  note({ pageCount: metadata.format === 'tiff' ? (metadata.pages ?? 1) : null })
  await writeThumbnail(job, source)
  note({ hasThumbnail: true })
}

type Source = SharpOptions

async function readMetadata(path: string, source: Source): Promise<Metadata | undefined> {
  try {
    return await sharp(path, source).metadata()
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    if (/pixel limit/i.test(message)) throw tooManyPixels()
    // A kind of picture that this build can't decode (HEVC, BMP) is no broken file.
    if (/unsupported image format|not supported|no decoding plugin|Unsupported codec/i.test(message)) return undefined
    throw error
  }
}

async function writeThumbnail(job: Job, source: Source): Promise<void> {
  try {
    const webp = await sharp(job.path, source)
      .rotate()
      .resize(sizeOf(job))
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .webp({ quality: 80, effort: 3 })
      .toBuffer()
    leave(outputNames.thumbnail, webp)
  } catch (error) {
    throw error instanceof Error && /pixel limit/i.test(error.message) ? tooManyPixels() : error
  }
}

const sizeOf = ({ square }: Job): ResizeOptions =>
  square
    ? { width: square, height: square, fit: 'cover' }
    : { width: THUMBNAIL_WIDTH, height: THUMBNAIL_HEIGHT, fit: 'inside', withoutEnlargement: true }

function tooManyPixels(): Unreadable {
  return new Unreadable('TooLarge', 'The picture has more pixels than are decoded')
}
