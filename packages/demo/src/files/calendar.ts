import { drawSeal, ink } from './pdf/letterhead.ts'
import { lineWidth, makePaper, type Paper, writeAt } from './pdf/paper.ts'

/** The academic calendar: terms with their colours, and the dates in each. */
export type Calendar = {
  title: string
  subtitle: string
  date: string
  terms: { name: string; color: string; rows: [event: string, when: string][] }[]
  note: string
}

/** The calendar as PDF. */
export function calendarPdf(calendar: Calendar): Promise<Buffer> {
  return makePaper({ title: calendar.title, date: calendar.date, running: calendar.title, margin: 50 }, (paper) => {
    paper.rect(0, 0, paper.page.width, 104).fill(ink.navy)
    paper.circle(84, 52, 30).fill('#ffffff')
    drawSeal(paper, 56, 24, 56)
    paper.fillColor('#ffffff').font('Helvetica-Bold', 23)
    writeAt(paper, calendar.title, [132, 30])
    paper.font('Helvetica', 11.5)
    writeAt(paper, calendar.subtitle, [132, 60])
    paper.y = 124
    for (const term of calendar.terms) drawTerm(paper, term)
    paper.font('Times-Italic', 9.5).fillColor(ink.grey).text(calendar.note, { lineGap: 2 })
  })
}

function drawTerm(paper: Paper, term: Calendar['terms'][number]): void {
  const { left, bottom } = paper.page.margins
  if (paper.y + 60 > paper.page.height - bottom) paper.addPage()
  const width = lineWidth(paper)
  paper.rect(left, paper.y, width, 22).fill(term.color)
  paper.font('Helvetica-Bold', 11).fillColor('#ffffff')
  writeAt(paper, term.name, [left + 10, paper.y + 6.5])
  paper.y += 22
  term.rows.forEach(([event, when], index) => {
    if (paper.y + 19 > paper.page.height - bottom) paper.addPage()
    const top = paper.y
    if (index % 2 === 1) paper.rect(left, top, width, 19).fill('#f3f6fb')
    paper.rect(left, top + 19, width, 0.4).fill('#c6cedd')
    paper.font('Helvetica', 9.2).fillColor(ink.text)
    writeAt(paper, event, [left + 10, top + 5.5])
    paper.font('Helvetica-Bold', 9.2)
    writeAt(paper, when, [left + width * 0.62, top + 5.5])
    paper.y = top + 19
  })
  paper.y += 14
}
