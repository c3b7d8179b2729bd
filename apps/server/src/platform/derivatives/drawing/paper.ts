import PDFDocument from 'pdfkit'
import { openPdf } from '../formats/pdfium.ts'
import { THUMBNAIL_HEIGHT, THUMBNAIL_WIDTH, writePicture } from './thumbnail.ts'

export type Paper = PDFKit.PDFDocument

/**
 * Draws one page and makes it the thumbnail. It is drawn as a PDF in the standard fonts and rendered by PDFium, which
 * carries them: so it looks the same on a machine without any font.
 */
export async function drawThumbnail(
  shape: { width: number; height: number },
  draw: (paper: Paper) => void | Promise<void>,
): Promise<void> {
  const paper = new PDFDocument({ size: [shape.width, shape.height], margin: 0, autoFirstPage: true, compress: false })
  const pieces: Buffer[] = []
  const done = new Promise<void>((resolve) =>
    paper.on('data', (piece: Buffer) => pieces.push(piece)).on('end', resolve),
  )
  await draw(paper)
  paper.end()
  await done
  const pdf = await openPdf(Buffer.concat(pieces))
  await writePicture(pdf.render(0, THUMBNAIL_WIDTH, THUMBNAIL_HEIGHT))
}
