import type { TableBlock } from '../blocks.ts'
import { ink } from './letterhead.ts'
import { lineWidth, makeRoom, type Paper } from './paper.ts'

const tones = {
  pale: { fill: '#dbe7f7', text: ink.text },
  navy: { fill: ink.navy, text: '#ffffff' },
  green: { fill: '#177a55', text: '#ffffff' },
}

type Column = { x: number; width: number; align: 'left' | 'right' }
type RowLook = { size: number; bold?: boolean; fill?: string; text?: string }

/** Draws a table over the whole line; rows never break, and the head row is repeated on each page. */
export function writeTable(paper: Paper, table: TableBlock): void {
  const columns = columnsOf(paper, table)
  const size = table.heads.length > 6 ? 8 : paper.page.width < 450 ? 8.5 : 9.5
  const tone = tones[table.tone ?? 'pale']
  const head = () => writeRow(paper, columns, table.heads, { size, bold: true, fill: tone.fill, text: tone.text })
  if (table.caption) {
    makeRoom(paper, 60)
    paper.font('Times-Bold', 10.5).text(table.caption, { align: 'left' }).moveDown(0.3)
  }
  makeRoom(paper, 46)
  head()
  table.rows.forEach((row, index) => {
    if (breaksPage(paper, columns, row, size)) {
      paper.addPage()
      head()
    }
    writeRow(paper, columns, row, { size, fill: index % 2 === 1 ? '#f6f8fb' : undefined })
  })
  if (table.total) writeRow(paper, columns, table.total, { size, bold: true, fill: '#eceff4' })
  paper.font('Times-Roman', 10.5).fillColor(ink.text)
  paper.x = paper.page.margins.left
  paper.y += 12
}

function columnsOf(paper: Paper, table: TableBlock): Column[] {
  const whole = table.widths.reduce((sum, part) => sum + part, 0)
  let x = paper.page.margins.left
  return table.widths.map((part, index) => {
    const width = (part / whole) * lineWidth(paper)
    const column: Column = { x, width, align: table.right?.includes(index) ? 'right' : 'left' }
    x += width
    return column
  })
}

function fontOf(look: RowLook): string {
  return look.bold ? 'Times-Bold' : 'Times-Roman'
}

function rowHeight(paper: Paper, columns: Column[], cells: string[], look: RowLook): number {
  paper.font(fontOf(look), look.size)
  const heights = columns.map((column, index) => paper.heightOfString(cells[index] ?? '', { width: column.width - 10 }))
  return Math.max(...heights) + 8
}

function breaksPage(paper: Paper, columns: Column[], cells: string[], size: number): boolean {
  return paper.y + rowHeight(paper, columns, cells, { size }) > paper.page.height - paper.page.margins.bottom
}

function writeRow(paper: Paper, columns: Column[], cells: string[], look: RowLook): void {
  const height = rowHeight(paper, columns, cells, look) + (look.bold ? 1 : 0)
  const top = paper.y
  columns.forEach((column, index) => {
    if (look.fill) paper.rect(column.x, top, column.width, height).fill(look.fill)
    paper.rect(column.x, top, column.width, height).lineWidth(0.5).stroke('#aab2c2')
    paper.fillColor(look.text ?? ink.text).font(fontOf(look), look.size)
    paper.text(cells[index] ?? '', column.x + 5, top + 4.5, { width: column.width - 10, align: column.align })
  })
  paper.x = paper.page.margins.left
  paper.y = top + height
}
