/** One sheet as it is shown: formatted values, not formulas. */
export interface Grid {
  name: string
  rows: string[][]
  /** Rows and columns of the sheet in all, of which `rows` may hold only the first. */
  rowCount: number
  columnCount: number
}

/** A spreadsheet's letters for a column: 0 is A, 26 is AA. */
export function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26))
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter
}

const NUMBER = /^[-+(]?\s*[₱$€£¥]?\s*\d[\d,.\s]*\)?\s*%?$/

/** Whether a shown value is a number and so stands on the right. */
export function isNumeric(value: string): boolean {
  return value.length < 32 && NUMBER.test(value.trim())
}

/** A sheet's text: cells by tabs, rows by lines, empty rows left out. */
export function gridText(rows: readonly (readonly string[])[]): string {
  return rows
    .map((row) =>
      row
        .map((cell) => cell.replace(/\s+/g, ' '))
        .join('\t')
        .trim(),
    )
    .filter((line) => line !== '')
    .join('\n')
}
