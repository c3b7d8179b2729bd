import { type PageShape, type Paragraph, type Run, textOf } from './blocks.ts'
import type { Letters } from './letters.ts'
import type { Paper } from './paper.ts'

const INK = '#1f2328'
const LINE_GAP = 0.15

/** Where blocks are drawn one below the other. */
export interface Area {
  left: number
  width: number
  top: number
  bottom: number
  letters: Letters
  /** What is too long for the page goes on on the next; otherwise it is cut. */
  isPaged: boolean
  /** As many pages are drawn as shall be. */
  isFull?: () => boolean
}

/** The place between the margins of a page. */
export function areaOf({ width, height, margins }: PageShape, how: Pick<Area, 'letters' | 'isPaged' | 'isFull'>): Area {
  return {
    left: margins.left,
    width: Math.max(36, width - margins.left - margins.right),
    top: Math.min(margins.top, height / 3),
    bottom: height - (how.isPaged ? margins.bottom : Math.min(margins.bottom, 36)),
    ...how,
  }
}

/** The top of a new page. */
export function turned(paper: Paper, { top }: Area): number {
  paper.addPage()
  return top
}

/** The height that a paragraph takes is what its text takes; an empty one is an empty line. */
export function drawParagraph(paper: Paper, paragraph: Paragraph, top: number, area: Area): number {
  const { letters } = area
  let y = top + paragraph.spaceBefore
  const left = area.left + paragraph.indent
  const width = Math.max(24, area.width - paragraph.indent)
  const runs = paragraph.runs.map((run) => ({ ...run, text: letters.shown(run.text) })).filter(({ text }) => text)
  const size = Math.max(...paragraph.runs.map((run) => run.size ?? 11), 1)
  if (textOf({ ...paragraph, runs }).trim() === '') return y + size * 1.15 + paragraph.spaceAfter
  if (area.bottom - y < size * 1.4) {
    if (!area.isPaged) return area.bottom
    y = turned(paper, area)
  }
  paper.fillColor(INK)
  drawRuns(paper, runs, { left, y, width, align: paragraph.align, area })
  return Math.min(area.bottom, area.isPaged ? paper.y : Math.max(paper.y, y + size)) + paragraph.spaceAfter
}

interface Place {
  left: number
  y: number
  width: number
  align: Paragraph['align']
  area: Area
}

function drawRuns(paper: Paper, runs: readonly Run[], { left, y, width, align, area }: Place): void {
  // pdfkit centres each run of a mixed line by itself: a line that is not left-aligned is drawn in its first style.
  const isPlain = align === 'left' || align === 'justify'
  const pieces = isPlain ? runs : [{ ...runs[0], text: runs.map(({ text }) => text).join('') }]
  pieces.forEach((run, index) => {
    const size = run.size ?? 11
    paper.font(run.isBold ? area.letters.bold : area.letters.regular).fontSize(size)
    const options = {
      width,
      ...(!area.isPaged && { height: area.bottom - y }),
      align,
      lineGap: size * LINE_GAP,
      continued: index < pieces.length - 1,
    }
    if (index === 0) paper.text(run.text, left, y, options)
    else paper.text(run.text, options)
  })
}
