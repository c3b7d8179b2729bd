import { judge, line as lineOfText, mostImported } from '@sinupan/contract'
import { readRecords } from '../../../platform/csv/read-records.ts'
import { type Refusal, refuse } from '../../../platform/refusal.ts'
import { unhurried } from '../../../platform/unhurried.ts'

export interface Problem {
  line: number
  column: string | null
  message: string
}
export interface Row {
  /** In the file, the head is line 1. */
  line: number
  values: Record<string, string>
}

/** The refusal of what is too much for one import: in lines, which somebody who splits a file counts. */
export const tooLarge = (): Refusal =>
  refuse('TooLarge', {}, `One import takes ${mostImported.toLocaleString('en')} lines. Split the file.`)

/** More of them nobody reads, and the file is not taken with one. */
const mostProblems = 500

/**
 * The lines of a CSV by their head. Columns are found in any letter case; comma, semicolon and tab are told apart by the
 * head, since Excel writes what the computer's language says.
 *
 * @throws Refusal TooLarge where there are more lines than one import takes
 */
export async function readCsv(text: string, columns: readonly string[]): Promise<{ rows: Row[]; problems: Problem[] }> {
  const wanted = new Map(columns.map((column) => [column.replace('*', '').toLowerCase(), column.replace('*', '')]))
  // One more than is taken, and the head, to know that there are more.
  const { records, broken } = await readRecords(text, { delimiter: delimiterOf(text), most: mostImported + 2 })
  if (broken) {
    const message = `This is not readable as CSV: ${broken.message}`
    return { rows: [], problems: [{ line: broken.line, column: null, message }] }
  }
  const [head, ...body] = records
  if (!head) return { rows: [], problems: [{ line: 1, column: null, message: 'The file is empty.' }] }
  const names = head.cells.map((name) => wanted.get(name.toLowerCase()))
  const problems = problemsOfHead(head.cells, names, columns)
  if (body.length > mostImported) throw tooLarge()
  const rows: Row[] = []
  for await (const { line, cells } of unhurried(body)) {
    const row = { line, values: valuesOf(names, cells) }
    rows.push(row)
    if (problems.length < mostProblems) problems.push(...problemsOfCells(row))
  }
  return { rows, problems }
}

// Excel’s heads are shorter.
const longestHead = 10_000

function delimiterOf(text: string): string {
  const [head = ''] = text.slice(0, longestHead).split(/\r?\n/, 1)
  const counts = [',', ';', '\t'].map((one) => [one, head.split(one).length] as const)
  return counts.toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? ','
}

const valuesOf = (names: readonly (string | undefined)[], record: readonly string[]) =>
  Object.fromEntries(names.flatMap((name, index) => (name ? [[name, (record[index] ?? '').normalize('NFC')]] : [])))

// Names of all kinds stand in the cells, each on one line and longer in no column.
const cell = lineOfText(1_000)

const problemsOfCells = ({ line, values }: Row): Problem[] =>
  Object.entries(values).flatMap(([column, value]) =>
    value === '' ? [] : (judge(cell, value).problems ?? []).map(({ message }) => ({ line, column, message })),
  )

function problemsOfHead(
  given: readonly string[],
  names: readonly (string | undefined)[],
  columns: readonly string[],
): Problem[] {
  const missing = columns.filter((column) => column.endsWith('*')).map((column) => column.slice(0, -1))
  const problem = (column: string, message: string): Problem => ({ line: 1, column, message })
  return [
    ...missing
      .filter((column) => !names.includes(column))
      .map((column) => problem(column, `The column ${column} is missing.`)),
    ...given
      .filter((_, index) => !names[index])
      .map((column) => problem(column, `The column ${column.slice(0, 60)} is not known.`)),
    ...names
      .filter((name, index) => name && names.indexOf(name) !== index)
      .map((name) => problem(name ?? '', `The column ${name} stands there twice.`)),
  ]
}
