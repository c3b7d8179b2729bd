import type { Block } from './blocks.ts'
import { writeBlocks } from './pdf/blocks.ts'
import { drawSeal } from './pdf/letterhead.ts'
import { lineWidth, makePaper, type Paper, writeAt } from './pdf/paper.ts'

/** A bound publication: a coloured cover, a page of contents, then chapters, each on a new page. */
export type Booklet = {
  title: string[]
  edition: string
  imprint: string
  date: string
  size?: 'A5'
  tone: { cover: string; band: string; text: string }
  chapters: { title: string; body: Block[] }[]
}

export const coverTones = {
  navy: { cover: '#1f3a7a', band: '#e0a12b', text: '#ffffff' },
  maroon: { cover: '#6d1f2b', band: '#e7c277', text: '#ffffff' },
  green: { cover: '#175b45', band: '#d8b13f', text: '#ffffff' },
  sand: { cover: '#efe4cf', band: '#a4432c', text: '#3a2a1a' },
}

/** The booklet as PDF, with bookmarks and a contents page that gives page numbers. */
export function bookletPdf(booklet: Booklet): Promise<Buffer> {
  const name = booklet.title.join(' ')
  const running = `Haraya State University · ${name}`
  const small = booklet.size === 'A5'
  const format = { title: name, date: booklet.date, running, size: booklet.size, bufferPages: true }
  return makePaper({ ...format, margin: small ? 48 : 62 }, (paper) => {
    drawCover(paper, booklet)
    paper.addPage()
    const starts = booklet.chapters.map((chapter) => {
      paper.addPage()
      const start = paper.bufferedPageRange().count
      paper.outline.addItem(chapter.title)
      writeChapterHead(paper, chapter.title, booklet.tone)
      writeBlocks(paper, chapter.body, small ? { size: 10, gap: 2.4 } : { size: 12, gap: 4 })
      return start
    })
    writeContents(paper, booklet, starts)
  })
}

function writeChapterHead(paper: Paper, title: string, tone: Booklet['tone']): void {
  const { left } = paper.page.margins
  const small = paper.page.width < 450
  paper.rect(left, paper.y + 2, 26, 3.5).fill(tone.band)
  paper.font('Helvetica-Bold', small ? 15 : 19).fillColor(tone.cover)
  paper.text(title, left, paper.y + 12).moveDown(0.7)
}

function drawCover(paper: Paper, { title, edition, imprint, tone }: Booklet): void {
  const scale = paper.page.width / 595.28
  const [width, height] = [595.28, paper.page.height / scale]
  paper.save().scale(scale)
  paper.rect(0, 0, width, height).fill(tone.cover)
  paper.rect(0, height - 132, width, 6).fill(tone.band)
  paper.circle(92, 104, 34).fill('#ffffff')
  drawSeal(paper, 60, 72, 64)
  paper.fillColor(tone.text).font('Helvetica-Bold', 46)
  title.forEach((line, index) => {
    writeAt(paper, line, [58, 178 + index * 52])
  })
  paper.font('Helvetica', 17)
  writeAt(paper, edition, [60, 190 + title.length * 52])
  drawRings(paper, tone, height)
  paper.fillColor(tone.text).font('Helvetica-Bold', 13)
  writeAt(paper, 'Haraya State University', [60, height - 96])
  paper.font('Helvetica', 10.5)
  writeAt(paper, imprint, [60, height - 76])
  paper.restore()
}

function drawRings(paper: Paper, tone: Booklet['tone'], height: number): void {
  const width = 595.28
  paper.save().opacity(0.16).lineWidth(2)
  for (let ring = 0; ring < 9; ring += 1) paper.circle(width - 40, height - 132, 90 + ring * 34).stroke(tone.band)
  paper.restore()
  paper.rect(0, height - 126, width, 126).fill(tone.cover)
}

function writeContents(paper: Paper, { chapters, tone }: Booklet, starts: number[]): void {
  paper.switchToPage(1)
  const { left, top } = paper.page.margins
  paper.y = top + 4
  writeChapterHead(paper, 'Contents', tone)
  chapters.forEach((chapter, index) => {
    const y = paper.y
    paper.font('Times-Roman', 10.5).fillColor('#111111')
    writeAt(paper, chapter.title, [left, y])
    writeAt(paper, String(starts[index]), [left, y], { width: lineWidth(paper), align: 'right' })
    const from = left + paper.widthOfString(chapter.title) + 6
    const to = left + lineWidth(paper) - 22
    paper
      .moveTo(from, y + 9)
      .lineTo(to, y + 9)
      .lineWidth(0.6)
      .dash(0.6, { space: 3 })
      .stroke('#888888')
      .undash()
    paper.y = y + 19
  })
}
