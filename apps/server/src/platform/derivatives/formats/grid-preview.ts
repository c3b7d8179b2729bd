import { outputNames } from '../derived.ts'
import { leave } from '../leave.ts'
import { previewStyle } from '../preview-style.ts'
import { escapeHtml } from './escape-html.ts'
import { columnName, type Grid, isNumeric } from './grid.ts'

export const PREVIEW_SHEETS = 20
export const PREVIEW_ROWS = 1_000
export const PREVIEW_COLUMNS = 50
const CELL_LETTERS = 1_000
const BESIDE_LINES = 500

/**
 * Writes sheets as one HTML page of plain tables: every value escaped, no link, script, formula or foreign address.
 * @param said a sentence about what is not shown
 * @param beside what the sheets say that stands in no cell: remarks, boxes, charts
 */
export function writeGridPreview(
  grids: readonly Grid[],
  sheetCount: number,
  { said = '', beside = [] }: { said?: string; beside?: readonly string[] } = {},
): void {
  const shown = grids.slice(0, PREVIEW_SHEETS)
  const navigation = shown.map(({ name }, index) => `<a href="#sheet-${index + 1}">${escapeHtml(name)}</a>`).join('')
  const left = sheetCount - shown.length
  const html = [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    `<title>Preview</title><style>${previewStyle}</style></head><body>`,
    shown.length > 1 ? `<nav>${navigation}</nav>` : '',
    said === '' ? '' : `<section><p>${escapeHtml(said)}</p></section>`,
    ...shown.map((grid, index) => section(grid, index, shown.length > 1)),
    besideHtml(beside),
    left > 0 ? `<section><p>${left} more sheets are in the file.</p></section>` : '',
    '</body></html>',
  ]
  leave(outputNames.preview.html, html.join('\n'))
}

function besideHtml(beside: readonly string[]): string {
  const lines = beside.flatMap((words) => words.split('\n')).filter((line) => line.trim() !== '')
  if (lines.length === 0) return ''
  const shown = lines.slice(0, BESIDE_LINES).map((line) => `<p>${escapeHtml(line.slice(0, CELL_LETTERS))}</p>`)
  return `<section><h2>Beside the cells</h2>${shown.join('')}${lines.length > BESIDE_LINES ? '<p>More of these are in the file.</p>' : ''}</section>`
}

function section(grid: Grid, index: number, isNamed: boolean): string {
  const rows = grid.rows.slice(0, PREVIEW_ROWS)
  const columns = Math.min(PREVIEW_COLUMNS, Math.max(1, ...rows.map((row) => row.length)))
  const letters = Array.from({ length: columns }, (_, column) => `<th scope="col">${columnName(column)}</th>`)
  const body = rows.map((row, at) => {
    const cells = Array.from({ length: columns }, (_, column) => cellHtml(row[column] ?? ''))
    return `<tr><th scope="row">${at + 1}</th>${cells.join('')}</tr>`
  })
  const title = isNamed ? `<h2>${escapeHtml(grid.name)}</h2>` : ''
  const table = `<table><thead><tr><th></th>${letters.join('')}</tr></thead><tbody>${body.join('\n')}</tbody></table>`
  return `<section id="sheet-${index + 1}">${title}${table}${more(grid, rows.length, columns)}</section>`
}

function more(grid: Grid, rows: number, columns: number): string {
  const left: string[] = []
  if (grid.rowCount > rows) left.push(`${grid.rowCount - rows} more rows`)
  if (grid.columnCount > columns) left.push(`${grid.columnCount - columns} more columns`)
  return left.length > 0 ? `<p>${left.join(' and ')} are in the file.</p>` : ''
}

function cellHtml(value: string): string {
  const text = escapeHtml(value.length > CELL_LETTERS ? `${value.slice(0, CELL_LETTERS)}…` : value)
  return isNumeric(value) ? `<td class="n">${text}</td>` : `<td>${text}</td>`
}
