import { type Block, type Image, type PageShape, type Paragraph, type Run, type Table, textOf } from './blocks.ts'
import { drawThumbnail, type Paper } from './paper.ts'
import { readyPicture } from './picture.ts'
import { printable } from './printable.ts'

const REGULAR = 'Helvetica'
const BOLD = 'Helvetica-Bold'
const INK = '#1f2328'
const LINE = '#9aa4af'
const CELL_PADDING = 4
const LINE_GAP = 0.15

interface Area {
  left: number
  width: number
  bottom: number
}

/** Draws the blocks from the top until the page is full, and makes that the thumbnail. */
export async function drawFlow(shape: PageShape, blocks: readonly Block[]): Promise<void> {
  const { margins } = shape
  const area = {
    left: margins.left,
    width: Math.max(36, shape.width - margins.left - margins.right),
    bottom: shape.height - Math.min(margins.bottom, 36),
  }
  await drawThumbnail(shape, async (paper) => {
    let y = Math.min(margins.top, shape.height / 3)
    for (const block of blocks) {
      if (y >= area.bottom) return
      y = await drawBlock(paper, block, y, area)
    }
  })
}

async function drawBlock(paper: Paper, block: Block, y: number, area: Area): Promise<number> {
  if (block.kind === 'table') return drawTable(paper, block, y, area)
  if (block.kind === 'image') return await drawImage(paper, block, y, area)
  return drawParagraph(paper, block, y, area)
}

/** The height that a paragraph takes is what its text takes; an empty one is an empty line. */
export function drawParagraph(paper: Paper, paragraph: Paragraph, top: number, area: Area): number {
  const y = top + paragraph.spaceBefore
  const left = area.left + paragraph.indent
  const width = Math.max(24, area.width - paragraph.indent)
  const runs = paragraph.runs.map((run) => ({ ...run, text: printable(run.text) })).filter(({ text }) => text !== '')
  const size = Math.max(...paragraph.runs.map((run) => run.size ?? 11), 1)
  if (textOf({ ...paragraph, runs }).trim() === '') return y + size * 1.15 + paragraph.spaceAfter
  const room = area.bottom - y
  if (room < size) return area.bottom
  paper.fillColor(INK)
  drawRuns(paper, runs, { left, y, width, align: paragraph.align, room })
  return Math.min(area.bottom, Math.max(paper.y, y + size)) + paragraph.spaceAfter
}

interface Place {
  left: number
  y: number
  width: number
  align: Paragraph['align']
  room: number
}

function drawRuns(paper: Paper, runs: readonly Run[], place: Place): void {
  // pdfkit centres each run of a mixed line by itself: a line that is not left-aligned is drawn in its first style.
  const isPlain = place.align === 'left' || place.align === 'justify'
  const pieces = isPlain ? runs : [{ ...runs[0], text: runs.map(({ text }) => text).join('') }]
  pieces.forEach((run, index) => {
    const size = run.size ?? 11
    paper.font(run.isBold ? BOLD : REGULAR).fontSize(size)
    const options = {
      width: place.width,
      height: place.room,
      align: place.align,
      lineGap: size * LINE_GAP,
      continued: index < pieces.length - 1,
    }
    if (index === 0) paper.text(run.text, place.left, place.y, options)
    else paper.text(run.text, options)
  })
}

function drawTable(paper: Paper, table: Table, top: number, area: Area): number {
  const columns = Math.min(12, Math.max(1, ...table.rows.map((row) => row.length)))
  const width = area.width / columns
  let y = top
  for (const row of table.rows) {
    if (y >= area.bottom) return y
    const ends = row
      .slice(0, columns)
      .map((cell, index) => drawCell(paper, cell, y, { ...area, left: area.left + index * width, width }))
    const end = Math.min(area.bottom, Math.max(...ends, y + 12))
    paper.lineWidth(0.5).strokeColor(LINE)
    for (let index = 0; index < columns; index += 1) paper.rect(area.left + index * width, y, width, end - y).stroke()
    y = end
  }
  return y + 6
}

function drawCell(paper: Paper, cell: readonly Paragraph[], top: number, area: Area): number {
  let y = top + CELL_PADDING
  const inner = { ...area, left: area.left + CELL_PADDING, width: Math.max(12, area.width - 2 * CELL_PADDING) }
  for (const paragraph of cell) {
    if (y >= area.bottom) break
    y = drawParagraph(paper, { ...paragraph, spaceBefore: 0, spaceAfter: 0 }, y, inner)
  }
  return y + CELL_PADDING
}

async function drawImage(paper: Paper, image: Image, y: number, area: Area): Promise<number> {
  const scale = Math.min(1, area.width / image.width)
  const [width, height] = [image.width * scale, image.height * scale]
  const free = area.width - width
  const left = area.left + (image.align === 'center' ? free / 2 : image.align === 'right' ? free : 0)
  const picture = await readyPicture(image.bytes)
  if (picture) paper.image(picture, left, y, { width, height })
  else paper.rect(left, y, width, height).fill('#e6e9ed')
  return y + height + 6
}
