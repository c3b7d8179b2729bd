import { columnName, isNumeric } from '../formats/grid.ts'
import { drawThumbnail, type Paper } from './paper.ts'
import { printable } from './printable.ts'

const WIDTH = 595
const HEIGHT = 620
const ROW = 20
const GUTTER = 30
const FONT = 9.5
const LETTER = 5.1
const LINE = '#d9dde3'
const HEAD = '#f4f6f8'
const MUTED = '#59636e'
const INK = '#1f2328'

/** Draws the top left of a sheet with its column letters and row numbers, and makes that the thumbnail. */
export async function drawTable(rows: readonly (readonly string[])[]): Promise<void> {
  const shown = rows.slice(0, Math.floor(HEIGHT / ROW))
  const columns = columnWidths(shown)
  await drawThumbnail({ width: WIDTH, height: HEIGHT }, (paper) => {
    paper.rect(0, 0, WIDTH, ROW).rect(0, 0, GUTTER, HEIGHT).fill(HEAD)
    drawRules(paper, columns)
    for (const [index, column] of columns.entries())
      drawCell(paper, columnName(index), { ...column, row: 0, head: true })
    for (const [index, row] of shown.entries()) {
      drawCell(paper, String(index + 1), { left: 0, width: GUTTER, row: index + 1, head: true })
      for (const [at, column] of columns.entries()) {
        drawCell(paper, row[at] ?? '', { ...column, row: index + 1, head: false })
      }
    }
  })
}

interface Column {
  left: number
  width: number
}

/** As wide as what stands in them, within bounds, until the paper is full. */
function columnWidths(rows: readonly (readonly string[])[]): Column[] {
  const columns: Column[] = []
  let left = GUTTER
  for (let index = 0; left < WIDTH; index += 1) {
    const longest = Math.max(0, ...rows.map((row) => (row[index] ?? '').length))
    const width = longest === 0 ? 64 : Math.min(190, Math.max(48, longest * LETTER + 12))
    columns.push({ left, width })
    left += width
  }
  return columns
}

function drawRules(paper: Paper, columns: readonly Column[]): void {
  paper.lineWidth(0.7).strokeColor(LINE)
  for (let y = ROW; y <= HEIGHT; y += ROW) paper.moveTo(0, y).lineTo(WIDTH, y)
  for (const { left } of columns) paper.moveTo(left, 0).lineTo(left, HEIGHT)
  paper.stroke()
}

function drawCell(paper: Paper, value: string, cell: Column & { row: number; head: boolean }): void {
  const text = printable(value.replace(/\s+/g, ' ').slice(0, 60))
  if (text.trim() === '') return
  const top = cell.row * ROW
  paper.save().rect(cell.left, top, cell.width, ROW).clip()
  paper
    .font('Helvetica')
    .fontSize(cell.head ? 8.5 : FONT)
    .fillColor(cell.head ? MUTED : INK)
  const width = paper.widthOfString(text)
  const free = cell.width - width
  const left = cell.head ? free / 2 : isNumeric(value) ? Math.max(4, free - 5) : 5
  paper.text(text, cell.left + left, top + 5.5, { lineBreak: false })
  paper.restore()
}
