import { type Block, runsOf, type SignatureBlock, splitMark } from '../blocks.ts'
import { scribble } from '../scribble.ts'
import { ink } from './letterhead.ts'
import { lineWidth, makeRoom, type Paper } from './paper.ts'
import { writeTable } from './table.ts'

/** The look of running text; a handbook is set wider than a memorandum. */
export type TextLook = { size: number; gap: number }

const letterLook: TextLook = { size: 11, gap: 3.2 }

/** Writes blocks below the pen, over as many pages as they need. */
export function writeBlocks(paper: Paper, blocks: Block[], look: TextLook = letterLook): void {
  for (const block of blocks) {
    if (typeof block === 'string') writeText(paper, block, look)
    else if ('signed' in block) writeSignature(paper, block)
    else writeTable(paper, block)
  }
}

function writeText(paper: Paper, block: string, look: TextLook): void {
  if (block === '===') {
    paper.addPage()
    return
  }
  if (block === '---') {
    paper.rect(paper.page.margins.left, paper.y, lineWidth(paper), 0.7).fill('#8a93a5')
    paper.y += 14
    return
  }
  const { mark, rest } = splitMark(block)
  paper.fillColor(ink.text)
  paper.x = paper.page.margins.left
  marks[mark]?.(paper, rest, look)
}

type Writer = (paper: Paper, text: string, look: TextLook) => void

const marks: Record<string, Writer> = {
  '': (paper, text, look) => writeRuns(paper, text, look),
  '>': (paper, text, look) => writeRuns(paper, text, look, { indent: 26 }),
  '~': (paper, text) => {
    paper.font('Times-Italic', 9).fillColor(ink.grey).text(text, { lineGap: 1.5 }).moveDown(0.6)
  },
  '#': (paper, text, look) => {
    makeRoom(paper, 64)
    paper.font('Times-Bold', look.size + 2).fillColor(ink.navy)
    paper.moveDown(0.35).text(text).moveDown(0.45)
  },
  '##': (paper, text, look) => {
    makeRoom(paper, 50)
    paper
      .font('Times-Bold', look.size + 0.5)
      .text(text)
      .moveDown(0.35)
  },
  '^': (paper, text, look) => {
    paper
      .font('Times-Bold', look.size + 1)
      .text(text.toUpperCase(), { align: 'center', lineGap: 2 })
      .moveDown(0.7)
  },
  '=': (paper, text, look) => {
    paper.font('Times-Roman', look.size).text(text, { align: 'center', lineGap: 2 }).moveDown(0.7)
  },
  '-': (paper, text, look) => {
    paper.font('Times-Roman', look.size)
    makeRoom(paper, 24)
    const { left } = paper.page.margins
    paper.circle(left + 16, paper.y + look.size * 0.45, 1.5).fill(ink.text)
    writeRuns(paper, text, look, { indent: 26, after: 0.3 })
  },
}

function writeRuns(paper: Paper, text: string, look: TextLook, { indent = 0, after = 0.65 } = {}): void {
  const runs = runsOf(text)
  makeRoom(paper, 30)
  const x = paper.page.margins.left + indent
  const width = lineWidth(paper) - indent
  paper.x = x
  runs.forEach((run, index) => {
    paper.font(run.bold ? 'Times-Bold' : 'Times-Roman', look.size).fillColor(ink.text)
    paper.text(run.text, { width, align: 'justify', lineGap: look.gap, continued: index < runs.length - 1 })
  })
  paper.x = paper.page.margins.left
  paper.moveDown(after)
}

function writeSignature(paper: Paper, block: SignatureBlock): void {
  makeRoom(paper, 104)
  const x = paper.page.margins.left + (block.aside === 'left' ? 0 : lineWidth(paper) * 0.58)
  const width = lineWidth(paper) * (block.aside === 'left' ? 0.5 : 0.42)
  if (block.lead) paper.font('Times-Roman', 10.5).text(block.lead, x, paper.y + 4, { width })
  const top = paper.y + 6
  paper
    .save()
    .translate(x + 6, top)
    .path(scribble(block.signed))
    .lineWidth(1.15)
    .lineCap('round')
    .stroke(ink.navy)
  paper.restore()
  paper
    .fillColor(ink.text)
    .font('Times-Bold', 11)
    .text(block.signed.toUpperCase(), x, top + 40, { width })
  paper.font('Times-Roman', 10.5).text(block.position, x, paper.y + 1, { width })
  paper.x = paper.page.margins.left
  paper.moveDown(1)
}
