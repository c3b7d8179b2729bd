import type { Readable } from 'node:stream'
import { csvCell } from '../../platform/csv-cell.ts'
import { xlsxStream } from '../../platform/xlsx/xlsx-stream.ts'
import type { RetainedRow } from './retention.queries.ts'

const head = [
  'id',
  'title',
  'category',
  'group',
  'campus',
  'office',
  'unit',
  'documentDate',
  'expiresOn',
  'daysPast',
  'place',
  'placeCode',
  'size',
  'isRecord',
  'blockers',
  'holds',
]

/** A line of the table of what is due, in the order of `head`. */
const cellsOf = (row: RetainedRow): (string | number | null)[] => [
  row.id,
  row.name,
  row.category?.category ?? null,
  row.group?.group ?? null,
  row.campus.campusName,
  row.office.name,
  row.unit.name,
  row.documentDate,
  row.expiresOn,
  row.daysPast,
  row.fileLocation?.location ?? null,
  row.fileLocation?.code ?? null,
  row.totalFileSize,
  row.isRecord ? 'yes' : 'no',
  row.blockers.join(' '),
  row.holds.join(' '),
]

const lineOf = (cells: readonly (string | number | null)[]) => `${cells.map(csvCell).join(',')}\r\n`

/** A CSV, in pieces. It begins with a byte order mark, so that Excel reads it as UTF-8. */
export async function* csvOf(pieces: AsyncIterable<readonly RetainedRow[]>): AsyncGenerator<string> {
  yield `\ufeff${lineOf(head)}`
  for await (const rows of pieces) yield rows.map((row) => lineOf(cellsOf(row))).join('')
}

type Pieces = AsyncIterable<readonly RetainedRow[]>
const days = new Set(['documentDate', 'expiresOn'])

/** The same as a workbook: dates are dates there, and text is never a formula. */
export function workbookOf(pieces: Pieces, { tab, at }: { tab: string; at: Date }): Readable {
  const columns = head.map((title) => ({ title, width: title === 'title' ? 48 : 18 }))
  return xlsxStream({ name: `Retention ${tab}`, columns, rows: sheetRows(pieces) }, at)
}

async function* sheetRows(pieces: Pieces) {
  for await (const rows of pieces)
    for (const row of rows)
      yield cellsOf(row).map((cell, at) =>
        typeof cell === 'string' && days.has(head[at] ?? '') ? { date: cell } : cell,
      )
}
