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
  tone: { cover: string; band: string; text: string }
  chapters: { title: string; body: Block[] }[]
}

export const coverTones = {
  navy: { cover: '#1f3a7a', band: '#e0a12b', text: '#ffffff' },
  maroon: { cover: '#6d1f2b', band: '#e7c277', text: '#ffffff' },
  green: { cover: '#175b45', band: '#d8b13f', text: '#ffffff' },
  sand: { cover: '#efe4cf', band: '#a4432c', text: '#3a2a1a' },
}

/** The booklet as PDF, with bookmarks. */
export function bookletPdf(booklet: Booklet): Promise<Buffer> {
  const name = booklet.title.join(' ')
  return makePaper({ title: name, date: booklet.date, running: `Haraya State University · ${name}` }, (paper) => {
    drawCover(paper, booklet)
    paper.addPage()
    writeContents(paper, booklet)
    for (const chapter of booklet.chapters) {
      paper.addPage()
      paper.outline.addItem(chapter.title)
      writeBlocks(paper, [`# ${chapter.title}`, ...chapter.body])
    }
  })
}

function drawCover(paper: Paper, { title, edition, imprint, tone }: Booklet): void {
  const { width, height } = paper.page
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
  drawBooks(paper, tone)
  paper.fillColor(tone.text).font('Helvetica-Bold', 13)
  writeAt(paper, 'Haraya State University', [60, height - 96])
  paper.font('Helvetica', 10.5)
  writeAt(paper, imprint, [60, height - 76])
}

function drawBooks(paper: Paper, tone: Booklet['tone']): void {
  const { width, height } = paper.page
  paper.save().opacity(0.16).lineWidth(2)
  for (let ring = 0; ring < 9; ring += 1) paper.circle(width - 40, height - 132, 90 + ring * 34).stroke(tone.band)
  paper.restore()
  paper.rect(0, height - 126, width, 126).fill(tone.cover)
}

function writeContents(paper: Paper, { chapters }: Booklet): void {
  writeBlocks(paper, ['# Contents'])
  chapters.forEach((chapter, index) => {
    paper.font('Times-Roman', 11)
    const top = paper.y
    paper.text(`${index + 1}`, paper.page.margins.left, top, { width: 24 })
    paper.text(chapter.title, paper.page.margins.left + 28, top, { width: lineWidth(paper) - 28 })
    paper.y += 5
  })
}
