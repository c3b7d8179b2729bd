import { Readable } from 'node:stream'
import { type ZipEntry, zipStream } from '../zip/zip-stream.ts'
import { cellOf, columnName, escapeXml, type Value } from './cells.ts'
import { fixedParts } from './parts.ts'

export interface SheetColumn {
  title: string
  /** In characters. */
  width: number
}
export interface Sheet {
  /** At most 31 characters; what a sheet’s name can’t hold is left out. */
  name: string
  /** Lines above the table, each in a row of its own. */
  head?: readonly string[]
  columns: readonly SheetColumn[]
  rows: AsyncIterable<readonly Value[]>
}

/** A workbook’s media type. */
export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

// As many as one piece of the stream holds: few enough that nobody else waits for them.
const rowsAtOnce = 200

/**
 * A workbook of one sheet (ECMA-376) as a stream: rows are asked for as the reader takes them, so that memory stays flat.
 * Text is written as text, never as a formula, and stays text where somebody edits it.
 */
export function xlsxStream(sheet: Sheet, at: Date): Readable {
  return zipStream(entriesOf(sheet, at))
}

async function* entriesOf(sheet: Sheet, at: Date): AsyncGenerator<ZipEntry> {
  for (const [path, xml] of Object.entries(fixedParts(sheetName(sheet.name)))) {
    const content = Buffer.from(xml)
    yield { path, at, size: content.length, open: async () => content }
  }
  yield { path: 'xl/worksheets/sheet1.xml', at, size: null, open: async () => Readable.from(sheetXml(sheet)) }
}

async function* sheetXml({ head = [], columns, rows }: Sheet): AsyncGenerator<Buffer> {
  const top = head.length + 1
  const widths = columns.map(
    ({ width }, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  )
  const lines = head.map((text, index) => rowXml(index + 1, [text]))
  const titles = columns.map(({ title }, index) => cellOf(title, `${columnName(index)}${top}`, 'title'))
  yield Buffer.from(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews><sheetView workbookViewId="0"><pane ySplit="${top}" topLeftCell="A${top + 1}" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData>${lines.join('')}<row r="${top}">${titles.join('')}</row>`)
  let [number, piece] = [top, '']
  for await (const values of rows) {
    piece += rowXml(++number, values)
    if (number % rowsAtOnce !== 0) continue
    yield Buffer.from(piece)
    piece = ''
  }
  const all = `A${top}:${columnName(columns.length - 1)}${Math.max(number, top)}`
  yield Buffer.from(`${piece}</sheetData><autoFilter ref="${all}"/></worksheet>`)
}

const rowXml = (number: number, values: readonly Value[]): string =>
  `<row r="${number}">${values.map((value, index) => cellOf(value, `${columnName(index)}${number}`)).join('')}</row>`

// Excel opens no workbook with such a name, nor with an empty one.
const sheetName = (name: string): string =>
  escapeXml([...name.replace(/[\\/?*[\]:'\s]+/g, ' ').trim()].slice(0, 31).join('').trim() || 'Sheet')
