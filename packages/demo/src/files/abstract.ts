import type { Block } from './blocks.ts'
import { writeBlocks } from './pdf/blocks.ts'
import { drawSeal } from './pdf/letterhead.ts'
import { lineWidth, makePaper, writeAt } from './pdf/paper.ts'

/** A research abstract as the university's journal prints it. */
export type Abstract = {
  title: string
  authors: string
  college: string
  issue: string
  date: string
  keywords: string
  body: Block[]
}

/** The abstract as PDF, one or two pages. */
export function abstractPdf(abstract: Abstract): Promise<Buffer> {
  return makePaper(
    { title: abstract.title, date: abstract.date, running: 'Haraya Journal of Research', margin: 66 },
    (paper) => {
      const { left } = paper.page.margins
      const width = lineWidth(paper)
      paper.rect(0, 0, paper.page.width, 14).fill('#175b45')
      drawSeal(paper, left, 44, 40)
      paper.font('Times-BoldItalic', 18).fillColor('#175b45')
      writeAt(paper, 'Haraya Journal of Research', [left + 52, 47])
      paper.font('Helvetica', 8.5).fillColor('#555555')
      writeAt(paper, abstract.issue, [left + 52, 70])
      paper.rect(left, 94, width, 0.8).fill('#175b45')
      paper.y = 112
      paper.font('Helvetica-Bold', 17).fillColor('#111111').text(abstract.title, { lineGap: 2 }).moveDown(0.5)
      paper.font('Times-Bold', 11).text(abstract.authors)
      paper.font('Times-Italic', 10.5).fillColor('#444444').text(abstract.college).moveDown(1)
      writeBlocks(paper, ['## Abstract', ...abstract.body, `**Keywords:** ${abstract.keywords}`])
    },
  )
}
