import type { Block } from './blocks.ts'
import { longDate } from './dates.ts'
import { writeBlocks } from './pdf/blocks.ts'
import { ink, type Sender, writeFoot, writeLetterhead } from './pdf/letterhead.ts'
import { lineWidth, makePaper, type Paper, writeAt } from './pdf/paper.ts'

/** A policy or manual of the quality management system, with its control block under the letterhead. */
export type Policy = { sender: Sender; title: string; code: string; revision: string; date: string; body: Block[] }

/** The policy as PDF. */
export function policyPdf(policy: Policy): Promise<Buffer> {
  const format = { title: policy.title, date: policy.date, running: `${policy.code} ${policy.title}` }
  return makePaper(format, (paper) => {
    writeLetterhead(paper, policy.sender)
    writeFoot(paper, `${policy.code} · Revision ${policy.revision} · Printed copies are uncontrolled.`)
    drawTitleBand(paper, policy.title)
    drawControl(paper, [
      ['Document code', policy.code],
      ['Revision', policy.revision],
      ['Effective', longDate(policy.date)],
      ['Owner', policy.sender.office],
    ])
    writeBlocks(paper, policy.body)
  })
}

function drawTitleBand(paper: Paper, title: string): void {
  const { left } = paper.page.margins
  const width = lineWidth(paper)
  paper.font('Helvetica-Bold', 17)
  const height = paper.heightOfString(title, { width: width - 28 }) + 24
  const top = paper.y
  paper.rect(left, top, width, height).fill('#eaf0fa')
  paper.rect(left, top, 5, height).fill(ink.blue)
  paper.fillColor(ink.navy)
  writeAt(paper, title, [left + 18, top + 13], { width: width - 28 })
  paper.y = top + height
}

function drawControl(paper: Paper, cells: [string, string][]): void {
  const { left } = paper.page.margins
  const part = lineWidth(paper) / cells.length
  const top = paper.y
  cells.forEach(([label, text], index) => {
    const x = left + index * part
    paper.rect(x, top, part, 34).lineWidth(0.5).stroke('#b5bfd2')
    paper.font('Helvetica', 7).fillColor(ink.grey)
    writeAt(paper, label, [x + 6, top + 5])
    paper.font('Helvetica-Bold', 8.5).fillColor(ink.text)
    writeAt(paper, text, [x + 6, top + 15], { width: part - 10 })
  })
  paper.y = top + 50
}
