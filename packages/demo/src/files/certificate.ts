import { drawSeal, ink } from './pdf/letterhead.ts'
import { makePaper, type Paper, writeAt } from './pdf/paper.ts'
import { scribble } from './scribble.ts'

/** A certificate in a frame; `awardee` is set large. Landscape by default. */
export type Certificate = {
  title: string
  date: string
  office: string
  lead: string
  awardee: string
  text: string
  given: string
  signers: { name: string; position: string }[]
  upright?: boolean
}

/** The certificate as a PDF of one page. */
export function certificatePdf(certificate: Certificate): Promise<Buffer> {
  const layout = certificate.upright ? 'portrait' : 'landscape'
  return makePaper({ title: certificate.title, date: certificate.date, layout, margin: 40 }, (paper) => {
    drawFrame(paper)
    const { width } = paper.page
    drawSeal(paper, width / 2 - 34, 62, 68)
    writeMiddle(paper, 'Republic of the Philippines', 140, ['Times-Roman', 11])
    writeMiddle(paper, 'HARAYA STATE UNIVERSITY', 154, ['Times-Bold', 17, ink.navy])
    writeMiddle(paper, certificate.office, 175, ['Times-Italic', 11])
    writeMiddle(paper, certificate.title, 212, ['Times-Bold', certificate.upright ? 25 : 32, '#7a1f2b'])
    writeMiddle(paper, certificate.lead, 262, ['Times-Italic', 13])
    writeMiddle(paper, certificate.awardee, 288, ['Times-Bold', certificate.upright ? 22 : 27, ink.navy])
    paper.rect(width / 2 - 150, 322, 300, 0.8).fill('#c79a3a')
    writeMiddle(paper, certificate.text, 338, ['Times-Roman', certificate.upright ? 12.5 : 14])
    writeMiddle(paper, certificate.given, paper.page.height - 178, ['Times-Italic', 11])
    drawSigners(paper, certificate.signers)
  })
}

function drawFrame(paper: Paper): void {
  const { width, height } = paper.page
  paper.rect(0, 0, width, height).fill('#fffdf6')
  paper
    .rect(22, 22, width - 44, height - 44)
    .lineWidth(5)
    .stroke(ink.navy)
  paper
    .rect(31, 31, width - 62, height - 62)
    .lineWidth(1.2)
    .stroke('#c79a3a')
  for (const [x, y] of [
    [31, 31],
    [width - 31, 31],
    [31, height - 31],
    [width - 31, height - 31],
  ] as const) {
    paper.circle(x, y, 9).fillAndStroke('#fffdf6', '#c79a3a')
    paper.circle(x, y, 4).fill(ink.navy)
  }
}

type Face = [font: string, size: number, color?: string]

function writeMiddle(paper: Paper, text: string, y: number, [font, size, color]: Face): void {
  const inset = paper.page.width > 700 ? 120 : 74
  paper.font(font, size).fillColor(color ?? ink.text)
  writeAt(paper, text, [inset, y], { width: paper.page.width - inset * 2, align: 'center', lineGap: 3 })
}

function drawSigners(paper: Paper, signers: Certificate['signers']): void {
  const part = (paper.page.width - 120) / signers.length
  const y = paper.page.height - 96
  signers.forEach((signer, index) => {
    const x = 60 + index * part
    paper
      .save()
      .translate(x + part / 2 - 55, y - 36)
      .path(scribble(signer.name))
      .lineWidth(1.2)
      .stroke(ink.navy)
    paper.restore()
    paper.font('Times-Bold', 11).fillColor(ink.text)
    writeAt(paper, signer.name.toUpperCase(), [x, y + 3], { width: part, align: 'center' })
    paper.font('Times-Roman', 10)
    writeAt(paper, signer.position, [x, y + 17], { width: part, align: 'center' })
  })
}
