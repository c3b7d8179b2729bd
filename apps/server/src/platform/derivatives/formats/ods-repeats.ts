import { CFB } from '@e965/xlsx'
import type { Zip } from './zip.ts'

/** Of equal rows so many are read, and of equal cells those of all columns that are. */
const MOST_ROWS = 1_000
const MOST_COLUMNS = 1_001
/** Cells that repeat others, in a whole file. */
const MOST_CELLS = 1_000_000

const ROW = /(?=<(?:\w+:)?table-row[\s>])/
const ROW_TAG = /^<((?:\w+:)?)table-row\b[^>]*?\bnumber-rows-repeated="(\d+)"[^>]*>/
const CELL_TAG = /<(?:\w+:)?table-cell\b[^>]*>/g
const COLUMNS = /(\bnumber-columns-repeated=")(\d+)(?=")/

/**
 * An OpenDocument sheet without rows and cells that are repeated very often: a row is written once, with how often it stands
 * there, which may be a million times, and a parser makes them all. Those left out are empty, so that the numbers of rows stay.
 */
export async function withFewRepeats(zip: Zip): Promise<Buffer> {
  const file = CFB.utils.cfb_new()
  const put = (name: string, text: string) => CFB.utils.cfb_add(file, `/${name}`, Buffer.from(text))
  put('content.xml', fewRepeats(await zip.readText('content.xml')))
  // The parser asks for these, also where a package lacks them.
  put('styles.xml', (await zip.readText('styles.xml')) || '<office:document-styles/>')
  put('META-INF/manifest.xml', (await zip.readText('META-INF/manifest.xml')) || '<manifest:manifest/>')
  return CFB.write(file, { fileType: 'zip', type: 'buffer' }) as Buffer
}

export function fewRepeats(xml: string): string {
  let left = MOST_CELLS
  const [before = '', ...rows] = xml.split(ROW)
  const bounded = rows.map((row) => {
    const { text, cells } = fewCells(row, left)
    const kept = fewRows(text, cells, left)
    left = Math.max(0, left - kept.cells)
    return kept.text
  })
  return before + bounded.join('')
}

/** `cells` are those that hold something. */
function fewCells(row: string, left: number): { text: string; cells: number } {
  let cells = 0
  const text = row.replace(CELL_TAG, (tag) => {
    if (tag.endsWith('/>') && !tag.includes('string-value=')) return tag
    const columns = Math.max(1, Math.min(Number(COLUMNS.exec(tag)?.[2] ?? 1), MOST_COLUMNS, left - cells))
    cells += columns
    return tag.replace(COLUMNS, `$1${columns}`)
  })
  return { text, cells }
}

function fewRows(row: string, cells: number, left: number): { text: string; cells: number } {
  const [tag = '', prefix = '', count = '1'] = ROW_TAG.exec(row) ?? []
  const end = row.indexOf(`</${prefix}table-row>`)
  const most = Math.max(1, Math.min(MOST_ROWS, Math.floor(left / Math.max(1, cells))))
  if (tag === '' || cells === 0 || end < 0 || Number(count) <= most) return { text: row, cells: cells * Number(count) }
  const name = `${prefix}table-row`
  const kept = tag.replace(`number-rows-repeated="${count}"`, `number-rows-repeated="${most}"`)
  const empty = `<${name} ${prefix}number-rows-repeated="${Number(count) - most}"></${name}>`
  const close = end + name.length + 3
  return { text: `${kept}${row.slice(tag.length, close)}${empty}${row.slice(close)}`, cells: cells * most }
}
