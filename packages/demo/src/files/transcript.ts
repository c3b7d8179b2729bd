import type { SignatureBlock } from './blocks.ts'
import { writeBlocks } from './pdf/blocks.ts'
import { drawSeal } from './pdf/letterhead.ts'
import { lineWidth, makePaper, writeAt } from './pdf/paper.ts'

/** A transcript of records: who, and what was taken in each term. */
export type Transcript = {
  date: string
  student: [label: string, value: string][]
  terms: { name: string; courses: string[][] }[]
  signature: SignatureBlock
}

/** The transcript as PDF, with a pale seal behind the grades. */
export function transcriptPdf(record: Transcript): Promise<Buffer> {
  return makePaper(
    { title: 'Transcript of Records (sample)', date: record.date, size: 'LEGAL', margin: 50 },
    (paper) => {
      const { width } = paper.page
      paper.rect(0, 0, width, paper.page.height).fill('#fbfaf3')
      paper.save().opacity(0.07)
      drawSeal(paper, width / 2 - 160, 330, 320)
      paper.restore()
      drawSeal(paper, 50, 40, 54)
      paper.fillColor('#1f3a73').font('Times-Bold', 18)
      writeAt(paper, 'HARAYA STATE UNIVERSITY', [118, 46])
      paper.fillColor('#111111').font('Times-Roman', 10)
      writeAt(paper, 'San Alonso · Office of the University Registrar', [118, 67])
      paper.font('Times-Bold', 12)
      writeAt(paper, 'OFFICIAL TRANSCRIPT OF RECORDS', [118, 82])
      paper.font('Courier-Bold', 10).fillColor('#a4262c')
      writeAt(paper, 'No. SAMPLE-000417', [width - 168, 48])
      paper.rect(50, 108, lineWidth(paper), 1.5).fill('#1f3a73')
      record.student.forEach(([label, value], index) => {
        const [x, y] = [50 + (index % 2) * 262, 120 + Math.floor(index / 2) * 20]
        paper.font('Times-Roman', 9.5).fillColor('#555555')
        writeAt(paper, label, [x, y])
        paper.font('Times-Bold', 10.5).fillColor('#111111')
        writeAt(paper, value, [x + 92, y - 0.5])
      })
      paper.y = 190
      for (const term of record.terms) {
        writeBlocks(paper, [
          {
            caption: term.name,
            heads: ['Course', 'Descriptive title', 'Final', 'Credits'],
            widths: [2, 7, 1.3, 1.3],
            right: [2, 3],
            rows: term.courses,
          },
        ])
      }
      writeBlocks(paper, ['= *** nothing follows ***', record.signature])
    },
  )
}
