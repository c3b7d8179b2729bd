import { decode } from 'iconv-lite'
import type { JetPages } from './jet-pages.ts'
import type { Column } from './jet-tables.ts'

/** Kinds of columns whose values are words or numbers; of the others (pictures, objects, identities) nothing is said. */
const [BOOLEAN, BYTE, SHORT, LONG, MONEY, FLOAT, DOUBLE, DATE, TEXT, MEMO, NUMERIC, BIG] = [
  1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 16, 19,
]
/** Of a long text: it stands in the row; on one page of its own; else over several. */
const [IN_ROW, ON_ONE_PAGE] = [0x80, 0x40]
const LONG_TEXT = 1_000_000
const MOST_PIECES = 1_000
/** Days are counted from the end of 1899. */
const DAY = 86_400_000
const FIRST_DAY = Date.UTC(1899, 11, 30)

/** The values of a row, '' where there is none, in the order of its columns. */
export function valuesOf(pages: JetPages, columns: readonly Column[], row: Buffer): string[] {
  const shape = shapeOf(pages, row)
  if (!shape) return []
  return columns.map((column) => {
    const isThere = ((row[shape.marks + (column.number >> 3)] ?? 0) >> (column.number & 7)) & 1
    if (column.type === BOOLEAN) return isThere === 1 ? 'yes' : 'no'
    return isThere === 1 ? wordOf(pages, column, bytesOf(column, row, shape)) : ''
  })
}

interface Shape {
  /** Where the marks of what is there begin. */
  marks: number
  /** Where each column of varying length begins, and where the last ends. */
  places: number[]
  /** Bytes of the count at the beginning. */
  head: number
}

/** A row has at its end, backwards: which columns are there, how many have varying lengths, and where each begins. */
function shapeOf({ layout }: JetPages, row: Buffer): Shape | undefined {
  const size = layout.isNarrow ? 1 : 2
  if (row.length < size * 2) return undefined
  const columns = row.readUIntLE(0, size)
  const marks = row.length - Math.ceil(columns / 8)
  if (columns === 0 || columns > 255 || marks < size * 2) return undefined
  const places: number[] = []
  const count = row.readUIntLE(marks - size, size)
  if (!layout.isNarrow) for (let index = 0; index <= count; index += 1) places.push(placeAt(row, marks - 4 - index * 2))
  else places.push(...narrowPlaces(row, marks - 1, count))
  return { marks, places, head: size }
}

const placeAt = (row: Buffer, at: number): number => (at >= 0 && at + 2 <= row.length ? row.readUInt16LE(at) : 0)

/** In Jet 3 places have one byte, and beyond 256 bytes a table of jumps says behind which column the next hundreds begin. */
function narrowPlaces(row: Buffer, end: number, count: number): number[] {
  const jumps = Math.floor((row.length - 1) / 256)
  const first = end - jumps - 1
  return Array.from({ length: count + 1 }, (_, index) => {
    let beyond = 0
    while (beyond < jumps && index >= (row[end - 1 - beyond] ?? 255)) beyond += 1
    return (row[first - index] ?? 0) + beyond * 256
  })
}

function bytesOf({ isFixed, fixed, length, varying }: Column, row: Buffer, { places, head }: Shape): Buffer {
  if (isFixed) return row.subarray(head + fixed, head + fixed + length)
  return row.subarray(places[varying] ?? 0, places[varying + 1] ?? 0)
}

function wordOf(pages: JetPages, { type, scale }: Column, value: Buffer): string {
  if (type === TEXT) return lettersOf(pages, value)
  if (type === MEMO) return lettersOf(pages, longOf(pages, value))
  if (type === BYTE && value.length === 1) return String(value[0])
  if (type === SHORT && value.length === 2) return String(value.readInt16LE(0))
  if (type === LONG && value.length === 4) return String(value.readInt32LE(0))
  if (type === FLOAT && value.length === 4) return String(Math.fround(value.readFloatLE(0)))
  if (type === NUMERIC && value.length === 17) return numberOf(value, scale)
  if (value.length !== 8) return ''
  if (type === DOUBLE) return String(value.readDoubleLE(0))
  if (type === MONEY) return String(Number(value.readBigInt64LE(0)) / 10_000)
  if (type === BIG) return String(value.readBigInt64LE(0))
  return type === DATE ? dayOf(value.readDoubleLE(0)) : ''
}

/** Sixteen bytes in words of four, the highest first, behind a byte for the sign. */
function numberOf(value: Buffer, scale: number): string {
  let digits = 0n
  for (let at = 1; at < 17; at += 4) digits = (digits << 32n) | BigInt(value.readUInt32LE(at))
  const said = digits.toString().padStart(scale + 1, '0')
  const sign = ((value[0] ?? 0) & 0x80) !== 0 && digits !== 0n ? '-' : ''
  return sign + (scale === 0 ? said : `${said.slice(0, -scale)}.${said.slice(-scale)}`)
}

function dayOf(days: number): string {
  const date = new Date(FIRST_DAY + days * DAY)
  if (Number.isNaN(date.getTime())) return ''
  const [day = '', time = ''] = date.toISOString().split('T')
  return days % 1 === 0 ? day : `${day} ${time.slice(0, 5)}`
}

/** Text of Jet 4 is of two bytes a letter, or of one where it begins with a mark, and changes between them at each zero. */
function lettersOf({ layout }: JetPages, value: Buffer): string {
  if (layout.isNarrow) return decode(value, 'win1252')
  if (value.length < 2 || value[0] !== 0xff || value[1] !== 0xfe) return value.toString('utf16le')
  let [said, isNarrow, from] = ['', true, 2]
  for (let at = 2; at <= value.length; at += isNarrow ? 1 : 2) {
    const ends = at >= value.length || value[at] === 0
    if (!ends) continue
    said += value.toString(isNarrow ? 'latin1' : 'utf16le', from, at)
    isNarrow = !isNarrow
    from = at + 1
    at = from - (isNarrow ? 1 : 2)
  }
  return said
}

/** A long text stands in its row, or at a place that the row names: a page and the row on it. */
function longOf(pages: JetPages, value: Buffer): Buffer {
  if (value.length < 12) return Buffer.alloc(0)
  const length = Math.min(LONG_TEXT, value.readUIntLE(0, 3))
  const kind = value[3] ?? 0
  if (kind & IN_ROW) return value.subarray(12, 12 + length)
  const pieces: Buffer[] = []
  let [row, page, left] = [value[4] ?? 0, value.readUIntLE(5, 3), length]
  for (let count = 0; page !== 0 && left > 0 && count < MOST_PIECES; count += 1) {
    const piece = pages.row(page, row)
    if (kind & ON_ONE_PAGE) return piece.subarray(0, length)
    if (piece.length <= 4) break
    pieces.push(piece.subarray(4))
    left -= piece.length - 4
    ;[row, page] = [piece[0] ?? 0, piece.readUIntLE(1, 3)]
  }
  return Buffer.concat(pieces).subarray(0, length)
}
