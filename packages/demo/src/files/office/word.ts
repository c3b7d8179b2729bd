import {
  AlignmentType,
  BorderStyle,
  Document,
  HeadingLevel,
  ImageRun,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  VerticalAlignTable,
  WidthType,
} from 'docx'
import sharp from 'sharp'
import type { Block } from '../blocks.ts'
import { madeOn } from '../dates.ts'
import { type Memo, memoLines } from '../letters.ts'
import type { Sender } from '../pdf/letterhead.ts'
import { sealSvg } from '../seal.ts'
import { wordBlocks } from './word-blocks.ts'
import { packZip, unpackZip } from './zip.ts'

/** A Word paper under the university's letterhead. */
export type WordPaper = { sender: Sender; title: string; date: string; body: Block[] }

const none = { style: BorderStyle.NONE, size: 0, color: 'FFFFFF' }
export const noBorders = { top: none, bottom: none, left: none, right: none }

let sealPng: Promise<Buffer> | undefined

/** The paper as DOCX: letterhead, title, blocks. */
export async function wordPaper(paper: WordPaper): Promise<Buffer> {
  const title = new Paragraph({
    heading: HeadingLevel.TITLE,
    spacing: { before: 240, after: 200 },
    children: [new TextRun({ text: paper.title, bold: true, size: 32, color: '1F3A73', font: 'Arial' })],
  })
  return packWord(paper, [title, ...wordBlocks(paper.body)])
}

/** The memorandum as DOCX, laid out as `memoPdf` lays it out. */
export async function memoWord(memo: Memo): Promise<Buffer> {
  const head = [
    new Paragraph({ spacing: { before: 240 }, children: [new TextRun({ text: memo.kind, bold: true, size: 27 })] }),
    new Paragraph({ spacing: { after: 200 }, children: [new TextRun({ text: memo.number, size: 22 })] }),
  ]
  const lines = memoLines(memo).map(
    ([label, text]) =>
      new TableRow({
        children: [cell(label, 1500, true), cell(text, 7500, label === 'SUBJECT')],
      }),
  )
  const table = new Table({ rows: lines, columnWidths: [1500, 7500], width: { size: 9000, type: WidthType.DXA } })
  const rule = new Paragraph({
    border: { bottom: { style: BorderStyle.SINGLE, size: 6, color: '8A93A5', space: 4 } },
    spacing: { after: 240 },
  })
  const paper = { sender: memo.sender, title: memo.subject, date: memo.date, body: memo.body }
  return packWord(paper, [...head, table, rule, ...wordBlocks(memo.body)])
}

function cell(text: string, width: number, bold: boolean): TableCell {
  return new TableCell({
    width: { size: width, type: WidthType.DXA },
    borders: noBorders,
    margins: { top: 30, bottom: 30, left: 30, right: 30 },
    children: [new Paragraph({ children: [new TextRun({ text, bold, size: 21 })] })],
  })
}

async function letterhead(sender: Sender): Promise<(Paragraph | Table)[]> {
  sealPng ??= sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200">${sealSvg(0, 0, 200)}</svg>`),
  )
    .png()
    .toBuffer()
  const seal = new ImageRun({
    type: 'png',
    data: await sealPng,
    transformation: { width: 62, height: 62 },
    altText: { id: '1', name: 'Seal', title: 'Seal', description: 'Seal of Haraya State University' },
  })
  const lines = [
    new TextRun({ text: 'Republic of the Philippines', size: 17, font: 'Arial' }),
    new TextRun({ text: 'HARAYA STATE UNIVERSITY', bold: true, size: 27, color: '1F3A73', font: 'Arial' }),
    new TextRun({ text: `${sender.office} · ${sender.place}`, size: 17, font: 'Arial' }),
  ].map((run) => new Paragraph({ children: [run] }))
  const picture = new TableCell({
    borders: noBorders,
    width: { size: 1150, type: WidthType.DXA },
    children: [new Paragraph({ children: [seal] })],
  })
  const words = new TableCell({
    borders: noBorders,
    width: { size: 7850, type: WidthType.DXA },
    verticalAlign: VerticalAlignTable.CENTER,
    children: lines,
  })
  const table = new Table({
    rows: [new TableRow({ children: [picture, words] })],
    columnWidths: [1150, 7850],
    width: { size: 9000, type: WidthType.DXA },
  })
  const line = new Paragraph({ border: { bottom: { style: BorderStyle.SINGLE, size: 14, color: '2F5BB0', space: 1 } } })
  return [table, line]
}

async function packWord(paper: WordPaper, children: (Paragraph | Table)[]): Promise<Buffer> {
  const document = new Document({
    title: paper.title,
    creator: 'Haraya State University',
    lastModifiedBy: 'Haraya State University',
    styles: {
      default: {
        document: { run: { font: 'Times New Roman', size: 22 }, paragraph: { alignment: AlignmentType.LEFT } },
      },
    },
    sections: [
      {
        properties: {
          page: {
            size: { width: 11_906, height: 16_838 },
            margin: { top: 1000, bottom: 1200, left: 1440, right: 1440 },
          },
        },
        children: [...(await letterhead(paper.sender)), ...children],
      },
    ],
  })
  return fixedInTime(await Packer.toBuffer(document), paper.date)
}

/** Rewrites the package with the paper's own date in its properties and entries, so that each run gives the same bytes. */
function fixedInTime(docx: Buffer, date: string): Buffer {
  const stamp = madeOn(date).toISOString().replace('.000', '')
  const entries = unpackZip(docx).map((entry) => {
    if (entry.name !== 'docProps/core.xml') return entry
    const xml = entry.bytes.toString('utf8').replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, stamp)
    return { ...entry, bytes: Buffer.from(xml) }
  })
  return packZip(entries)
}
