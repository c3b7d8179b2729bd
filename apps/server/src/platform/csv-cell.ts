// What a spreadsheet would run as a formula is made text (OWASP, CSV Injection).
const formula = String.raw`[\s\u00a0\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20|%]|[\t\r\n]`
const isFormula = new RegExp(`^'*(${formula})`)
const wasFormula = new RegExp(`^'+(${formula})`)

type Cell = string | number | null

/** One cell: quoted, and never a formula. */
export function csvCell(value: Cell): string {
  const text = typeof value === 'string' ? neverFormula(value) : String(value ?? '')
  return `"${text.replaceAll('"', '""')}"`
}

/** A text that no spreadsheet runs, as `asWritten` takes it back. */
export const neverFormula = (text: string): string => (isFormula.test(text) ? `'${text}` : text)

/** A line of cells with its end. */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(csvCell).join(',')}\r\n`

/** What a text was before `neverFormula`. */
export const asWritten = (text: string): string => (wasFormula.test(text) ? text.slice(1) : text)
