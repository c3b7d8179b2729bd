import { type Piece, paragraph } from './blocks.ts'

const TITLE_SIZE = 28
const BODY_SIZE = 18

/** Slides of which only the words are known: the first line is the title, each slide begins a page. */
export function wordSlides(slides: readonly (readonly string[])[]): Piece[] {
  return slides.flatMap((lines, index) => [
    ...(index > 0 ? [{ kind: 'break' } as const] : []),
    ...lines.map((line, at) =>
      at === 0
        ? paragraph(line, { size: TITLE_SIZE, isBold: true, spaceAfter: 18 })
        : paragraph(line, { size: BODY_SIZE, spaceAfter: 8 }),
    ),
  ])
}
