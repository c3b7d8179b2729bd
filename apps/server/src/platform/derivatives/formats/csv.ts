import type { Job, Note } from '../derived.ts'
import { drawTable } from '../drawing/table.ts'
import { encodingOf, readTextFile } from '../read-text-file.ts'
import { tidyText } from '../tidy-text.ts'
import { csvRows, partDelimiter } from './csv-rows.ts'
import { PREVIEW_COLUMNS, PREVIEW_ROWS, writeGridPreview } from './grid-preview.ts'

/** The text as it stands, a table to look at, and a picture of its first rows. */
export async function readCsv(job: Job, note: Note): Promise<void> {
  const decoded = readTextFile(job)
  const { text } = decoded
  note({ pages: [tidyText(text)], encoding: encodingOf(decoded) })
  if (job.inner) return
  const rows: string[][] = []
  let [rowCount, columnCount] = [0, 0]
  const parted = job.mediaType === 'text/csv' ? partDelimiter(text) : { rows: text, delimiter: '\t' }
  for (const row of csvRows(parted.rows, parted.delimiter)) {
    rowCount += 1
    columnCount = Math.max(columnCount, row.length)
    if (rows.length < PREVIEW_ROWS) rows.push(row.slice(0, PREVIEW_COLUMNS))
  }
  if (rows.length === 0) return
  writeGridPreview([{ name: 'Sheet', rows, rowCount, columnCount }], 1)
  note({ previewKind: 'html' })
  await drawTable(rows)
  note({ hasThumbnail: true })
}
