import type { Block, SignatureBlock, TableBlock } from '../files/blocks.ts'

/**
 * The blocks of a text in Markdown. An empty line stands between two blocks; items follow each other without. Beside the
 * marks of `Block` there are
 *
 * - tables of Markdown below a line `Table 3 4 2, navy: Caption` of the columns' widths, tone and caption (the last two
 *   may be left out); `--:` sets a column flush right, a row that begins with `| =` is the total;
 * - signatures: `Signed (Noted:), left: Name | Position`, of which lead and side may be left out.
 */
export function blocksOf(text: string): Block[] {
  const parts = text
    .split(/\n\n+/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  return parts.flatMap((part, index) => {
    if (part.startsWith('|')) return tableOf(parts[index - 1] ?? '', part.split('\n'))
    if (tableLine.test(part)) return []
    const signature = signatureOf(part)
    if (signature) return signature
    return part.startsWith('- ') ? part.split('\n') : part
  })
}

const tableLine = /^Table ([\d. ]+)(?:, (pale|navy|green))?:(?: (.+))?$/

function tableOf(above: string, [heads = '', rule = '', ...lines]: string[]): TableBlock {
  const [, widths, tone, caption] = tableLine.exec(above) ?? []
  if (!widths) throw new Error(`The widths of the columns are missing above '${heads}'.`)
  const right = cellsOf(rule).flatMap((cell, column) => (cell.endsWith(':') ? [column] : []))
  const total = lines.find(isTotal)
  return {
    heads: cellsOf(heads),
    widths: widths.split(' ').map(Number),
    rows: lines.filter((line) => !isTotal(line)).map(cellsOf),
    ...(right.length > 0 ? { right } : {}),
    ...(total ? { total: cellsOf(total.replace('=', '')) } : {}),
    ...(caption ? { caption } : {}),
    ...(tone ? { tone: tone as TableBlock['tone'] } : {}),
  }
}

const isTotal = (line: string): boolean => /^\|\s*=/.test(line)

const cellsOf = (line: string): string[] =>
  line
    .slice(1, line.lastIndexOf('|'))
    .split('|')
    .map((cell) => cell.trim())

function signatureOf(part: string): SignatureBlock | undefined {
  const [, lead, aside, signed, position] = /^Signed(?: \((.+)\))?(, left)?: (.+) \| (.+)$/.exec(part) ?? []
  if (!signed || !position) return undefined
  return { signed, position, ...(lead ? { lead } : {}), ...(aside ? { aside: 'left' } : {}) }
}
