import { decode, encodingExists } from 'iconv-lite'
import { decodeText } from '../../media-type/decode-text.ts'
import { bytesOf } from '../bytes-of.ts'
import type { Job, Note } from '../derived.ts'
import { drawTable } from '../drawing/table.ts'
import { tidyText, withinBytes } from '../tidy-text.ts'
import { Unreadable } from '../unreadable.ts'
import { type Grid, gridText } from './grid.ts'
import { PREVIEW_COLUMNS, PREVIEW_ROWS, writeGridPreview } from './grid-preview.ts'

const HEAD = 32
const COLUMN = 32
const COLUMNS_END = 0x0d
const DELETED = 0x2a
const MOST_COLUMNS = 2_048
const TEXT_ROWS = 100_000
const SAMPLE_BYTES = 65_536
/** Code pages by the driver of their language (dBase's and FoxPro's numbers); of others the letters are looked at. */
const PAGES: Readonly<Record<number, string>> = {
  1: 'cp437',
  2: 'cp850',
  3: 'win1252',
  4: 'macroman',
  87: 'win1252',
  88: 'win1252',
  89: 'win1252',
  100: 'cp852',
  101: 'cp866',
  102: 'cp865',
  120: 'big5',
  121: 'cp949',
  122: 'gbk',
  123: 'shiftjis',
  124: 'cp874',
  200: 'win1250',
  201: 'win1251',
  202: 'win1254',
  203: 'win1253',
}

interface Column {
  name: string
  kind: string
  at: number
  length: number
}

/** A table of dBase, FoxPro or Clipper: its columns' names and its rows, without those that were deleted; memos lie in a file of their own. */
export async function readDbf(job: Job, note: Note): Promise<void> {
  const { memos, ...grid } = gridOf(bytesOf(job))
  note({ pages: withinBytes([tidyText(gridText(grid.rows))], job.limits.textBytes) })
  if (job.inner) return
  const rows = grid.rows.slice(0, PREVIEW_ROWS).map((row) => row.slice(0, PREVIEW_COLUMNS))
  writeGridPreview([{ ...grid, rows }], 1, { said: memoSentence(memos) })
  note({ previewKind: 'html' })
  await drawTable(rows)
  note({ hasThumbnail: true })
}

/** They are kept beside the table, in a file of its name that ends in `.dbt` or `.fpt`. */
function memoSentence(columns: readonly string[]): string {
  if (columns.length === 0) return ''
  return `The memos of ${columns.slice(0, 5).join(', ')} are not in this file: they lie in another one beside it (.dbt or .fpt).`
}

function gridOf(bytes: Buffer): Grid & { memos: string[] } {
  if (bytes.length < HEAD + COLUMN + 1) throw new Unreadable('Corrupt', 'The table is cut off')
  const [from, length] = [bytes.readUInt16LE(8), bytes.readUInt16LE(10)]
  const read = readerOf(bytes)
  const columns = columnsOf(bytes.subarray(0, from), read)
  if (columns.length === 0 || length < 2) throw new Unreadable('Corrupt', 'The table has no columns')
  const rows = [columns.map(({ name }) => name)]
  let rowCount = 1
  for (let at = from; at + length <= bytes.length; at += length) {
    if (bytes[at] === DELETED) continue
    rowCount += 1
    if (rows.length > TEXT_ROWS) continue
    const row = bytes.subarray(at, at + length)
    rows.push(columns.map((column) => cellOf(row.subarray(column.at, column.at + column.length), column.kind, read)))
  }
  const memos = columns.filter(({ kind }) => kind === 'M').map(({ name }) => name)
  return { name: 'Table', rows, rowCount, columnCount: columns.length, memos }
}

type Read = (letters: Buffer) => string

function columnsOf(head: Buffer, read: Read): Column[] {
  const columns: Column[] = []
  let at = 1
  for (let place = HEAD; place + COLUMN <= head.length && head[place] !== COLUMNS_END; place += COLUMN) {
    if (columns.length >= MOST_COLUMNS) break
    const letters = head.subarray(place, place + 11)
    const end = letters.indexOf(0)
    const kind = String.fromCharCode(head[place + 11] ?? 0)
    // Long texts of FoxPro and Clipper say their length in two bytes.
    const length = kind === 'C' ? head.readUInt16LE(place + 16) : (head[place + 16] ?? 0)
    columns.push({ name: read(end < 0 ? letters : letters.subarray(0, end)), kind, at, length })
    at += length
  }
  return columns
}

/** Numbers and dates are letters too; what is binary says nothing. */
function cellOf(bytes: Buffer, kind: string, read: Read): string {
  const text = /[CNFDL]/.test(kind) ? read(bytes).replace(/\0/g, '').trim() : ''
  if (kind === 'D') return text.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3')
  return kind === 'L' && text === '?' ? '' : text
}

function readerOf(bytes: Buffer): Read {
  const page = PAGES[bytes[29] ?? 0]
  if (page && encodingExists(page)) return (letters) => decode(letters, page)
  const rows = bytes.subarray(bytes.readUInt16LE(8)).subarray(0, SAMPLE_BYTES)
  const encoding = decodeText(rows.map((byte) => Math.max(byte, 0x20)))?.encoding ?? 'win1252'
  return (letters) => decode(letters, encoding)
}
