import { closeSync, openSync, readSync } from 'node:fs'
import { crc32 } from 'node:zlib'
import sharp, { type Metadata, type ResizeOptions, type SharpOptions } from 'sharp'
import type { Job, Note } from '../derived.ts'
import { leaveThumbnail, THUMBNAIL_HEIGHT, THUMBNAIL_WIDTH } from '../drawing/thumbnail.ts'
import { Unreadable } from '../unreadable.ts'
import { decodedPicture, JPEG_2000 } from './pictures/decoded.ts'
import { Unshown } from './pictures/unshown.ts'
import { writeTiffPreview } from './tiff-preview.ts'
import { shapeOfPage, within } from './tiff-shape.ts'

/** Loaders that run a language or another program, whatever the bytes pretend to be. */
export const LOADERS = ['Svg', 'Pdf', 'Magick', 'Openslide', 'Csv', 'Matrix', 'Mat'].map(
  (kind) => `VipsForeignLoad${kind}`,
)

/** Kinds whose pixels are read before the library of pictures is asked. */
export const IS_DECODED_HERE = new RegExp(`^image/bmp$|${JPEG_2000.source}`)

/** A picture's thumbnail, upright, without its metadata (a camera's position is nobody's business). */
export async function readImage(job: Job, note: Note): Promise<void> {
  // A picture that came with something is no text.
  if (job.inner) return
  sharp.block({ operation: LOADERS })
  sharp.concurrency(1)
  sharp.cache(false)
  const source = { limitInputPixels: job.limits.pixels, sequentialRead: true, failOn: 'error' as const }
  if (IS_DECODED_HERE.test(job.mediaType)) return await readDecoded(job, note)
  const metadata = await readMetadata(job, source)
  if (metadata === undefined) return note({})
  const pageCount = metadata.format === 'tiff' ? (metadata.pages ?? 1) : null
  note({ pageCount })
  // Read as far as its size, but of a codec that is not at hand: sound, and not shown.
  if (!(await writeThumbnail(job, source))) return
  note({ hasThumbnail: true })
  if ((pageCount === null && !job.isForPages) || job.square) return
  if (await writeTiffPreview(job.path, source, pageCount ?? 1)) note({ previewKind: 'pdf' })
}

/** Of a kind that the library doesn't know: its pixels are read first. JPEG 2000 is shown as a page, since few browsers show it. */
async function readDecoded(job: Job, note: Note): Promise<void> {
  const pixels = await decodedPicture(job).catch((error: unknown) => {
    if (error instanceof Unshown) return undefined
    throw error
  })
  if (!pixels) return note({})
  const { data, ...raw } = pixels
  await leaveThumbnail(sharp(data, { raw }), sizeOf(job))
  note({ hasThumbnail: true })
  if (JPEG_2000.test(job.mediaType) && !job.square && (await writeTiffPreview(data, { raw }, 1)))
    note({ previewKind: 'pdf' })
}

type Source = SharpOptions

const UNDECODED =
  /unsupported (?:image format|codec|feature|tiff image type)|not supported|no decoding plugin|compression support is not configured/i
/** What the library says of a TIFF whose pixels are of a depth or kind that it has no place for: 5, 12 or 24 bits, signed ones. */
const UNUSUAL_PIXELS = /not a whole number of bytes|samples out of range|bad labq format|vector must have/i
/** Apple's and others' pictures, whose codec is under patents: our build knows AV1 only. */
const UNDECODED_BRANDS = /^image\/hei[cf](?:-sequence)?$/

async function readMetadata(job: Job, source: Source): Promise<Metadata | undefined> {
  try {
    return await sharp(job.path, source).metadata()
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    if (/pixel limit/i.test(message)) throw tooManyPixels(job)
    if (isUndecoded(job, message)) return undefined
    throw error
  }
}

/** A kind of picture that this build can't decode (HEVC in HEIC, old JPEG in TIFF) is no broken file. */
function isUndecoded({ mediaType }: Job, message: string): boolean {
  if (UNDECODED.test(message)) return true
  if (mediaType === 'image/tiff' && UNUSUAL_PIXELS.test(message)) return true
  return UNDECODED_BRANDS.test(mediaType) && /heif|decod|codec|plugin/i.test(message)
}

/** Whether it could be drawn. */
async function writeThumbnail(job: Job, source: Source): Promise<boolean> {
  try {
    await leaveThumbnail(sharp(job.path, source), sizeOf(job))
    return true
  } catch (error) {
    if (isUndecoded(job, error instanceof Error ? error.message : '')) return false
    throw error instanceof Error && /pixel limit/i.test(error.message) ? tooManyPixels(job) : error
  }
}

function sizeOf({ square, mediaType, path }: Job): ResizeOptions | undefined {
  if (square) return { width: square, height: square, fit: 'cover' }
  const shape = mediaType === 'image/tiff' ? shapeOfPage(path, 0) : undefined
  return shape && { ...within(shape, { width: THUMBNAIL_WIDTH, height: THUMBNAIL_HEIGHT }), fit: 'fill' }
}

/** A PNG proves its size by a sum behind it (PNG 3rd edition, 11.2.1): one that lies is damaged. */
function isSizeWrong({ path, mediaType }: Job): boolean {
  if (mediaType !== 'image/png') return false
  const head = Buffer.alloc(33)
  const file = openSync(path, 'r')
  readSync(file, head, 0, head.length, 0)
  closeSync(file)
  return head.toString('latin1', 12, 16) === 'IHDR' && crc32(head.subarray(12, 29)) !== head.readUInt32BE(29)
}

function tooManyPixels(job: Job): Unreadable {
  if (isSizeWrong(job)) return new Unreadable('Corrupt', 'The picture says a wrong size')
  return new Unreadable('TooLarge', 'The picture has more pixels than are decoded')
}
