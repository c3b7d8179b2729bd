import type { Readable } from 'node:stream'
import type { RequestFigures } from '@sinupan/contract'
import { csvLine } from '../../../platform/csv-cell.ts'
import type { Value } from '../../../platform/xlsx/cells.ts'
import { xlsxStream } from '../../../platform/xlsx/xlsx-stream.ts'
import type { Register, RegisterEntry } from './register.queries.ts'

type Cell = string | number | null
/** A register as lines of cells, in pieces as they are read. */
export interface Table {
  head: readonly string[]
  pieces: AsyncIterable<readonly (readonly Cell[])[]>
}

const columns = {
  registry: [
    'registryNo',
    'trackingNo',
    'channel',
    'requestType',
    'title',
    'campusName',
    'unitName',
    'receivedOn',
    'dueOn',
  ],
  inventory: ['registryNo', 'title', 'campusName', 'unitName', 'receivedOn'],
} as const
const ends = {
  registry: ['status', 'outcome', 'closedOn', 'workingDays', 'isOnTime'],
  inventory: ['status', 'outcome', 'closedOn', 'workingDays', 'link'],
} as const

/** The lines of a register, one a request. */
export function registerTable(register: Register, pieces: AsyncIterable<readonly RegisterEntry[]>): Table {
  const head = [...columns[register], ...ends[register]]
  async function* lines() {
    for await (const entries of pieces) yield entries.map((entry) => head.map((column) => asCell(entry[column])))
  }
  return { head, pieces: lines() }
}

const asCell = (value: string | number | boolean | null): Cell =>
  typeof value === 'boolean' ? (value ? 'yes' : 'no') : value

/** The figures of a period, one a line. */
export function summaryTable(figures: RequestFigures): Table {
  const { received, closed, open, overdue, closedOnTime, medianDays, outcomes, types, months } = figures
  const lines: Cell[][] = [
    ['received', '', received],
    ['closed', '', closed],
    ['closedOnTime', '', closedOnTime],
    ['open', '', open],
    ['overdue', '', overdue],
    ['medianWorkingDays', '', medianDays],
    ...outcomes.map(({ outcome, count }) => ['outcome', outcome, count]),
    ...types.map(({ requestType, count }) => ['requestType', requestType, count]),
    ...months.flatMap(({ month, received, closed }) => [
      ['receivedInMonth', month, received],
      ['closedInMonth', month, closed],
    ]),
  ]
  async function* pieces() {
    yield lines
  }
  return { head: ['figure', 'of', 'value'], pieces: pieces() }
}

/** A CSV, in pieces. It begins with a byte order mark, so that Excel reads it as UTF-8. */
export async function* csvOf({ head, pieces }: Table): AsyncGenerator<string> {
  yield `\ufeff${csvLine(head)}`
  for await (const lines of pieces) yield lines.map(csvLine).join('')
}

/** The same as a workbook: days are days there, and text is never a formula. */
export function workbookOf({ head, pieces }: Table, { name, at }: { name: string; at: Date }): Readable {
  const widths = head.map((title) => ({ title, width: title === 'title' || title === 'link' ? 48 : 18 }))
  async function* rows(): AsyncGenerator<Value[]> {
    for await (const lines of pieces)
      for (const cells of lines) yield cells.map((cell, at) => (head[at]?.endsWith('On') ? asDay(cell) : cell))
  }
  return xlsxStream({ name, columns: widths, rows: rows() }, at)
}

const asDay = (cell: Cell): Value => (typeof cell === 'string' ? { date: cell } : cell)
