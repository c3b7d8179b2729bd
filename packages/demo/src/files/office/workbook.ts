import { utils, type WorkSheet, write } from '@e965/xlsx'
import { madeOn } from '../dates.ts'
import { type Cell, headRow, type Sheet } from './sheet.ts'
import { styleWorkbook } from './workbook-style.ts'
import { packZip, unpackZip } from './zip.ts'

export type Workbook = { title: string; date: string; sheets: Sheet[] }

/** The sheets as XLSX with real numbers and SUM formulas; head rows are coloured and frozen. */
export function workbook({ title, date, sheets }: Workbook): Buffer {
  const book = utils.book_new()
  book.Props = {
    Title: title,
    Author: 'Haraya State University',
    CreatedDate: madeOn(date),
    ModifiedDate: madeOn(date),
  }
  for (const sheet of sheets) utils.book_append_sheet(book, sheetOf(sheet), sheet.name)
  const bytes = write(book, { type: 'buffer', bookType: 'xlsx', compression: false }) as Buffer
  return packZip(styleWorkbook(unpackZip(Buffer.from(bytes)), sheets))
}

function sheetOf(sheet: Sheet): WorkSheet {
  const lines: Cell[][] = [...sheet.title.map((line) => [line]), [], sheet.heads, ...sheet.rows]
  const cells = utils.aoa_to_sheet(lines)
  cells['!cols'] = sheet.widths.map((wch) => ({ wch }))
  for (const column of sheet.money ?? []) formatMoney(cells, sheet, column)
  if (sheet.sums) addSums(cells, sheet, sheet.sums)
  return cells
}

function formatMoney(cells: WorkSheet, sheet: Sheet, column: number): void {
  sheet.rows.forEach((_, index) => {
    const cell = cells[utils.encode_cell({ r: headRow(sheet) + index, c: column })]
    if (cell?.t === 'n') cell.z = '#,##0.00'
  })
}

function addSums(cells: WorkSheet, sheet: Sheet, columns: number[]): void {
  const first = headRow(sheet) + 1
  const row = headRow(sheet) + sheet.rows.length
  cells[utils.encode_cell({ r: row, c: 0 })] = { t: 's', v: 'Total' }
  for (const column of columns) {
    const letter = utils.encode_col(column)
    const sum = sheet.rows.reduce((total, cellsOfRow) => total + Number(cellsOfRow[column] ?? 0), 0)
    const z = sheet.money?.includes(column) ? '#,##0.00' : '#,##0'
    cells[`${letter}${row + 1}`] = { t: 'n', v: sum, f: `SUM(${letter}${first}:${letter}${row})`, z }
  }
  cells['!ref'] = utils.encode_range({ s: { r: 0, c: 0 }, e: { r: row, c: sheet.heads.length - 1 } })
}

/** Lines of CSV with CRLF ends and a byte order mark, the way a spreadsheet program saves them. */
export const csvFile = (lines: string): Buffer => Buffer.from(`\uFEFF${lines.replaceAll('\n', '\r\n')}`, 'utf8')
