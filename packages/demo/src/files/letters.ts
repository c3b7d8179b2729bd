import type { Block } from './blocks.ts'
import { longDate } from './dates.ts'
import { writeBlocks } from './pdf/blocks.ts'
import { ink, type Sender, writeFoot, writeLetterhead } from './pdf/letterhead.ts'
import { lineWidth, makePaper, type Paper } from './pdf/paper.ts'

/** A memorandum or circular: who it is for, what it is about, and its paragraphs with the signature. */
export type Memo = {
  sender: Sender
  kind: 'MEMORANDUM' | 'MEMORANDUM CIRCULAR' | 'OFFICE MEMORANDUM'
  number: string
  to: string
  from?: string
  subject: string
  date: string
  body: Block[]
}

/** The lines between the title and the text, as pairs of label and text. */
export function memoLines(memo: Memo): [label: string, text: string][] {
  const from: [string, string][] = memo.from ? [['FROM', memo.from]] : []
  return [['TO', memo.to], ...from, ['SUBJECT', memo.subject], ['DATE', longDate(memo.date)]]
}

/** The memorandum as PDF. */
export function memoPdf(memo: Memo): Promise<Buffer> {
  const running = `${memo.kind === 'MEMORANDUM CIRCULAR' ? 'Memorandum Circular' : 'Memorandum'} ${memo.number}`
  return makePaper({ title: memo.subject, date: memo.date, running }, (paper) => {
    writeLetterhead(paper, memo.sender)
    writeFoot(paper, 'Haraya State University · San Alonso · records@haraya.example · This paper is a controlled copy.')
    paper.font('Times-Bold', 13.5).text(memo.kind)
    paper.font('Times-Roman', 11).text(memo.number, { lineGap: 2 }).moveDown(0.8)
    for (const [label, text] of memoLines(memo)) writeLine(paper, label, text)
    paper.y += 6
    writeBlocks(paper, ['---', ...memo.body])
  })
}

function writeLine(paper: Paper, label: string, text: string): void {
  const { left } = paper.page.margins
  const top = paper.y
  paper
    .font('Times-Bold', 10.5)
    .fillColor(ink.text)
    .text(label, left + 2, top)
  paper.font(label === 'SUBJECT' ? 'Times-Bold' : 'Times-Roman', 10.5)
  paper.text(text, left + 76, top, { width: lineWidth(paper) - 76, lineGap: 2 })
  paper.x = left
  paper.y += 4
}

/** Minutes, orders, resolutions and other papers under a letterhead: a title of their own, then blocks. */
export type Letter = {
  sender: Sender
  title: string
  date: string
  running?: string
  body: Block[]
  foot?: string
}

/** The letter as PDF. */
export function letterPdf(letter: Letter): Promise<Buffer> {
  return makePaper({ title: letter.title, date: letter.date, running: letter.running ?? letter.title }, (paper) => {
    writeLetterhead(paper, letter.sender)
    if (letter.foot) writeFoot(paper, letter.foot)
    writeBlocks(paper, letter.body)
  })
}
