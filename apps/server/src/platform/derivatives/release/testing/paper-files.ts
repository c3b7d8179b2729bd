import { PDFDocument as Written } from '@cantoo/pdf-lib'
import PDFDocument from 'pdfkit'

type Paper = PDFKit.PDFDocument

/** A PDF that is drawn by hand, in the standard fonts; an A4 page is open already. */
export async function drawnPdf(draw: (paper: Paper) => void, info: Record<string, string> = {}): Promise<Buffer> {
  const paper = new PDFDocument({ size: 'A4', margin: 0, info })
  const pieces: Buffer[] = []
  const done = new Promise<void>((resolve) =>
    paper.on('data', (piece: Buffer) => pieces.push(piece)).on('end', resolve),
  )
  paper.font('Helvetica').fontSize(12)
  draw(paper)
  paper.end()
  await done
  return Buffer.concat(pieces)
}

/** Text at a place of its own, in points from the page's left upper corner. */
export const say = (paper: Paper, text: string, x = 72, y = 72): Paper =>
  paper.fillColor('black').text(text, x, y, { lineBreak: false })

/** A PDF changed by a program, and written as it writes. */
export async function changedPdf(bytes: Buffer, change: (pdf: Written) => void | Promise<void>): Promise<Buffer> {
  const pdf = await Written.load(bytes, { updateMetadata: false })
  await change(pdf)
  return Buffer.from(await pdf.save({ useObjectStreams: false }))
}
