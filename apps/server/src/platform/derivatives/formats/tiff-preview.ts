import PDFDocument from 'pdfkit'
import sharp, { type SharpOptions } from 'sharp'
import { outputNames } from '../derived.ts'
import { leave } from '../leave.ts'
import { shapeOfPage, within } from './tiff-shape.ts'

/** A scan of more pages is shown up to here. */
const MOST_PAGES = 300
/** Pixels: enough to read a typed page of A4. */
const LONGEST_SIDE = 1_800
const POINTS_PER_INCH = 72
const USUAL_DENSITY = 150
/** So that what is left always fits, beside the picture of the first page. */
const MOST_BYTES = 40_000_000

/**
 * Writes the pages of a TIFF, or pixels, as a PDF, which browsers can show: they can't show a TIFF. Answers whether there is one.
 * @param picture the path of a file, or pixels as the options say
 */
export async function writeTiffPreview(
  picture: string | Uint8Array,
  source: SharpOptions,
  pageCount: number,
): Promise<boolean> {
  const paper = new PDFDocument({ autoFirstPage: false, margin: 0 })
  const pieces: Buffer[] = []
  const done = new Promise<void>((resolve) => {
    paper.on('data', (piece: Buffer) => pieces.push(piece)).on('end', resolve)
  })
  let bytes = 0
  for (let page = 0; page < Math.min(pageCount, MOST_PAGES) && bytes < MOST_BYTES; page += 1) {
    const drawn = await readPage(picture, page === 0 ? source : { ...source, page })
    // A broken page in the midst leaves the others.
    if (!drawn) continue
    bytes += drawn.data.length
    const [width, height] = [drawn.width, drawn.height].map((side) => (side * POINTS_PER_INCH) / USUAL_DENSITY)
    paper.addPage({ size: [width ?? 1, height ?? 1], margin: 0 })
    paper.image(drawn.data, 0, 0, { width: width ?? 1, height: height ?? 1 })
  }
  paper.end()
  await done
  if (bytes > 0) leave(outputNames.preview.pdf, Buffer.concat(pieces))
  return bytes > 0
}

async function readPage(picture: string | Uint8Array, source: SharpOptions) {
  try {
    const shape = typeof picture === 'string' ? shapeOfPage(picture, source.page ?? 0) : undefined
    const most = { width: LONGEST_SIDE, height: LONGEST_SIDE }
    const { data, info } = await sharp(picture, source)
      .rotate()
      .resize(shape ? { ...within(shape, most), fit: 'fill' } : { ...most, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .jpeg({ quality: 82 })
      .toBuffer({ resolveWithObject: true })
    return { data, width: info.width, height: info.height }
  } catch {
    return undefined
  }
}
