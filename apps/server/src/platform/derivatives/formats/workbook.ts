import { read, utils, type WorkBook, type WorkSheet } from '@e965/xlsx'
import { bytesOf, sourceOf } from '../bytes-of.ts'
import type { InnerFile, Job, Note, ReadInner } from '../derived.ts'
import { drawTable } from '../drawing/table.ts'
import { noteGrowing } from '../note-growing.ts'
import { readTextFile } from '../read-text-file.ts'
import { tidyText, withinBytes } from '../tidy-text.ts'
import { isCompound, withoutCircles } from './compound.ts'
import { filesOfCompound } from './compound-objects.ts'
import { embeddedFile } from './embedded-file.ts'
import { decodeEntities } from './entities.ts'
import { type Grid, gridText } from './grid.ts'
import { PREVIEW_COLUMNS, PREVIEW_ROWS, PREVIEW_SHEETS, writeGridPreview } from './grid-preview.ts'
import { byDeclaration } from './markup-encoding.ts'
import { filesOfOdf } from './odf-objects.ts'
import { fewRepeats, withFewRepeats } from './ods-repeats.ts'
import { besideSheets, commentsOf } from './workbook-beside.ts'
import { openZip } from './zip.ts'

/** Rows of a sheet whose text is read. */
const TEXT_ROWS = 100_000
const TEXT_COLUMNS = 1_000
/** Excel allows 31. */
const NAME_LETTERS = 100
const MAX_OBJECTS = 500
const EMBEDDED = /^xl\/embeddings\/[^/]+$/

/** XLSX, XLS and ODS: the values as they were last saved (no formula is evaluated), one page a sheet. */
export async function readWorkbook(job: Job, note: Note, readInner: ReadInner): Promise<void> {
  const bytes = bytesOf(job)
  const book = read(await readable(job, bytes), {
    dense: true,
    sheetRows: TEXT_ROWS,
    cellFormula: false,
    cellHTML: false,
    cellStyles: false,
    bookVBA: false,
    bookFiles: false,
  })
  const grids = book.SheetNames.flatMap((name, index) =>
    gridOf(shownName(job, name) + hiddenMark(book, index), book.Sheets[name]),
  )
  const pages = book.SheetNames.map((name, index) => {
    const remarks = commentsOf(book.Sheets[name])
    return tidyText([...toldBy(shownName(job, name)), gridText(grids[index]?.rows ?? []), ...remarks].join('\n'))
  })
  const beside = await besideSheets(job, bytes, book)
  const all = [...pages, ...beside]
  const names = book.SheetNames.map((name) => shownName(job, name).slice(0, NAME_LETTERS))
  note({ pages: withinBytes(all, job.limits.textBytes), names })
  if (grids.length > 0 && !job.inner)
    await show(grids, [...Object.values(book.Sheets).flatMap(commentsOf), ...beside], note)
  await noteGrowing(all, readInner(await filesOfWorkbook(job), job), { note, limit: job.limits.textBytes, names })
}

/** What is embedded in its sheets, as `readWorkbook` has it. */
export async function filesOfWorkbook(job: Job): Promise<InnerFile[]> {
  if (job.mediaType.includes('opendocument')) return await filesOfOdf(job)
  if (isPackage(bytesOf(job))) return await filesOfXlsx(job)
  return isCompound(bytesOf(job)) ? await filesOfCompound(job) : []
}

async function filesOfXlsx(job: Job): Promise<InnerFile[]> {
  const zip = await openZip(sourceOf(job))
  const files: InnerFile[] = []
  for (const part of zip.names.filter((name) => EMBEDDED.test(name)).slice(0, MAX_OBJECTS))
    files.push(embeddedFile(part, await zip.read(part)))
  return files
}

async function show(grids: readonly Grid[], beside: readonly string[], note: Note): Promise<void> {
  writeGridPreview(grids.slice(0, PREVIEW_SHEETS).map(cropped), grids.length, { beside })
  note({ previewKind: 'html' })
  const first = grids.find(({ rows }) => rows.some((row) => row.some((cell) => cell !== ''))) ?? grids[0]
  await drawTable(first?.rows ?? [])
  note({ hasThumbnail: true })
}

const isPackage = (bytes: Buffer): boolean => bytes.subarray(0, 2).toString('latin1') === 'PK'

const isFlat = (mediaType: string): boolean => mediaType.endsWith('-flat-xml')

const flatSheets = (job: Job): Buffer => Buffer.from(fewRepeats(readTextFile(job, byDeclaration).text))

/** As the library may have it: what unpacks to what it says, and repeats nothing without end. */
async function readable(job: Job, bytes: Buffer): Promise<Buffer> {
  const { mediaType } = job
  if (!isPackage(bytes)) return isFlat(mediaType) ? flatSheets(job) : withoutCircles(bytes)
  const zip = await openZip(bytes)
  await zip.verify()
  return mediaType.includes('opendocument') && zip.has('content.xml') ? await withFewRepeats(zip) : bytes
}

/** Sheets that Excel keeps from sight are read all the same, and told. */
function hiddenMark({ Workbook }: WorkBook, index: number): string {
  return Workbook?.Sheets?.[index]?.Hidden ? ' (hidden)' : ''
}

function gridOf(name: string, sheet: WorkSheet | undefined): Grid[] {
  const reference = sheet?.['!fullref'] ?? sheet?.['!ref']
  if (!sheet?.['!ref']) return sheet ? [{ name, rows: [], rowCount: 0, columnCount: 0 }] : []
  const used = utils.decode_range(sheet['!ref'])
  const whole = utils.decode_range(reference)
  // From A1, so that the letters and numbers shown are the sheet's own.
  const range = { s: { r: 0, c: 0 }, e: { r: used.e.r, c: Math.min(used.e.c, TEXT_COLUMNS) } }
  const rows = utils.sheet_to_json<unknown[]>(sheet, { header: 1, raw: false, defval: '', blankrows: true, range })
  return [
    {
      name,
      rows: rows.map((row) => row.map((cell) => String(cell ?? ''))),
      rowCount: whole.e.r + 1,
      columnCount: whole.e.c + 1,
    },
  ]
}

function cropped(grid: Grid): Grid {
  return { ...grid, rows: grid.rows.slice(0, PREVIEW_ROWS).map((row) => row.slice(0, PREVIEW_COLUMNS)) }
}

/** As programs name a sheet that nobody named. */
const USUAL_NAME = /^(?:sheet|chart|table|hoja|feuil|tabelle|planilha|foglio|blad|ark|лист) ?\d*$/i

/** The name of a sheet is a word of it, where somebody gave it one. */
const toldBy = (name: string): string[] => (USUAL_NAME.test(name.trim()) ? [] : [name])

/** The library leaves the entities in an OpenDocument sheet's name as they are written. */
function shownName({ mediaType }: Job, name: string): string {
  return mediaType.includes('opendocument') ? decodeEntities(name) : name
}
