import { type Paragraph, type Piece, textOf } from '../drawing/blocks.ts'
import { escapeHtml } from './escape-html.ts'

const HEADING_SIZE = 14

/** The words of blocks as safe HTML; pictures are left to the file. */
export function blocksHtml(blocks: readonly Piece[], isWhole: boolean): string {
  const rest = isWhole ? '' : '<p class="said">The rest is in the file.</p>'
  return `${blocks.map(htmlOf).join('\n')}${rest}`
}

function htmlOf(block: Piece): string {
  if (block.kind === 'break') return '<hr>'
  if (block.kind === 'image') return ''
  return block.kind === 'paragraph' ? paragraphHtml(block) : `<table>${block.rows.map(rowHtml).join('')}</table>`
}

const rowHtml = (row: readonly Paragraph[][]): string =>
  `<tr>${row.map((cell) => `<td>${cell.map(paragraphHtml).join('')}</td>`).join('')}</tr>`

function paragraphHtml(paragraph: Paragraph): string {
  const text = escapeHtml(textOf(paragraph)).replaceAll('\n', '<br>')
  const [first] = paragraph.runs.filter((run) => run.text.trim() !== '')
  return first?.isBold && (first.size ?? 0) >= HEADING_SIZE ? `<h2>${text}</h2>` : `<p>${text}</p>`
}
