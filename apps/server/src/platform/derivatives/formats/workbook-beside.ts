import type { WorkBook, WorkSheet } from '@e965/xlsx'
import type { Job } from '../derived.ts'
import { tidyText } from '../tidy-text.ts'
import { isCompound } from './compound.ts'
import { besideOds } from './ods-beside.ts'
import { openOdf } from './open-odf.ts'
import { xlsBoxWords } from './xls-boxes.ts'
import { besideCells } from './xlsx-beside.ts'
import { openZip } from './zip.ts'

const ODS = /opendocument\.spreadsheet/

/** What was remarked on cells, old notes and threads alike. */
export function commentsOf(sheet: WorkSheet | undefined): string[] {
  const rows: unknown = sheet?.['!data'] ?? sheet
  if (!Array.isArray(rows)) return []
  const found = new Set<string>()
  for (const row of rows as ({ c?: { t?: string }[] } | undefined)[][])
    for (const cell of row ?? []) for (const { t } of cell?.c ?? []) if (t) found.add(t)
  return [...found]
}

/** Names of ranges and what charts and boxes say, behind all sheets; one page, or none. */
export async function besideSheets(job: Job, bytes: Buffer, { Sheets, Workbook }: WorkBook): Promise<string[]> {
  const { mediaType } = job
  const names = (Workbook?.Names ?? []).map(({ Name }) => Name).filter((name) => !name.startsWith('_xlnm.'))
  const charts: string[] = []
  if (mediaType === 'application/vnd.ms-excel' && isCompound(bytes)) {
    const remarks = new Set(Object.values(Sheets).flatMap(commentsOf))
    charts.push(...xlsBoxWords(bytes).filter((words) => !remarks.has(words)))
  }
  if (mediaType.includes('officedocument')) {
    charts.push(...(await besideCells(await openZip(bytes))))
  }
  if (ODS.test(mediaType)) charts.push(...(await besideOds(await openOdf(job))))
  const text = tidyText([...new Set(names), ...charts].join('\n'))
  return text === '' ? [] : [text]
}
