import { setImmediate } from 'node:timers/promises'
import type { Frame, Pages } from './pages.ts'
import type { Paper } from './paper.ts'
import { linesOf, writeLine, writeLines } from './write-text.ts'

export interface Column {
  title: string
  /** In parts of the whole width. */
  share: number
  /** How many lines a cell takes at most; 1 where nothing is said. */
  lines?: number
  align?: 'left' | 'right'
}
/** A row of cells, or a line over the whole width, which heads those below it. */
export type Row = readonly string[] | { heading: string; aside?: string; indent?: number }

const usualSize = 8.5
const padding = 3
const leadingOf = (size: number) => size * 1.35
const gap = 6
// Beyond that a row of cut lines would hold others up.
const rowsAtOnce = 8

interface Table {
  pages: Pages
  columns: readonly Column[]
  rows: AsyncIterable<Row>
  top: number
  size?: number
}

/**
 * Writes a table over as many pages as it takes, its titles on each; yields after some rows, so that others have their
 * turn. A row never breaks over two pages.
 *
 * @param top where it begins on the page that is begun
 * @param size of its letters, in points: less than usual where there are many columns
 */
export async function* writeTable(
  paper: Paper,
  { pages, columns, rows, top, size = usualSize }: Table,
): AsyncGenerator<void> {
  const whole = columns.reduce((sum, { share }) => sum + share, 0)
  const { frame } = pages
  const widths = columns.map(({ share }) => (share / whole) * frame.width)
  const cells = placesOf(columns, widths, frame.left)
  const look = { frame, cells, size, leading: leadingOf(size) }
  const tallest = Math.max(...columns.map(({ lines = 1 }) => lines))
  let y = writeTitles(paper, look, top)
  let count = 0
  for await (const row of rows) {
    const height = heightOf(paper, row, look)
    // A heading alone at a page’s foot would head nothing.
    const needed = 'heading' in row ? height + tallest * look.leading + 2 * padding : height
    if (y + needed > frame.bottom) y = writeTitles(paper, look, pages.next())
    writeRow(paper, row, { ...look, y })
    y += height
    if (++count % rowsAtOnce === 0) {
      yield
      await setImmediate()
    }
  }
}

interface Cell extends Column {
  x: number
  width: number
}

interface Look {
  frame: Frame
  cells: readonly Cell[]
  size: number
  leading: number
}

const placesOf = (columns: readonly Column[], widths: readonly number[], left: number): Cell[] =>
  columns.map((column, index) => ({
    ...column,
    x: left + widths.slice(0, index).reduce((sum, width) => sum + width, 0),
    width: (widths[index] ?? 0) - gap,
  }))

function writeTitles(paper: Paper, { frame, cells }: Look, y: number): number {
  const look = { size: 7.5, weight: 'bold', colour: '#555555' } as const
  for (const { title, align, ...box } of cells)
    writeLine(paper, title, { ...box, y }, { ...look, align: align ?? 'left' })
  paper.rect(frame.left, y + 13, frame.width, 0.8).fill('#111111')
  return y + 15
}

function heightOf(paper: Paper, row: Row, { cells, size, leading }: Look): number {
  if ('heading' in row) return leading + 2 * padding + 3
  const lines = cells.map(({ width, lines: most = 1 }, index) =>
    most === 1 ? 1 : linesOf(paper, row[index] ?? '', width, { size, most }).length,
  )
  return Math.max(1, ...lines) * leading + 2 * padding
}

function writeRow(paper: Paper, row: Row, { frame, cells, size, leading, y }: Look & { y: number }): void {
  if ('heading' in row) {
    const x = frame.left + (row.indent ?? 0)
    const aside = frame.width / 3
    const width = frame.width - (row.indent ?? 0) - (row.aside ? aside + gap : 0)
    writeLine(paper, row.heading, { x, y: y + padding + 3, width }, { size, weight: 'bold' })
    if (row.aside) {
      const box = { x: frame.left + frame.width - aside, y: y + padding + 3, width: aside }
      writeLine(paper, row.aside, box, { size: 7.5, colour: '#555555', align: 'right' })
    }
    return
  }
  paper.rect(frame.left, y, frame.width, 0.4).fill('#d5d9e0')
  for (const [index, { x, width, align = 'left', lines: most = 1 }] of cells.entries()) {
    const box = { x, y: y + padding, width }
    const text = row[index] ?? ''
    if (most === 1) writeLine(paper, text, box, { size, align })
    else writeLines(paper, text, box, { size, align, most, leading })
  }
}
