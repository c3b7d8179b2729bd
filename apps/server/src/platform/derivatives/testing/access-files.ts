const PAGE = 4_096
const [LONG, TEXT, MEMO, BOOLEAN] = [4, 10, 12, 1]

export interface AccessTable {
  name: string
  columns: readonly (readonly [name: string, kind: 'long' | 'text' | 'memo' | 'yes or no'])[]
  rows: readonly (readonly (number | string | boolean | null)[])[]
}

/** A database of Access 2000 (Jet 4) that holds these tables, each on a page, with its rows on another. */
export function makeAccess(tables: readonly AccessTable[]): Buffer {
  const head = Buffer.alloc(PAGE)
  head.write('000100005374616e64617264204a657420444200', 'hex')
  head[0x14] = 1
  head.writeUInt32LE(0x9f7e9025, 0x3e)
  const catalog: AccessTable = {
    name: 'MSysObjects',
    columns: [
      ['Id', 'long'],
      ['Type', 'long'],
      ['Name', 'text'],
    ],
    rows: [[2, 1, 'MSysObjects'], ...tables.map(({ name }, index) => [4 + index * 2, 1, name] as const)],
  }
  const pages = [catalog, ...tables].flatMap((table, index) => [definition(table), rowPage(2 + index * 2, table)])
  return Buffer.concat([head, Buffer.alloc(PAGE), ...pages])
}

const KINDS = { long: LONG, text: TEXT, memo: MEMO, 'yes or no': BOOLEAN } as const
const isFixed = (kind: string) => kind === 'long' || kind === 'yes or no'

function definition({ columns }: AccessTable): Buffer {
  const page = Buffer.alloc(PAGE)
  page.writeUInt16LE(0x0102, 0)
  page.writeUInt16LE(columns.length, 45)
  let [varying, fixed, at] = [0, 0, 63 + columns.length * 25]
  columns.forEach(([name, kind], index) => {
    const own = 63 + index * 25
    page[own] = KINDS[kind]
    page.writeUInt16LE(index, own + 5)
    page.writeUInt16LE(isFixed(kind) ? 0 : varying++, own + 7)
    page[own + 15] = isFixed(kind) ? 1 : 0
    page.writeUInt16LE(fixed, own + 21)
    page.writeUInt16LE(kind === 'long' ? 4 : 0, own + 23)
    if (kind === 'long') fixed += 4
    const said = Buffer.from(name, 'utf16le')
    page.writeUInt16LE(said.length, at)
    said.copy(page, at + 2)
    at += 2 + said.length
  })
  return page
}

function rowPage(table: number, { columns, rows }: AccessTable): Buffer {
  const page = Buffer.alloc(PAGE)
  page.writeUInt16LE(0x0101, 0)
  page.writeUInt32LE(table, 4)
  page.writeUInt16LE(rows.length, 12)
  let end = PAGE
  rows.forEach((values, index) => {
    const row = rowOf(columns, values)
    end -= row.length
    row.copy(page, end)
    page.writeUInt16LE(end, 14 + index * 2)
  })
  return page
}

function rowOf(columns: AccessTable['columns'], values: AccessTable['rows'][number]): Buffer {
  const fixed = columns.flatMap(([, kind], index) => (kind === 'long' ? [four(Number(values[index] ?? 0))] : []))
  const varying = columns.flatMap(([, kind], index) => (isFixed(kind) ? [] : [wordsOf(kind, values[index])]))
  const start = 2 + fixed.length * 4
  const places = [start]
  for (const one of varying) places.push((places.at(-1) ?? 0) + one.length)
  const marks = columns.reduce(
    (sum, _, index) => sum + (values[index] === null || values[index] === false ? 0 : 2 ** index),
    0,
  )
  const tail = Buffer.concat([...places.toReversed().map(two), two(varying.length), Buffer.from([marks])])
  return Buffer.concat([two(columns.length), ...fixed, ...varying, tail])
}

/** Letters of one byte behind a mark, where they fit; a long text in its row, behind its length. */
function wordsOf(kind: string, value: number | string | boolean | null | undefined): Buffer {
  if (typeof value !== 'string') return Buffer.alloc(0)
  const isNarrow = [...value].every((letter) => letter.charCodeAt(0) < 256)
  const said = isNarrow
    ? Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(value, 'latin1')])
    : Buffer.from(value, 'utf16le')
  if (kind === 'text') return said
  const head = Buffer.alloc(12)
  head.writeUInt32LE(said.length, 0)
  head[3] = 0x80
  return Buffer.concat([head, said])
}

function two(value: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16LE(value)
  return bytes
}

function four(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeInt32LE(value)
  return bytes
}
