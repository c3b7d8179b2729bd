import { type Area, drawParagraph, turned } from './area.ts'
import { type Paragraph, type Table, textOf } from './blocks.ts'
import type { Paper } from './paper.ts'

const LINE = '#9aa4af'
const CELL_PADDING = 4
const MOST_COLUMNS = 12
const LEAST_ROW = 12

type Cell = readonly Paragraph[]

/** Draws a table in columns of one width, row by row; a row that fits on no page is drawn as the paragraphs in it. */
export function drawTable(paper: Paper, { rows }: Table, top: number, area: Area): number {
  const widest = rows.reduce((most, row) => Math.max(most, row.length), 1)
  const columns = Math.min(MOST_COLUMNS, widest)
  const width = area.width / columns
  let y = top
  for (const row of rows) {
    if (area.isFull?.()) return y
    if (area.isPaged) {
      const height = heightOf(paper, row, width, area)
      if (height > area.bottom - area.top || row.length > columns) {
        for (const each of row.flat()) y = drawParagraph(paper, each, y, area)
        continue
      }
      if (y + height > area.bottom) y = turned(paper, area)
    }
    if (y >= area.bottom) return y
    y = drawRow(paper, row.slice(0, columns), y, { ...area, width })
  }
  return y + 6
}

/** `area.width` is that of one column. */
function drawRow(paper: Paper, row: readonly Cell[], y: number, area: Area): number {
  // What was measured to fit is not to turn the page.
  const ends = row.map((cell, index) =>
    drawCell(paper, cell, y, { ...area, left: area.left + index * area.width, isPaged: false }),
  )
  const end = Math.min(area.bottom, Math.max(...ends, y + LEAST_ROW))
  paper.lineWidth(0.5).strokeColor(LINE)
  for (const [index] of row.entries()) paper.rect(area.left + index * area.width, y, area.width, end - y).stroke()
  return end
}

function drawCell(paper: Paper, cell: Cell, top: number, area: Area): number {
  let y = top + CELL_PADDING
  const inner = { ...area, left: area.left + CELL_PADDING, width: innerWidth(area.width) }
  for (const paragraph of cell) {
    if (y >= area.bottom) break
    y = drawParagraph(paper, { ...paragraph, spaceBefore: 0, spaceAfter: 0 }, y, inner)
  }
  return y + CELL_PADDING
}

const innerWidth = (width: number) => Math.max(12, width - 2 * CELL_PADDING)

/** A little more than a row takes: everything as wide as its boldest, in its largest size. */
function heightOf(paper: Paper, row: readonly Cell[], width: number, { letters }: Area): number {
  const heights = row.map((cell) =>
    cell.reduce((height, paragraph) => {
      const size = Math.max(...paragraph.runs.map((run) => run.size ?? 11), 1)
      paper.font(letters.bold).fontSize(size)
      const options = { width: Math.max(24, innerWidth(width) - paragraph.indent), lineGap: size * 0.15 }
      const text = letters.shown(textOf(paragraph))
      return height + (text.trim() ? Math.max(size, paper.heightOfString(text, options)) : size * 1.15)
    }, 0),
  )
  return Math.max(...heights, LEAST_ROW) + 3 * CELL_PADDING
}
