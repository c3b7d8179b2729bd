import {
  type DisposalAction,
  judge as judgeRow,
  line as lineOfText,
  retentionYears,
  scheduleColumns,
} from '@sinupan/contract'
import { z } from 'zod'
import { type CsvProblem, readTable } from '../../platform/csv/read-table.ts'
import { asWritten } from '../../platform/csv-cell.ts'
import { unhurried } from '../../platform/unhurried.ts'

/** A records series as a line of the file says it. */
export interface Series {
  line: number
  group: string
  category: string
  description: string | null
  retention: number | null
  reference: string | null
  /** Undefined where the file has no such column, or says nothing in it. */
  disposalAction?: DisposalAction | null | undefined
  isRetired?: boolean | undefined
}
export type Problem = CsvProblem

const known = scheduleColumns.map((name) => name.replace('*', ''))
const mostLines = 5_000

const named = lineOfText(255)
  .min(1, 'This is missing.')
  .refine((value) => !/[/\\]/.test(value), 'A name can’t hold / or \\.')

const row = z.object({
  group: named,
  category: named,
  description: lineOfText(2_000),
  retention: z
    .string()
    .min(1, 'Give whole years, or “permanent”.')
    .transform((value) => (value.toLowerCase() === 'permanent' ? null : /^\d{1,3}$/.test(value) ? Number(value) : -1))
    .refine((value) => value === null || retentionYears.safeParse(value).success, {
      error: 'Give whole years from 0 to 100, or “permanent”.',
    }),
  reference: lineOfText(60),
  disposal: z
    .string()
    .toLowerCase()
    .pipe(z.enum(['', 'destroy', 'transfer', 'review'], 'Write destroy, transfer or review, or leave it empty.')),
  status: z
    .string()
    .toLowerCase()
    .pipe(z.enum(['', 'active', 'retired'], 'Write active or retired.')),
})

export interface SeriesFile {
  series: Series[]
  problems: Problem[]
  /** The columns that the file has. */
  columns: string[]
}

/** Reads a file of records series: its lines, and all that is wrong with it by line. */
export async function readSeries(csv: string): Promise<SeriesFile> {
  const { rows, problems, columns, isTooLong } = await readTable(csv, scheduleColumns, mostLines)
  if (isTooLong) return refused({ line: mostLines + 2, column: null, message: `At most ${mostLines} series at once.` })
  if (problems.some(({ line, column }) => line === 1 && column !== null)) return refused(...problems)
  if (rows.length === 0 && problems.length === 0) problems.push(empty)
  const series: Series[] = []
  for await (const { line, values } of unhurried(rows)) {
    const record = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, asWritten(value)]))
    series.push(...seriesOf({ line, record }, problems))
  }
  return { series, problems: [...problems, ...repeated(series)].sort((a, b) => a.line - b.line), columns }
}

const empty: Problem = { line: 1, column: null, message: 'There is no series in this file.' }
const refused = (...problems: Problem[]): SeriesFile => ({ series: [], problems, columns: [] })

type Line = { line: number; record: Record<string, string> }

function seriesOf({ line, record }: Line, problems: Problem[]): Series[] {
  const given = Object.fromEntries(known.map((name) => [name, record[name] ?? '']))
  const { data, problems: wrong = [] } = judgeRow(row, given)
  for (const { path, message } of wrong) problems.push({ line, column: String(path[0] ?? '') || null, message })
  if (!data) return []
  const { disposal, status, ...rest } = data
  return [
    {
      ...rest,
      line,
      description: data.description || null,
      reference: data.reference || null,
      ...('disposal' in record && { disposalAction: disposal || null }),
      ...(status !== '' && { isRetired: status === 'retired' }),
    },
  ]
}

const keyOf = ({ group, category }: Series) => `${group}\n${category}`.toLowerCase()

function repeated(series: readonly Series[]): Problem[] {
  const seen = new Map<string, number>()
  return series.flatMap((one) => {
    const before = seen.get(keyOf(one))
    if (before === undefined) seen.set(keyOf(one), one.line)
    return before === undefined
      ? []
      : [{ line: one.line, column: 'category', message: `The same series stands in line ${before}.` }]
  })
}
