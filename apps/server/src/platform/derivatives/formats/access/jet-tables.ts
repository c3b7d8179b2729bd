import { decode } from 'iconv-lite'
import type { JetPages } from './jet-pages.ts'

export interface Column {
  name: string
  type: number
  number: number
  isFixed: boolean
  /** Its place among those of varying length. */
  varying: number
  /** Where it stands in a row behind the count of columns. */
  fixed: number
  length: number
  /** Of numbers of many digits: how many stand behind the point. */
  scale: number
}

const MOST_COLUMNS = 255
const MOST_PIECES = 50
const FIXED = 1

/** The columns of the table whose definition begins on a page; none where it is damaged. */
export function columnsOf(pages: JetPages, first: number): Column[] {
  const { table, column, isNarrow } = pages.layout
  const bytes = definitionFrom(pages, first)
  if (bytes.length < table.head) return []
  const count = bytes.readUInt16LE(table.columns)
  const from = table.head + bytes.readUInt32LE(table.indexes) * table.indexBytes
  const names = from + count * table.columnBytes
  if (count > MOST_COLUMNS || names > bytes.length) return []
  const columns: Column[] = []
  for (let index = 0, at = names; index < count; index += 1) {
    const size = isNarrow ? 1 : 2
    if (at + size > bytes.length) break
    const length = bytes.readUIntLE(at, size)
    const said = bytes.subarray(at + size, at + size + length)
    at += size + length
    const own = from + index * table.columnBytes
    columns.push({
      name: isNarrow ? decode(said, 'win1252') : said.toString('utf16le'),
      type: bytes[own] ?? 0,
      number: bytes.readUInt16LE(own + column.number),
      isFixed: ((bytes[own + column.flags] ?? 0) & FIXED) !== 0,
      varying: bytes.readUInt16LE(own + column.varying),
      fixed: bytes.readUInt16LE(own + column.fixed),
      length: bytes.readUInt16LE(own + column.length),
      scale: bytes[own + column.scale] ?? 0,
    })
  }
  return columns
}

/** A definition may go on on further pages, each without the eight bytes that say what it is. */
function definitionFrom(pages: JetPages, first: number): Buffer {
  const pieces: Buffer[] = []
  const seen = new Set<number>()
  for (let number = first; number !== 0 && pages.isTable(number) && seen.size < MOST_PIECES && !seen.has(number); ) {
    seen.add(number)
    const page = pages.page(number)
    if (page.length < 8) break
    pieces.push(pieces.length === 0 ? page : page.subarray(8))
    number = page.readUInt32LE(4)
  }
  return Buffer.concat(pieces)
}
