import { Unreadable } from '../../unreadable.ts'

/** Where things stand in the pages of Jet 3 (Access 97) and of Jet 4 and later (Access 2000 on), as the MDB Tools project wrote them down. */
export interface Layout {
  pageBytes: number
  /** Of a page of rows: how many there are, and where the first says its place. */
  rowCount: number
  /** Of a table: how many columns, how many indexes that are kept, where the columns begin, and how many bytes an index and a column take. */
  table: { columns: number; indexes: number; head: number; indexBytes: number; columnBytes: number }
  /** Of a column: its number, its place among those of varying length, what kind it has, and where it stands in a row. */
  column: { number: number; varying: number; flags: number; fixed: number; length: number; scale: number }
  /** Letters are those of Windows; else of two bytes. */
  isNarrow: boolean
}

const JET3: Layout = {
  pageBytes: 2_048,
  rowCount: 8,
  table: { columns: 25, indexes: 31, head: 43, indexBytes: 8, columnBytes: 18 },
  column: { number: 1, varying: 3, flags: 13, fixed: 14, length: 16, scale: 10 },
  isNarrow: true,
}
const JET4: Layout = {
  pageBytes: 4_096,
  rowCount: 12,
  table: { columns: 45, indexes: 51, head: 63, indexBytes: 12, columnBytes: 25 },
  column: { number: 5, varying: 7, flags: 15, fixed: 21, length: 23, scale: 12 },
  isNarrow: false,
}
const [ROWS, TABLE] = [1, 2]
const MOST_PAGES = 100_000
/** Of a place of a row: it is gone, or stands elsewhere. */
const [DELETED, ELSEWHERE] = [0x8000, 0x4000]
const PLACE = 0x1fff
/** Where the key by which pages are encrypted stands: nothing is there where they are not. */
const KEY_AT = 0x3e
/** The head is hidden by the same bytes in every file; these are those over the key. */
const KEY_MASK = 0x9f7e9025

/** The pages of a database of Access. */
export class JetPages {
  readonly layout: Layout
  readonly #bytes: Buffer

  /** @throws Unreadable `PasswordProtected` where the pages are encrypted */
  constructor(bytes: Buffer) {
    if (bytes.length < 0x80) throw new Unreadable('Corrupt', 'The database is cut off')
    this.layout = bytes[0x14] === 0 ? JET3 : JET4
    this.#bytes = bytes
    const key = bytes.readUInt32LE(KEY_AT)
    if (!this.layout.isNarrow && (key ^ KEY_MASK) !== 0 && !this.#hasTables())
      throw new Unreadable('PasswordProtected', 'The database is protected by a password')
  }

  get count(): number {
    return Math.min(MOST_PAGES, Math.floor(this.#bytes.length / this.layout.pageBytes))
  }

  page(number: number): Buffer {
    const at = number * this.layout.pageBytes
    return this.#bytes.subarray(at, at + this.layout.pageBytes)
  }

  isTable(number: number): boolean {
    return this.#bytes[number * this.layout.pageBytes] === TABLE
  }

  /** By the page of their table the pages that hold its rows. */
  rowPages(): Map<number, number[]> {
    const pages = new Map<number, number[]>()
    for (let number = 1; number < this.count; number += 1) {
      const page = this.page(number)
      if (page[0] !== ROWS || page[1] !== 1) continue
      const table = page.readUInt32LE(4)
      pages.set(table, [...(pages.get(table) ?? []), number])
    }
    return pages
  }

  /** The rows that stand on a page, in order, without those that are gone. */
  *rowsOn(number: number): Generator<Buffer> {
    const page = this.page(number)
    const { rowCount } = this.layout
    if (page.length < this.layout.pageBytes) return
    const count = Math.min(page.readUInt16LE(rowCount), (page.length - rowCount) / 2 - 1)
    for (let row = 0; row < count; row += 1) {
      const place = page.readUInt16LE(rowCount + 2 + row * 2)
      if ((place & DELETED) !== 0) continue
      const found = this.row(number, row)
      if ((place & ELSEWHERE) === 0) yield found
      // It grew: what is left is the number of the row, and the page that it stands on now.
      else if (found.length >= 4) yield this.row(found.readUIntLE(1, 3), found[0] ?? 0)
    }
  }

  /** A row by its number: it ends where the one before it begins. */
  row(number: number, row: number): Buffer {
    const page = this.page(number)
    const at = this.layout.rowCount + 2 + row * 2
    if (page.length < this.layout.pageBytes || at + 2 > page.length) return Buffer.alloc(0)
    const end = row === 0 ? page.length : page.readUInt16LE(at - 2) & PLACE
    return page.subarray(page.readUInt16LE(at) & PLACE, end)
  }

  #hasTables(): boolean {
    return this.isTable(2)
  }
}
