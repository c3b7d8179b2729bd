import { judge, line as lineOfText, mostImported } from '@sinupan/contract'
import { type CsvProblem, type CsvRow, mostProblems, readTable } from '../../../platform/csv/read-table.ts'
import { type Refusal, refuse } from '../../../platform/refusal.ts'
import { unhurried } from '../../../platform/unhurried.ts'

export type Problem = CsvProblem
export type Row = CsvRow

/** The refusal of what is too much for one import: in lines, which somebody who splits a file counts. */
export const tooLarge = (): Refusal =>
  refuse('TooLarge', {}, `One import takes ${mostImported.toLocaleString('en')} lines. Split the file.`)

/**
 * The lines of a CSV by their head, and all that is wrong with it.
 *
 * @throws Refusal TooLarge where there are more lines than one import takes
 */
export async function readCsv(text: string, columns: readonly string[]): Promise<{ rows: Row[]; problems: Problem[] }> {
  const { rows, problems, isTooLong } = await readTable(text, columns, mostImported)
  if (isTooLong) throw tooLarge()
  for await (const row of unhurried(rows)) if (problems.length < mostProblems) problems.push(...problemsOfCells(row))
  return { rows, problems }
}

// Names of all kinds stand in the cells, each on one line and longer in no column.
const cell = lineOfText(1_000)

const problemsOfCells = ({ line, values }: Row): Problem[] =>
  Object.entries(values).flatMap(([column, value]) =>
    value === '' ? [] : (judge(cell, value).problems ?? []).map(({ message }) => ({ line, column, message })),
  )
