import type { Note } from '../derived.ts'
import type { Box, Line, Shape, Slide } from '../formats/pptx-slide.ts'
import type { Zip } from '../formats/zip.ts'
import { type Letters, lettersFor, standard } from './letters.ts'
import { drawPreview, type Paper } from './paper.ts'
import { readyPicture } from './picture.ts'

const TITLE = /^(?:title|ctrTitle)$/
const ALIGN: Readonly<Record<string, 'left' | 'center' | 'right'>> = { ctr: 'center', r: 'right' }

/** What is too much for its box is set smaller, step by step. */
const SCALES = [1, 0.85, 0.7, 0.6, 0.5, 0.4, 0.3, 0.25, 0.2, 0.15, 0.1]
const MEASURED_LINES = 400
/** Said where a box holds more than its slide has room for. */
const REST = 'The rest of this slide is in the file.'
const REST_SIZE = 8

/** Slides that are drawn, and bytes of pictures on them; who reads on opens the file. */
export const mostSlides = 300
const MOST_BYTES = 40_000_000

interface Size {
  width: number
  height: number
}

/** Shows slides page by page: their text boxes and pictures where they stand. The first is the thumbnail. */
export async function drawSlides(size: Size, { zip, slides }: { zip: Zip; slides: readonly Slide[] }, note: Note) {
  const texts = slides.flat().flatMap(({ lines }) => lines.map(({ text }) => text))
  const letters = lettersFor(texts) ?? standard
  const pictures = new Pictures(zip)
  await drawPreview(size, async (paper) => {
    for (const [index, slide] of slides.entries()) {
      if (index > 0) paper.addPage()
      paper.rect(0, 0, size.width, size.height).lineWidth(1).stroke('#d9dde3')
      let isWhole = true
      for (const shape of slide) {
        await drawPicture(paper, shape, pictures)
        isWhole = drawText({ paper, letters }, shape, shape.box ?? fallbackBox(shape, size)) && isWhole
      }
      if (!isWhole) sayRest({ paper, letters }, size)
    }
  })
  note({ previewKind: 'pdf', hasThumbnail: true })
}

/** The pictures of a package, each made ready once: the same ones stand on many slides. */
class Pictures {
  readonly #zip: Zip
  readonly #ready = new Map<string, Buffer | undefined>()
  #left = MOST_BYTES

  constructor(zip: Zip) {
    this.#zip = zip
  }

  has(part: string): boolean {
    return this.#zip.has(part)
  }

  /** Undefined for what can't be drawn, and where all of them became too much. */
  async ready(part: string): Promise<Buffer | undefined> {
    if (this.#ready.has(part)) return this.#ready.get(part)
    const picture = this.#left > 0 ? await readyPicture(await this.#zip.read(part)) : undefined
    this.#left -= picture?.length ?? 0
    this.#ready.set(part, picture)
    return picture
  }
}

function fallbackBox({ role }: Shape, { width, height }: Size): Box {
  const left = width * 0.08
  if (TITLE.test(role)) return { left, top: height * 0.08, width: width * 0.84, height: height * 0.18 }
  return { left, top: height * 0.3, width: width * 0.84, height: height * 0.6 }
}

async function drawPicture(paper: Paper, { picture, box }: Shape, pictures: Pictures): Promise<void> {
  if (!picture || !box || box.width < 2 || box.height < 2 || !pictures.has(picture)) return
  const ready = await pictures.ready(picture)
  if (ready) paper.image(ready, box.left, box.top, { width: box.width, height: box.height })
  else paper.rect(box.left, box.top, box.width, box.height).fill('#e6e9ed')
}

interface Pen {
  paper: Paper
  letters: Letters
}

function sayRest({ paper, letters }: Pen, { width, height }: Size): void {
  const top = height - REST_SIZE * 2
  paper.rect(0, top, width, REST_SIZE * 2).fill('#ffffff')
  paper.font(letters.bold).fontSize(REST_SIZE).fillColor('#1f2328')
  paper.text(REST, 7, top + REST_SIZE * 0.4, { width: width - 14, height: REST_SIZE * 1.5 })
}

/** @returns whether all of it had room */
function drawText(pen: Pen, shape: Shape, box: Box): boolean {
  const { paper, letters } = pen
  const isTitle = TITLE.test(shape.role)
  const lines = shape.lines.filter(({ text }) => text.trim() !== '')
  if (lines.length === 0 || /^(?:sldNum|dt|ftr)$/.test(shape.role)) return true
  const scale = fittingScale(pen, { lines, isTitle, box })
  let y = box.top + 4
  for (const line of lines) {
    const size = lineSize(line, isTitle) * scale
    // Over the end of its box rather than cut off.
    const room = paper.page.height - y
    if (size > room) return false
    const align = ALIGN[line.align ?? (shape.role === 'ctrTitle' || shape.role === 'subTitle' ? 'ctr' : 'l')] ?? 'left'
    setFont(pen, line, size, isTitle).fillColor('#1f2328')
    const [text, width] = [letters.shown(line.text), innerWidth(box)]
    const isCut = paper.heightOfString(text, { width }) > room
    paper.text(text, box.left + 7, y, { width, align, height: room })
    if (isCut) return false
    y = paper.y + size * 0.25
  }
  return true
}

/** Text that would run over its box is drawn smaller, as presentation programs do. */
function fittingScale(pen: Pen, text: { lines: readonly Line[]; isTitle: boolean; box: Box }): number {
  for (const scale of SCALES) {
    let height = 8
    for (const line of text.lines.slice(0, MEASURED_LINES)) {
      const size = lineSize(line, text.isTitle) * scale
      height += setFont(pen, line, size, text.isTitle).heightOfString(pen.letters.shown(line.text), {
        width: innerWidth(text.box),
      })
      height += size * 0.25
    }
    if (height <= text.box.height) return scale
  }
  return SCALES.at(-1) ?? 1
}

function setFont({ paper, letters }: Pen, line: Line, size: number, isTitle: boolean): Paper {
  return paper.font(line.isBold || isTitle ? letters.bold : letters.regular).fontSize(size)
}

function lineSize({ size }: Line, isTitle: boolean): number {
  return size ?? (isTitle ? 36 : 20)
}

function innerWidth(box: Box): number {
  return Math.max(20, box.width - 14)
}
