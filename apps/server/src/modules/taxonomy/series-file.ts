import { judge as judgeRow, line as lineOfText, retentionYears } from '@sinupan/contract'
import { CsvError, parse } from 'csv-parse/sync'
import { z } from 'zod'

/** A records series as a line of the file says it. */
export interface Series {
  line: number
  group: string
  category: string
  description: string | null
  retention: number | null
  reference: string | null
}
export interface Problem {
  line: number
  column: string | null
  message: string
}

const columns = ['group', 'category', 'description', 'retention', 'reference'] as const
const needed = ['group', 'category', 'retention'] as const
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
    .transform((value) => (value.toLowerCase() === 'permanent' ? null : Number(value)))
    .refine((value) => value === null || retentionYears.safeParse(value).success, {
      error: 'Give whole years from 0 to 100, or “permanent”.',
    }),
  reference: lineOfText(60),
})

/** Reads a file of records series: its lines, and all that is wrong with it by line. */
export function readSeries(csv: string): { series: Series[]; problems: Problem[] } {
  try {
    const lines = parse(csv, {
      bom: true,
      trim: true,
      info: true,
      skip_empty_lines: true,
      relax_column_count: true,
      columns: (head: string[]) => head.map((name) => name.toLowerCase()),
    }) as unknown as { record: Record<string, string>; info: { lines: number } }[]
    return judge(lines.map(({ record, info }) => ({ line: info.lines, record })))
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const line = typeof error.lines === 'number' ? error.lines : 1
    return { series: [], problems: [{ line, column: null, message: 'This is no CSV: a quotation mark does not fit.' }] }
  }
}

type Line = { line: number; record: Record<string, string> }

function judge(lines: Line[]): { series: Series[]; problems: Problem[] } {
  const [first] = lines
  if (!first) return { series: [], problems: [{ line: 1, column: null, message: 'There is no series in this file.' }] }
  const missing = needed.filter((name) => first.record[name] === undefined)
  if (missing.length > 0)
    return { series: [], problems: missing.map((column) => ({ line: 1, column, message: 'This column is missing.' })) }
  if (lines.length > mostLines)
    return {
      series: [],
      problems: [{ line: mostLines + 2, column: null, message: `At most ${mostLines} series at once.` }],
    }
  const problems: Problem[] = []
  const series = lines.flatMap((one) => seriesOf(one, problems))
  return { series, problems: [...problems, ...repeated(series)].sort((a, b) => a.line - b.line) }
}

function seriesOf({ line, record }: Line, problems: Problem[]): Series[] {
  const given = Object.fromEntries(columns.map((name) => [name, record[name] ?? '']))
  const { data, problems: wrong = [] } = judgeRow(row, given)
  for (const { path, message } of wrong) problems.push({ line, column: String(path[0] ?? '') || null, message })
  if (!data) return []
  return [{ ...data, line, description: data.description || null, reference: data.reference || null }]
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
