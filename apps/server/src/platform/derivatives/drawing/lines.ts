import { a4, type Block, paragraph } from './blocks.ts'
import { drawFlow } from './flow.ts'

/** More than this never fits on one page. */
const DRAWN_LINES = 100
const LINE_LETTERS = 2_000

/** Draws the first lines of a text on a sheet, below what stands above them. */
export async function drawLines(text: string, above: readonly Block[] = []): Promise<void> {
  const lines = text.split('\n', DRAWN_LINES).map((line) => paragraph(line.slice(0, LINE_LETTERS)))
  await drawFlow(a4, [...above, ...lines])
}
