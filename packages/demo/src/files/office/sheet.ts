export type Cell = string | number | null

/** A sheet: title lines, a head row, rows; `widths` in characters; `sums` names the columns added up at the end. */
export type Sheet = {
  name: string
  title: string[]
  heads: string[]
  widths: number[]
  rows: Cell[][]
  sums?: number[]
  /** Columns of pesos and centavos; other numbers are counts. */
  money?: number[]
}

/** The row number, counted from 1, of the heads of a sheet: below its title lines and an empty line. */
export function headRow(sheet: Sheet): number {
  return sheet.title.length + 2
}
