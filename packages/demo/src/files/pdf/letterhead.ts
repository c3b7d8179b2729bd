import { type SealPart, sealParts } from '../seal.ts'
import { lineWidth, type Paper, writeAt } from './paper.ts'

export const ink = { navy: '#1f3a73', blue: '#2f5bb0', text: '#111111', grey: '#555555' }

/** Whose paper it is: the office and where it sits; `centred` is the older letterhead, used until 2021. */
export type Sender = { office: string; place: string; style?: 'centred' }

/** Draws the university's seal with its upper left corner at x, y. */
export function drawSeal(paper: Paper, x: number, y: number, size: number): void {
  paper
    .save()
    .translate(x, y)
    .scale(size / 100)
  for (const part of sealParts) drawPart(paper, part)
  paper.restore()
}

function drawPart(paper: Paper, part: SealPart): void {
  paper.path(part.d)
  if (part.fill) paper.fill(part.fill)
  else paper.lineWidth(part.width ?? 1).stroke(part.stroke ?? ink.navy)
}

/** The head of a letter: the seal, the Republic, the university, the office, a line. The pen ends below it. */
export function writeLetterhead(paper: Paper, sender: Sender): void {
  if (sender.style === 'centred') writeCentredHead(paper, sender)
  else writeLeftHead(paper, sender)
  paper.fillColor(ink.text).font('Times-Roman', 10.5)
  paper.x = paper.page.margins.left
}

function writeLeftHead(paper: Paper, sender: Sender): void {
  const { left } = paper.page.margins
  const top = paper.page.margins.top - 14
  drawSeal(paper, left, top, 48)
  paper.fillColor(ink.text).font('Helvetica', 8.5)
  writeAt(paper, 'Republic of the Philippines', [left + 60, top + 3])
  paper.fillColor(ink.navy).font('Helvetica-Bold', 13)
  writeAt(paper, 'HARAYA STATE UNIVERSITY', [left + 60, top + 15])
  paper.fillColor(ink.text).font('Helvetica', 8.5)
  writeAt(paper, `${sender.office} · ${sender.place}`, [left + 60, top + 33])
  paper.rect(left, top + 58, lineWidth(paper), 1.8).fill(ink.blue)
  paper.y = top + 80
}

function writeCentredHead(paper: Paper, sender: Sender): void {
  const { left } = paper.page.margins
  const top = paper.page.margins.top - 20
  const centred = { width: lineWidth(paper), align: 'center' } as const
  drawSeal(paper, left + lineWidth(paper) / 2 - 23, top, 46)
  paper.fillColor(ink.text).font('Times-Roman', 10)
  writeAt(paper, 'Republic of the Philippines', [left, top + 52], centred)
  paper.font('Times-Bold', 13)
  writeAt(paper, 'HARAYA STATE UNIVERSITY', [left, top + 64], centred)
  paper.font('Times-Italic', 10)
  writeAt(paper, `${sender.office}, ${sender.place}`, [left, top + 80], centred)
  paper.rect(left, top + 98, lineWidth(paper), 0.8).fill(ink.text)
  paper.rect(left, top + 100.5, lineWidth(paper), 0.8).fill(ink.text)
  paper.y = top + 120
}

/** The small line at the foot of the first page: address and document code. */
export function writeFoot(paper: Paper, text: string): void {
  const { left } = paper.page.margins
  const y = paper.page.height - 40
  paper.rect(left, y - 6, lineWidth(paper), 0.5).fill('#b8bdc9')
  paper.font('Helvetica', 7).fillColor(ink.grey)
  writeAt(paper, text, [left, y], { width: lineWidth(paper), align: 'center' })
  paper.fillColor(ink.text).font('Times-Roman', 10.5)
}
