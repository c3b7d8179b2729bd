import type { Readable } from 'node:stream'
import { calendarDateOf, writtenDay } from '../../platform/clock.ts'
import { drawQr } from '../../platform/paper/draw-qr.ts'
import { beginPages, frame } from '../../platform/paper/pages.ts'
import { mm, type Paper, type PaperFormat, paperStream } from '../../platform/paper/paper.ts'
import { type Row, writeTable } from '../../platform/paper/write-table.ts'
import { cutMiddle, writeLine, writeLines } from '../../platform/paper/write-text.ts'
import type { Inside } from './branch.ts'
import { kindNames } from './kind-names.ts'
import type { Printable } from './require-printable.ts'

interface Contents {
  format: PaperFormat
  /** What the code of the place opens. */
  address: string
  timeZone: string
  contents: AsyncIterable<Inside>
}

const columns = [
  { title: 'Title', share: 43, lines: 3 },
  { title: 'Item code', share: 14 },
  { title: 'Category', share: 20, lines: 2 },
  { title: 'Date', share: 12 },
  { title: 'Kept until', share: 16 },
]

/** A place with everything in it on paper: heading, code, and the list of contents over as many pages as it takes. */
export const contentsReport = (printable: Printable, report: Contents): Readable =>
  paperStream(report.format, (paper) => draw(paper, printable, report))

async function* draw(paper: Paper, printable: Printable, report: Contents): AsyncGenerator<void> {
  const { location } = printable
  const foot = `${report.format.author} · printed ${writtenDay(calendarDateOf(report.format.at, report.timeZone))}`
  const pages = beginPages(paper, { head: `${location.location} · ${location.code}`, foot })
  const top = writeHeading(paper, printable, { ...report, y: pages.next() })
  yield* writeTable(paper, { pages, columns, rows: rowsOf(report.contents), top })
  pages.end()
}

const qrSize = mm(34)
const grey = '#555555'

function writeHeading(
  paper: Paper,
  { location, unitName, way }: Printable,
  { format, address, y }: Contents & { y: number },
): number {
  const width = frame.width - qrSize - mm(4)
  const box = { x: frame.left, width }
  drawQr(paper, address, { x: frame.left + frame.width - qrSize, y: y - mm(3), size: qrSize })
  writeLine(paper, format.author, { ...box, y }, { size: 9, colour: grey })
  writeLine(paper, unitName, { ...box, y: y + 12 }, { size: 9, colour: grey })
  const title = { size: 17, weight: 'bold', most: 2, leading: 21 } as const
  const below = y + 30 + writeLines(paper, location.location, { ...box, y: y + 30 }, title) * title.leading
  const small = { size: 9, colour: grey }
  writeLine(paper, `${kindNames[location.kind]} · ${location.code}`, { ...box, y: below + 2 }, { size: 9.5 })
  const above = way.slice(0, -1).join(' › ')
  if (above) writeLine(paper, cutMiddle(paper, above, width, small), { ...box, y: below + 15 }, small)
  return Math.max(below + 34, y + qrSize + mm(2))
}

async function* rowsOf(contents: AsyncIterable<Inside>): AsyncGenerator<Row> {
  let isEmpty = true
  for await (const inside of contents) {
    if (inside.kind === 'place') {
      const { steps, kind, code } = inside.place
      // The place itself stands in the heading.
      if (steps.length === 0) continue
      isEmpty = false
      yield { heading: steps.join(' › '), aside: `${kindNames[kind]} · ${code}` }
      continue
    }
    isEmpty = false
    const { title, itemCode, category, documentDate, keptUntil } = inside
    const kept = typeof keptUntil === 'object' ? keptUntil && writtenDay(keptUntil.date) : keptUntil
    yield [title, itemCode ?? '', category ?? '', documentDate ? writtenDay(documentDate) : '', kept ?? '']
  }
  if (isEmpty) yield ['Nothing stands here.']
}
