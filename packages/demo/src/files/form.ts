import { type Sender, writeFoot, writeLetterhead } from './pdf/letterhead.ts'
import { lineWidth, makePaper, type Paper, writeAt } from './pdf/paper.ts'

/** A field of a form: a label, how much of the line it takes (of 12), a height, what is filled in, ticks to choose. */
export type Field = { label: string; span: number; height?: number; value?: string; ticks?: string[] }

/** A form to fill in: sections of fields under a code in the corner. */
export type Form = {
  sender: Sender
  code: string
  title: string
  date: string
  note: string
  sections: { title: string; fields: Field[] }[]
  certify: string
}

/** The form as PDF, one or two pages. */
export function formPdf(form: Form): Promise<Buffer> {
  return makePaper(
    { title: form.title, date: form.date, running: `${form.code} ${form.title}`, margin: 54 },
    (paper) => {
      writeLetterhead(paper, form.sender)
      writeFoot(paper, `${form.code} · This form is free of charge. RA 10173: we use your data only for this request.`)
      writeCode(paper, form.code)
      paper.font('Helvetica-Bold', 15).fillColor('#1f3a73').text(form.title).moveDown(0.2)
      paper.font('Helvetica', 8.5).fillColor('#444444').text(form.note, { lineGap: 1.5 }).moveDown(0.8)
      for (const section of form.sections) writeSection(paper, section)
      paper.font('Times-Italic', 9.5).fillColor('#222222').text(form.certify, { lineGap: 1.5 })
      writeFields(paper, [
        { label: 'Signature over printed name', span: 7, height: 44 },
        { label: 'Date signed', span: 5, height: 44 },
      ])
    },
  )
}

function writeCode(paper: Paper, code: string): void {
  const { right, top } = paper.page.margins
  const x = paper.page.width - right - 108
  paper
    .rect(x, top - 12, 108, 26)
    .lineWidth(0.8)
    .stroke('#1f3a73')
  paper.font('Helvetica-Bold', 9).fillColor('#1f3a73')
  writeAt(paper, code, [x, top - 3], { width: 108, align: 'center' })
}

function writeSection(paper: Paper, section: Form['sections'][number]): void {
  const { left } = paper.page.margins
  const top = paper.y
  paper.rect(left, top, lineWidth(paper), 17).fill('#1f3a73')
  paper.font('Helvetica-Bold', 9).fillColor('#ffffff')
  writeAt(paper, section.title.toUpperCase(), [left + 7, top + 5])
  paper.y = top + 17
  writeFields(paper, section.fields)
}

function writeFields(paper: Paper, fields: Field[]): void {
  const { left } = paper.page.margins
  let used = 0
  let top = paper.y
  let tallest = 0
  for (const field of fields) {
    if (used + field.span > 12) {
      top += tallest
      used = 0
      tallest = 0
    }
    const height = field.height ?? 32
    drawField(paper, field, { x: left + (used / 12) * lineWidth(paper), y: top, height })
    used += field.span
    tallest = Math.max(tallest, height)
  }
  paper.x = left
  paper.y = top + tallest + 11
}

function drawField(paper: Paper, field: Field, at: { x: number; y: number; height: number }): void {
  const width = (field.span / 12) * lineWidth(paper)
  paper.rect(at.x, at.y, width, at.height).lineWidth(0.6).stroke('#7d8798')
  paper.font('Helvetica', 7).fillColor('#4a5464')
  writeAt(paper, field.label, [at.x + 5, at.y + 4])
  if (field.ticks) drawTicks(paper, field, at)
  else if (field.value) {
    paper.font('Courier', 10.5).fillColor('#14213d')
    writeAt(paper, field.value, [at.x + 7, at.y + 16], { width: width - 12 })
  }
}

function drawTicks(paper: Paper, field: Field, at: { x: number; y: number }): void {
  let x = at.x + 7
  for (const tick of field.ticks ?? []) {
    paper
      .rect(x, at.y + 16, 9, 9)
      .lineWidth(0.8)
      .stroke('#333333')
    if (tick === field.value)
      paper
        .path(`M${x + 1.5} ${at.y + 20}l3 4l6 -10`)
        .lineWidth(1.4)
        .stroke('#1f3a8a')
    paper.font('Helvetica', 8.5).fillColor('#111111')
    writeAt(paper, tick, [x + 13, at.y + 17])
    x += 13 + paper.widthOfString(tick) + 14
  }
}
