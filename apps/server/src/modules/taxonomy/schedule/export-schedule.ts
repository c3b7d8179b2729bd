import { Readable } from 'node:stream'
import { scheduleColumns } from '@sinupan/contract'
import type { Context } from '../../../platform/context.ts'
import { csvLine, neverFormula } from '../../../platform/csv-cell.ts'
import { unhurried } from '../../../platform/unhurried.ts'
import { xlsxStream } from '../../../platform/xlsx/xlsx-stream.ts'
import type { KeptSeries } from './compare-schedule.ts'
import { listSchedule } from './schedule.queries.ts'

const titles = scheduleColumns.map((name) => name.replace('*', ''))
const widths = [28, 36, 48, 12, 14, 12, 10]

const cellsOf = (one: KeptSeries): (string | null)[] => [
  one.group,
  one.category,
  one.description,
  one.retention === null ? 'permanent' : String(one.retention),
  one.reference,
  one.disposalAction,
  one.isRetired ? 'retired' : 'active',
]

/** The records schedule as a file that comes back as the same: a CSV with a byte order mark, or a workbook of one sheet. */
export async function exportSchedule(ctx: Context, format: 'csv' | 'xlsx'): Promise<Readable> {
  const series = await listSchedule(ctx.db)
  if (format === 'csv') return Readable.from(csvOf(series))
  const columns = titles.map((title, index) => ({ title, width: widths[index] ?? 12 }))
  return xlsxStream({ name: 'Records schedule', columns, rows: rowsOf(series) }, ctx.clock.now())
}

async function* csvOf(series: readonly KeptSeries[]): AsyncGenerator<string> {
  yield `\ufeff${csvLine(titles)}`
  for await (const one of unhurried(series)) yield csvLine(cellsOf(one))
}

// As in the CSV, so that one that is saved from the workbook is taken in as the same.
async function* rowsOf(series: readonly KeptSeries[]): AsyncGenerator<(string | null)[]> {
  for await (const one of unhurried(series)) yield cellsOf(one).map((cell) => cell && neverFormula(cell))
}
