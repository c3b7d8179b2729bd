import { a4, type Block, type Piece, paragraph } from './blocks.ts'
import { drawFlow } from './flow.ts'

/** More than this never fits on one page. */
const DRAWN_LINES = 100
const LINE_LETTERS = 2_000

/** Draws the first lines of a text on a sheet, below what stands above them. */
export async function drawLines(text: string, above: readonly Block[] = []): Promise<void> {
  const lines = text.split('\n', DRAWN_LINES).map((line) => paragraph(line.slice(0, LINE_LETTERS)))
  await drawFlow(a4, [...above, ...lines])
}

/** More than is ever shown: 300 pages (`show-blocks.ts`). */
const SHOWN_LETTERS = 1_500_000
const SHOWN_LINES = 50_000

/** The lines of a text as paragraphs, as many as may be shown; a page break begins a new page. */
export function linesAsBlocks(text: string): Piece[] {
  const pieces: Piece[] = []
  for (const line of text.slice(0, SHOWN_LETTERS).split('\n', SHOWN_LINES))
    for (const [index, part] of line.split('\f').entries()) {
      if (index > 0) pieces.push({ kind: 'break' })
      pieces.push(paragraph(part))
    }
  return pieces
}
