import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { pdfTools } from '../preview/index.ts'
import type { PlacedText, RunPlace } from './hits.ts'

/** What is covered: pages that are drawn one at a time, with the words on them. */
export interface Paper {
  pageCount: number
  /** Undefined where the drawing was ended before it was done. @param width of the page in CSS pixels */
  draw(index: number, width: number): { done: Promise<HTMLCanvasElement | undefined>; cancel(): void }
  text(index: number): Promise<PlacedText>
  close(): void
}

interface Source {
  url: string
  headers: Record<string, string>
}

/** Opens a PDF or a picture. @throws where it can't be read */
export const openPaper = (source: Source, { mediaType, size }: { mediaType: string; size: number }): Promise<Paper> =>
  mediaType === 'application/pdf' ? openPdf(source, size) : openPicture(source)

const noText: PlacedText = { folded: '', runs: new Int32Array(), offsets: new Int32Array(), places: [] }

async function openPdf(source: Source, size: number): Promise<Paper> {
  const tools = await pdfTools()
  const { document, close } = tools.loadPdf(source, size, () => close())
  const pdf = await document
  return {
    pageCount: pdf.numPages,
    draw: (index, width) =>
      drawing(pdf, index, (page) => tools.drawPage(page, width / page.getViewport({ scale: 1 }).width)),
    text: async (index) => {
      const page = await pdf.getPage(index + 1)
      const { items } = await page.getTextContent()
      const runs = items.flatMap((item) => ('str' in item ? [item] : []))
      return { ...tools.pageTextOf(runs), places: runs.map((run) => placeOf(run, page)) }
    },
    close,
  }
}

function drawing(
  pdf: PDFDocumentProxy,
  index: number,
  draw: (page: PDFPageProxy) => { done: Promise<HTMLCanvasElement | undefined>; cancel(): void },
) {
  let isOver = false
  let cancel = () => {
    isOver = true
  }
  const done = pdf.getPage(index + 1).then((page) => {
    if (isOver) return undefined
    const begun = draw(page)
    cancel = begun.cancel
    return begun.done
  })
  return { done, cancel: () => cancel() }
}

function placeOf(run: { str: string; transform: number[]; width: number }, page: PDFPageProxy): RunPlace {
  const viewport = page.getViewport({ scale: 1 })
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = run.transform
  const length = Math.hypot(a, b) || 1
  const shown = (x: number, y: number) => {
    const [left = 0, top = 0] = viewport.convertToViewportPoint(x, y)
    return [left / viewport.width, top / viewport.height] as const
  }
  const start = shown(e, f)
  const end = shown(e + (a / length) * run.width, f + (b / length) * run.width)
  const head = shown(e + c, f + d)
  return {
    text: run.str,
    start,
    along: [end[0] - start[0], end[1] - start[1]],
    up: [head[0] - start[0], head[1] - start[1]],
  }
}

async function openPicture({ url, headers }: Source): Promise<Paper> {
  const answer = await fetch(url, { headers })
  if (!answer.ok) throw new Error(`The picture was answered with ${answer.status}.`)
  const bitmap = await createImageBitmap(await answer.blob())
  return {
    pageCount: 1,
    draw: (_, width) => {
      const canvas = document.createElement('canvas')
      const scale = Math.min(1, (width * Math.max(1, window.devicePixelRatio)) / bitmap.width)
      canvas.width = Math.max(1, Math.round(bitmap.width * scale))
      canvas.height = Math.max(1, Math.round(bitmap.height * scale))
      canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
      return { done: Promise.resolve(canvas), cancel: () => undefined }
    },
    text: async () => noText,
    close: () => bitmap.close(),
  }
}

let measuring: CanvasRenderingContext2D | null | undefined

/** How far into a run its first letters reach, reckoned with a plain font: near enough to find whole words by. */
export function shareOf(text: string, letters: number): number {
  if (measuring === undefined) {
    measuring = document.createElement('canvas').getContext('2d')
    if (measuring) measuring.font = '16px sans-serif'
  }
  const whole = measuring?.measureText(text).width ?? 0
  if (!measuring || whole === 0) return text.length === 0 ? 0 : letters / text.length
  return measuring.measureText(text.slice(0, letters)).width / whole
}
