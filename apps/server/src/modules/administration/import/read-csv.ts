import { Readable } from 'node:stream'
import { judge, line as lineOfText, mostImported } from '@sinupan/contract'
import { CsvError, parse } from 'csv-parse'
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

/**
 * The lines of a CSV by their head. Columns are found in any letter case; comma, semicolon and tab are told apart by the
 * head, since Excel writes what the computer's language says.
 *
 * @throws Refusal TooLarge where there are more lines than one import takes
 */
export async function readCsv(text: string, columns: readonly string[]): Promise<{ rows: Row[]; problems: Problem[] }> {
  const wanted = new Map(columns.map((column) => [column.replace('*', '').toLowerCase(), column.replace('*', '')]))
  try {
    const [head, ...body] = await recordsOf(text)
    if (!head) return { rows: [], problems: [{ line: 1, column: null, message: 'The file is empty.' }] }
    const names = head.record.map((name) => wanted.get(name.toLowerCase()))
    const problems = problemsOfHead(head.record, names, columns)
    if (body.length > mostImported) throw tooLarge()
    const rows: Row[] = []
    for await (const { record, info } of unhurried(body)) {
      const row = { line: info.lines, values: valuesOf(names, record) }
      rows.push(row)
      problems.push(...problemsOfCells(row))
    }
    return { rows, problems }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const line = Number((error as unknown as { lines?: number }).lines ?? 1)
    return {
      rows: [],
      problems: [
        { line, column: null, message: 'This is not readable as CSV: a quote is not closed or stands alone.' },
      ],
    }
  }
}

interface Line {
  record: string[]
  info: { lines: number }
}

// Handed over in pieces: a file at the limit takes some tenths of a second.
async function recordsOf(text: string): Promise<Line[]> {
  const parser = Readable.from(unhurried(piecesOf(Buffer.from(text)), 1), { objectMode: false }).pipe(
    parse({
      bom: true,
      delimiter: delimiterOf(text),
      trim: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      relax_column_count: true,
      info: true,
      // One more than is taken, to know that there are more.
      to: mostImported + 2,
    }),
  )
  const records: Line[] = []
  for await (const record of unhurried<Line>(parser)) records.push(record)
  return records
}

const piece = 64 * 1024
function* piecesOf(bytes: Buffer): Generator<Buffer> {
  for (let from = 0; from < bytes.length; from += piece) yield bytes.subarray(from, from + piece)
}

function delimiterOf(text: string): string {
  const [head = ''] = text.split(/\r?\n/, 1)
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
