import { beginPageTotal } from './page-total.ts'
import { a4, mm, type Paper } from './paper.ts'
import { writeLine } from './write-text.ts'

const margin = mm(16)
const frameIn = ({ width, height }: { width: number; height: number }) => ({
  left: margin,
  top: mm(14),
  width: width - 2 * margin,
  bottom: height - mm(18),
})
/** Where things stand on a page, in points. */
export type Frame = ReturnType<typeof frameIn>
/** On an upright A4 page. */
export const frame = frameIn(a4)
/** On one that lies on its side, for tables of many columns. */
const wideFrame = frameIn({ width: a4.height, height: a4.width })
const footSize = 7.5

export interface Pages {
  /** Where their contents stand. */
  frame: Frame
  /** Begins the next page, with its running head. Gives the height where its contents begin. */
  next(): number
  /** Closes the last one; the number of pages is known now. */
  end(): void
}

interface PageLook {
  /** Of what: it stands on every page but the first. */
  head: string
  foot: string
  isWide?: boolean
}

/** Numbered pages with a line at their foot, and a running head from the second on. */
export function beginPages(paper: Paper, { head, foot, isWide = false }: PageLook): Pages {
  const total = beginPageTotal(paper, footSize)
  const within = isWide ? wideFrame : frame
  let number = 0
  return {
    frame: within,
    next() {
      number++
      paper.addPage({ size: isWide ? [a4.height, a4.width] : [a4.width, a4.height], margin: 0 })
      writeFoot(paper, { foot, frame: within, number, drawTotal: total.drawAt })
      if (number === 1) return within.top
      writeLine(paper, head, { x: within.left, y: within.top, width: within.width }, { size: 8, colour: '#555555' })
      return within.top + 18
    },
    end: () => total.end(number),
  }
}

interface Foot {
  foot: string
  frame: Frame
  number: number
  drawTotal: (x: number, y: number) => void
}

function writeFoot(paper: Paper, { foot, frame, number, drawTotal }: Foot): void {
  const y = frame.bottom + mm(5)
  const look = { size: footSize, colour: '#555555' }
  paper.rect(frame.left, y - 4, frame.width, 0.5).fill('#b8bdc9')
  // At the left, where the total may take what room it needs.
  const page = `Page ${number} of `
  writeLine(paper, page, { x: frame.left, y, width: mm(24) }, look)
  drawTotal(frame.left + paper.widthOfString(page), y)
  writeLine(paper, foot, { x: frame.left + mm(32), y, width: frame.width - mm(32) }, { ...look, align: 'right' })
}
