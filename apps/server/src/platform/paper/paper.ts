import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
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

const fontFiles = { regular: 'noto-sans-regular.ttf', bold: 'noto-sans-semibold.ttf' }
export type Weight = keyof typeof fontFiles

/** What papers are printed with. It is as large as the server itself, so that it is brought with the first of them. */
async function bringPress() {
  const readFont = async ([weight, file]: [string, string]) =>
    [weight, await readFile(new URL(`../../../fonts/${file}`, import.meta.url))] as const
  const [{ default: Document }, ...fonts] = await Promise.all([
    import('pdfkit'),
    ...Object.entries(fontFiles).map(readFont),
  ])
  return { Document, fonts }
}
let press: ReturnType<typeof bringPress> | undefined
function pressed(): ReturnType<typeof bringPress> {
  press ??= bringPress().catch((error: unknown) => {
    press = undefined
    throw error
  })
  return press
}

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
  const { Document, fonts } = await pressed()
  const paper = new Document({
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
  for (const [weight, bytes] of fonts) {
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
