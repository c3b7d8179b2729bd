import { beginPageTotal } from './page-total.ts'
import { a4, mm, type Paper } from './paper.ts'
import { writeLine } from './write-text.ts'

const margin = mm(16)
/** Where things stand on an upright A4 page, in points. */
export const frame = {
  left: margin,
  top: mm(14),
  width: a4.width - 2 * margin,
  bottom: a4.height - mm(18),
}
const footSize = 7.5

export interface Pages {
  /** Begins the next page, with its running head. Gives the height where its contents begin. */
  next(): number
  /** Closes the last one; the number of pages is known now. */
  end(): void
}

/**
 * Numbered pages with a line at their foot, and a running head from the second on.
 *
 * @param head of what: it stands on every page but the first
 */
export function beginPages(paper: Paper, { head, foot }: { head: string; foot: string }): Pages {
  const total = beginPageTotal(paper, footSize)
  let number = 0
  return {
    next() {
      number++
      paper.addPage()
      writeFoot(paper, foot, number, total.drawAt)
      if (number === 1) return frame.top
      writeLine(paper, head, { x: frame.left, y: frame.top, width: frame.width }, { size: 8, colour: '#555555' })
      return frame.top + 18
    },
    end: () => total.end(number),
  }
}

function writeFoot(paper: Paper, text: string, number: number, drawTotal: (x: number, y: number) => void): void {
  const y = frame.bottom + mm(5)
  const look = { size: footSize, colour: '#555555' }
  paper.rect(frame.left, y - 4, frame.width, 0.5).fill('#b8bdc9')
  // At the left, where the total may take what room it needs.
  const page = `Page ${number} of `
  writeLine(paper, page, { x: frame.left, y, width: mm(24) }, look)
  drawTotal(frame.left + paper.widthOfString(page), y)
  writeLine(paper, text, { x: frame.left + mm(32), y, width: frame.width - mm(32) }, { ...look, align: 'right' })
}
