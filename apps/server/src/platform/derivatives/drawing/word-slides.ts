import { type Piece, paragraph, slideShape } from './blocks.ts'

/** More than is ever shown: 300 pages (`show-blocks.ts`). */
const SHOWN_SLIDES = 301
/** Of one slide. */
const SHOWN_LETTERS = 20_000
const SHOWN_LINES = 500

const SIZES = [18, 15, 12, 10, 8, 6] as const
const TITLE_OVER_BODY = 10
/** Of a letter's size: its usual width, the height of its line, and what stands free below a paragraph. */
const WIDTH = 0.52
const HEIGHT = 1.35
const SPACE = 1 / 3

/**
 * Slides of which only the words are known, each on a page: the first line is the title; many words are set smaller, so
 * that a slide's number is that of its page.
 */
export function wordSlides(slides: readonly string[]): Piece[] {
  return slides.slice(0, SHOWN_SLIDES).flatMap((slide, index) => {
    const lines = slide.slice(0, SHOWN_LETTERS).split('\n', SHOWN_LINES)
    const size = fittingSize(lines)
    return [
      ...(index > 0 ? [{ kind: 'break' } as const] : []),
      ...lines.map((line, at) =>
        at === 0
          ? paragraph(line, { size: size + TITLE_OVER_BODY, isBold: true, spaceAfter: size })
          : paragraph(line, { size, spaceAfter: size * SPACE }),
      ),
    ]
  })
}

function fittingSize(lines: readonly string[]): number {
  const { width, height, margins } = slideShape
  const room = { width: width - margins.left - margins.right, height: height - margins.top - margins.bottom }
  const heightAt = (size: number, line: string) =>
    Math.max(1, Math.ceil((line.length * size * WIDTH) / room.width)) * size * HEIGHT + size * SPACE
  const fits = (size: number) => {
    const [title = '', ...body] = lines
    const first = heightAt(size + TITLE_OVER_BODY, title) + size
    return body.reduce((sum, line) => sum + heightAt(size, line), first) <= room.height
  }
  return SIZES.find(fits) ?? 6
}
