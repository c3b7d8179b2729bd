import PDFDocument from 'pdfkit'
import { madeOn } from '../dates.ts'

export type Paper = PDFKit.PDFDocument

/** What a paper is: its title, the day it was made, its running head from page 2 on, its format. */
export type PaperFormat = {
  title: string
  date: string
  running?: string
  size?: 'A5' | 'A4' | 'A3' | 'LEGAL'
  layout?: 'portrait' | 'landscape'
  margin?: number
  author?: string
  /** Keeps all pages open until the end, for what is known only then, such as page numbers. */
  bufferPages?: boolean
}

/** Draws a paper and returns its bytes; the same drawing gives the same bytes in each run. */
export async function makePaper(format: PaperFormat, draw: (paper: Paper) => void): Promise<Buffer> {
  const margin = format.margin ?? 62
  const paper = new PDFDocument({
    size: format.size ?? 'A4',
    layout: format.layout ?? 'portrait',
    margins: { top: margin, left: margin, right: margin, bottom: margin },
    lang: 'en-PH',
    displayTitle: true,
    bufferPages: format.bufferPages ?? false,
    info: {
      Title: format.title,
      Author: format.author ?? 'Haraya State University',
      Creator: 'Haraya State University',
      CreationDate: madeOn(format.date),
      ModDate: madeOn(format.date),
    },
  })
  let page = 1
  paper.on('pageAdded', () => {
    page += 1
    if (format.running) writeRunningHead(paper, `${format.running} · page ${page}`)
  })
  const chunks: Buffer[] = []
  paper.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise<void>((resolve, reject) => {
    paper.once('end', resolve)
    paper.once('error', reject)
  })
  draw(paper)
  paper.end()
  await ended
  return Buffer.concat(chunks)
}

/** The width between the margins, in points. */
export function lineWidth(paper: Paper): number {
  return paper.page.width - paper.page.margins.left - paper.page.margins.right
}

/** Starts a new page when less than `height` points are left on this one. */
export function makeRoom(paper: Paper, height: number): void {
  if (paper.y + height > paper.page.height - paper.page.margins.bottom) paper.addPage()
}

/** Writes at a fixed place, also inside the margins, without starting a page; the pen stays where it was. */
export function writeAt(
  paper: Paper,
  text: string,
  [x, y]: [x: number, y: number],
  options: PDFKit.Mixins.TextOptions = {},
): void {
  const { bottom } = paper.page.margins
  const before = { x: paper.x, y: paper.y }
  paper.page.margins.bottom = 0
  paper.text(text, x, y, { lineBreak: options.width !== undefined, ...options })
  paper.page.margins.bottom = bottom
  paper.x = before.x
  paper.y = before.y
}

function writeRunningHead(paper: Paper, text: string): void {
  const { left, top } = paper.page.margins
  paper.save()
  paper.font('Times-Italic', 9).fillColor('#555555')
  writeAt(paper, text, [left, top - 22])
  paper.restore()
  paper.fillColor('#111111').font('Times-Roman', 10.5)
  paper.x = left
  paper.y = top + 4
}
