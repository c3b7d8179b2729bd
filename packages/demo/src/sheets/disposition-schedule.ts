import type { Cell } from '../files/office/sheet.ts'
import type { Workbook } from '../files/office/workbook.ts'
import { groups } from '../plan/taxonomy.ts'

/** The workbook; the records disposition schedule gets its rows from the taxonomy, so that both always agree. */
export function withSchedule(path: string, workbook: Workbook): Workbook {
  if (path !== 'sheets/disposition-schedule') return workbook
  return { ...workbook, sheets: workbook.sheets.map((sheet) => ({ ...sheet, rows: scheduleRows() })) }
}

const scheduleRows = (): Cell[][] =>
  groups.flatMap((group) =>
    group.categories.map((series): Cell[] => [
      series.reference,
      group.name,
      series.name,
      series.description,
      series.retention === null ? 'Permanent' : `${series.retention} years`,
    ]),
  )
