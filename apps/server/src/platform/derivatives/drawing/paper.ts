import PDFDocument from 'pdfkit'
import { outputNames } from '../derived.ts'
import { openPdf } from '../formats/pdfium.ts'
import { leave } from '../leave.ts'
import { registerLetters } from './letters.ts'
import { THUMBNAIL_HEIGHT, THUMBNAIL_WIDTH, writePicture } from './thumbnail.ts'

export type Paper = PDFKit.PDFDocument

/** The first page's size and margins, in points; what is too long for a page goes on within the margins of the next. */
interface Sheet {
  width: number
  height: number
  margins?: PDFKit.PDFDocumentOptions['margins']
}

type Draw = (paper: Paper) => void | Promise<void>

/**
 * Draws one page and makes it the thumbnail. It is drawn as a PDF and rendered by PDFium, which carries the standard
 * fonts: so it looks the same on a machine without any font.
 */
export async function drawThumbnail(sheet: Sheet, draw: Draw): Promise<void> {
  await renderFirst(await drawn(sheet, draw))
}

/** Draws pages to be read in the file's place, and makes the first of them the thumbnail. */
export async function drawPreview(sheet: Sheet, draw: Draw): Promise<void> {
  const pdf = await drawn(sheet, draw)
  leave(outputNames.preview.pdf, pdf)
  await renderFirst(pdf)
}

async function drawn({ width, height, margins }: Sheet, draw: Draw): Promise<Buffer> {
  const paper = new PDFDocument({ size: [width, height], ...(margins ? { margins } : { margin: 0 }) })
  registerLetters(paper)
  const pieces: Buffer[] = []
  const done = new Promise<void>((resolve) =>
    paper.on('data', (piece: Buffer) => pieces.push(piece)).on('end', resolve),
  )
  await draw(paper)
  paper.end()
  await done
  return Buffer.concat(pieces)
}

async function renderFirst(pdf: Buffer): Promise<void> {
  const opened = await openPdf(pdf)
  await writePicture(opened.render(0, THUMBNAIL_WIDTH, THUMBNAIL_HEIGHT))
}
