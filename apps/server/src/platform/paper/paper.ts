import { readFileSync } from 'node:fs'
import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import PDFDocument from 'pdfkit'
import { setPlainly } from './inner-font.ts'

export type Paper = PDFKit.PDFDocument

export interface PaperFormat {
  title: string
  /** The institution. */
  author: string
  at: Date
  /** Made to be kept: the archival standard (ISO 19005-2) that it keeps to. */
  standard?: 'PDF/A-2b'
}

/** Millimetres in the points of a PDF. */
export const mm = (millimetres: number): number => (millimetres * 72) / 25.4
/** A4 in points. */
export const a4 = { width: mm(210), height: mm(297) }

const fonts = {
  regular: readFileSync(new URL('../../../fonts/noto-sans-regular.ttf', import.meta.url)),
  bold: readFileSync(new URL('../../../fonts/noto-sans-semibold.ttf', import.meta.url)),
}
export type Weight = keyof typeof fonts

/**
 * A PDF as a stream, drawn as its reader takes it: what `draw` has finished leaves memory, and everybody else has their turn
 * wherever it yields. Its first page is `draw`'s to add.
 */
export const paperStream = (format: PaperFormat, draw: (paper: Paper) => AsyncIterable<unknown>): Readable =>
  Readable.from(write(format, draw), { objectMode: false, highWaterMark: 256 * 1024 })

async function* write(
  { title, author, at, standard }: PaperFormat,
  draw: (paper: Paper) => AsyncIterable<unknown>,
): AsyncGenerator<Buffer> {
  const paper = new PDFDocument({
    size: [a4.width, a4.height],
    margin: 0,
    autoFirstPage: false,
    fontLayoutCache: false,
    pdfVersion: '1.7',
    ...(standard && { subset: standard }),
    lang: 'en-PH',
    displayTitle: true,
    info: { Title: title, Author: author, Creator: 'Sinupan', CreationDate: at, ModDate: at },
  })
  for (const [weight, bytes] of Object.entries(fonts)) {
    paper.registerFont(weight, bytes).font(weight)
    setPlainly(paper)
  }
  for await (const _ of draw(paper)) {
    yield* written(paper)
    await setImmediate()
  }
  paper.end()
  yield* written(paper)
}

function* written(paper: Paper): Generator<Buffer> {
  for (;;) {
    const chunk = (paper as unknown as Readable).read() as Buffer | null
    if (!chunk) return
    yield chunk
  }
}
