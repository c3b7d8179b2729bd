import {
  AlignmentType,
  BorderStyle,
  PageBreak,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx'
import { type Block, runsOf, type SignatureBlock, splitMark, type TableBlock } from '../blocks.ts'

/** Blocks as Word paragraphs and tables. */
export function wordBlocks(blocks: Block[]): (Paragraph | Table)[] {
  return blocks.flatMap((block) => {
    if (typeof block === 'string') return [wordText(block)]
    if ('signed' in block) return wordSignature(block)
    return wordTable(block)
  })
}

const textLooks: Record<string, { size: number; bold?: boolean; center?: boolean; left?: number; color?: string }> = {
  '#': { size: 26, bold: true, color: '1F3A73' },
  '##': { size: 23, bold: true },
  '^': { size: 24, bold: true, center: true },
  '=': { size: 22, center: true },
  '>': { size: 22, left: 520 },
  '-': { size: 22 },
  '~': { size: 18, color: '555555' },
  '': { size: 22 },
}

function wordText(block: string): Paragraph {
  if (block === '===') return new Paragraph({ children: [new PageBreak()] })
  if (block === '---')
    return new Paragraph({ border: { bottom: { style: BorderStyle.SINGLE, size: 4, color: '8A93A5', space: 1 } } })
  const { mark, rest } = splitMark(block)
  const look = textLooks[mark] ?? { size: 22 }
  const plain = mark === '' || mark === '>'
  return new Paragraph({
    alignment: look.center ? AlignmentType.CENTER : plain ? AlignmentType.JUSTIFIED : AlignmentType.LEFT,
    spacing: { before: mark === '#' ? 200 : 0, after: mark === '-' ? 60 : 140, line: 288 },
    indent: look.left ? { left: look.left } : undefined,
    bullet: mark === '-' ? { level: 0 } : undefined,
    children: runsOf(rest).map(
      (run) =>
        new TextRun({ text: run.text, bold: look.bold || run.bold, size: look.size, color: look.color ?? '111111' }),
    ),
  })
}

function wordSignature(block: SignatureBlock): Paragraph[] {
  const indent = { left: block.aside === 'left' ? 0 : 5200 }
  const line = (text: string, bold: boolean, before: number) =>
    new Paragraph({ indent, spacing: { before }, keepNext: bold, children: [new TextRun({ text, bold, size: 22 })] })
  const lead = block.lead ? [line(block.lead, false, 240)] : []
  return [...lead, line(block.signed.toUpperCase(), true, 620), line(block.position, false, 0)]
}

const headFill = { pale: 'DBE7F7', navy: '1F3A73', green: '177A55' }

function wordTable(table: TableBlock): (Paragraph | Table)[] {
  const whole = table.widths.reduce((sum, part) => sum + part, 0)
  const widths = table.widths.map((part) => Math.round((part / whole) * 9000))
  const tone = table.tone ?? 'pale'
  const row = (cells: string[], look: { bold: boolean; fill?: string; color?: string }) =>
    new TableRow({
      cantSplit: true,
      tableHeader: look.fill === headFill[tone],
      children: cells.map(
        (text, index) =>
          new TableCell({
            width: { size: widths[index] ?? 1000, type: WidthType.DXA },
            margins: { top: 50, bottom: 50, left: 90, right: 90 },
            shading: look.fill ? { type: ShadingType.CLEAR, fill: look.fill, color: 'auto' } : undefined,
            children: [
              new Paragraph({
                alignment: table.right?.includes(index) ? AlignmentType.RIGHT : AlignmentType.LEFT,
                children: [new TextRun({ text, bold: look.bold, size: 19, color: look.color })],
              }),
            ],
          }),
      ),
    })
  const rows = [
    row(table.heads, { bold: true, fill: headFill[tone], color: tone === 'pale' ? '111111' : 'FFFFFF' }),
    ...table.rows.map((cells) => row(cells, { bold: false })),
    ...(table.total ? [row(table.total, { bold: true, fill: 'ECEFF4' })] : []),
  ]
  const caption = table.caption ? [wordText(`## ${table.caption}`)] : []
  const after = new Paragraph({ spacing: { after: 120 } })
  return [...caption, new Table({ rows, columnWidths: widths, width: { size: 9000, type: WidthType.DXA } }), after]
}
