import type { Box, Line, Shape, Slide } from '../formats/pptx-slide.ts'
import type { Zip } from '../formats/zip.ts'
import { drawThumbnail, type Paper } from './paper.ts'
import { readyPicture } from './picture.ts'
import { printable } from './printable.ts'

const TITLE = /^(?:title|ctrTitle)$/
const ALIGN: Readonly<Record<string, 'left' | 'center' | 'right'>> = { ctr: 'center', r: 'right' }

/** Draws a slide's text boxes and pictures where they stand, and makes that the thumbnail. */
export async function drawSlide(
  size: { width: number; height: number },
  { slide, zip }: { slide: Slide; zip: Zip },
): Promise<void> {
  await drawThumbnail(size, async (paper) => {
    paper.rect(0, 0, size.width, size.height).lineWidth(1).stroke('#d9dde3')
    for (const shape of slide) {
      await drawPicture(paper, shape, zip)
      drawText(paper, shape, shape.box ?? fallbackBox(shape, size))
    }
  })
}

function fallbackBox({ role }: Shape, { width, height }: { width: number; height: number }): Box {
  const left = width * 0.08
  if (TITLE.test(role)) return { left, top: height * 0.08, width: width * 0.84, height: height * 0.18 }
  return { left, top: height * 0.3, width: width * 0.84, height: height * 0.6 }
}

async function drawPicture(paper: Paper, { picture, box }: Shape, zip: Zip): Promise<void> {
  if (!picture || !box || box.width < 2 || box.height < 2 || !zip.has(picture)) return
  const ready = await readyPicture(await zip.read(picture))
  if (ready) paper.image(ready, box.left, box.top, { width: box.width, height: box.height })
  else paper.rect(box.left, box.top, box.width, box.height).fill('#e6e9ed')
}

function drawText(paper: Paper, shape: Shape, box: Box): void {
  const isTitle = TITLE.test(shape.role)
  const lines = shape.lines.filter(({ text }) => text.trim() !== '')
  if (lines.length === 0 || /^(?:sldNum|dt|ftr)$/.test(shape.role)) return
  const scale = fittingScale(paper, { lines, isTitle, box })
  let y = box.top + 4
  for (const line of lines) {
    const size = lineSize(line, isTitle) * scale
    if (y + size > box.top + Math.max(box.height, size * 1.3) + 2) return
    const align = ALIGN[line.align ?? (shape.role === 'ctrTitle' || shape.role === 'subTitle' ? 'ctr' : 'l')] ?? 'left'
    setFont(paper, line, size, isTitle).fillColor('#1f2328')
    paper.text(printable(line.text), box.left + 7, y, {
      width: innerWidth(box),
      align,
      height: box.top + box.height - y + size,
    })
    y = paper.y + size * 0.25
  }
}

/** Text that would run over its box is drawn smaller, as presentation programs do. */
function fittingScale(paper: Paper, text: { lines: readonly Line[]; isTitle: boolean; box: Box }): number {
  for (const scale of [1, 0.85, 0.7, 0.6, 0.5]) {
    let height = 8
    for (const line of text.lines.slice(0, 60)) {
      const size = lineSize(line, text.isTitle) * scale
      height += setFont(paper, line, size, text.isTitle).heightOfString(printable(line.text), {
        width: innerWidth(text.box),
      })
      height += size * 0.25
    }
    if (height <= text.box.height) return scale
  }
  return 0.5
}

function setFont(paper: Paper, line: Line, size: number, isTitle: boolean): Paper {
  return paper.font(line.isBold || isTitle ? 'Helvetica-Bold' : 'Helvetica').fontSize(size)
}

function lineSize({ size }: Line, isTitle: boolean): number {
  return size ?? (isTitle ? 36 : 20)
}

function innerWidth(box: Box): number {
  return Math.max(20, box.width - 14)
}
