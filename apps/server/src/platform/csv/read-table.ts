import { unhurried } from '../unhurried.ts'
import { type CsvRecord, readRecords } from './read-records.ts'

export interface CsvProblem {
  /** In the file, the head is line 1. */
  line: number
  column: string | null
  message: string
}
export interface CsvRow {
  line: number
  /** By the column's own name; columns that the file doesn't have are not in it. */
  values: Record<string, string>
}
export interface CsvTable {
  rows: CsvRow[]
  problems: CsvProblem[]
  /** The columns that the file has, by their own names. */
  columns: string[]
  /** There are more rows than were asked for; none of them was read. */
  isTooLong: boolean
}

/** More of them nobody reads, and the file is not taken with one. */
export const mostProblems = 500

/**
 * The rows of a CSV that people fill in, by its head. Columns are found in any letter case; comma, semicolon and tab are
 * told apart by the head, since Excel writes what the computer's language says. What would be dropped without a word is a
 * problem: a column that is not known or stands there twice, a cell behind the last column.
 *
 * @param columns the names that the head may hold; those with a star at the end have to be there
 */
export async function readTable(text: string, columns: readonly string[], most: number): Promise<CsvTable> {
  // One more than is taken, and the head, to know that there are more.
  const { records, broken } = await readRecords(text, { delimiter: delimiterOf(text), most: most + 2 })
  if (broken) return unread({ ...broken, message: `This is not readable as CSV: ${broken.message}` })
  const [head, ...body] = records
  if (!head) return unread({ line: 1, message: 'The file is empty.' })
  const wanted = new Map(columns.map((column) => [nameOf(column).toLowerCase(), nameOf(column)]))
  const names = head.cells.map((name) => wanted.get(name.toLowerCase()))
  const table = { columns: names.filter((name) => name !== undefined), problems: problemsOfHead(head, names, columns) }
  if (body.length > most) return { ...table, rows: [], isTooLong: true }
  return { ...table, rows: await rowsOf(body, { head, names }, table.problems), isTooLong: false }
}

const unread = ({ line, message }: Omit<CsvProblem, 'column'>): CsvTable => ({
  rows: [],
  problems: [{ line, column: null, message }],
  columns: [],
  isTooLong: false,
})

const nameOf = (column: string) => column.replace('*', '')

// Excel’s heads are shorter.
const longestHead = 10_000

function delimiterOf(text: string): string {
  const [head = ''] = text.slice(0, longestHead).split(/\r?\n/, 1)
  const counts = [',', ';', '\t'].map((one) => [one, head.split(one).length] as const)
  return counts.toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? ','
}

type Names = readonly (string | undefined)[]

function problemsOfHead({ cells }: CsvRecord, names: Names, columns: readonly string[]): CsvProblem[] {
  const problem = (column: string, message: string): CsvProblem => ({ line: 1, column, message })
  const missing = columns.filter((column) => column.endsWith('*') && !names.includes(nameOf(column))).map(nameOf)
  const unknown = cells.filter((name, index) => name !== '' && !names[index]).map((name) => name.slice(0, 60))
  const twice = names.filter((name, index) => name !== undefined && names.indexOf(name) !== index)
  return [
    ...missing.map((column) => problem(column, `The column ${column} is missing.`)),
    ...unknown.map((column) => problem(column, `The column ${column} is not known.`)),
    ...twice.map((column = '') => problem(column, `The column ${column} stands there twice.`)),
  ]
}

async function rowsOf(
  records: readonly CsvRecord[],
  { head, names }: { head: CsvRecord; names: Names },
  problems: CsvProblem[],
): Promise<CsvRow[]> {
  const rows: CsvRow[] = []
  // Spreadsheets write empty columns behind the last one.
  const isStray = (cell: string, index: number) => cell !== '' && !head.cells[index]
  for await (const { line, cells } of unhurried(records)) {
    rows.push({ line, values: valuesOf(names, cells) })
    if (problems.length < mostProblems && cells.some(isStray)) problems.push({ line, column: null, message: tooWide })
  }
  return rows
}

const tooWide =
  'This line has more cells than the file has columns. Where a text holds a comma, put it in quotes: "Minutes, signed".'

const valuesOf = (names: Names, cells: readonly string[]) =>
  Object.fromEntries(names.flatMap((name, index) => (name ? [[name, (cells[index] ?? '').normalize('NFC')]] : [])))
