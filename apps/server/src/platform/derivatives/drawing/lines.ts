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

/** Every line of a text as a paragraph; a page break begins a new page. */
export function linesAsBlocks(text: string): Piece[] {
  return text
    .split('\f')
    .flatMap((page, index) => [
      ...(index > 0 ? [{ kind: 'break' } as const] : []),
      ...page.split('\n').map((line) => paragraph(line)),
    ])
}
