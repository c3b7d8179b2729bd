import { type Area, areaOf, drawParagraph, turned } from './area.ts'
import type { Image, PageShape, Piece } from './blocks.ts'
import { drawTable } from './flow-table.ts'
import { standard } from './letters.ts'
import { drawThumbnail, type Paper } from './paper.ts'
import { readyPicture } from './picture.ts'

/** Draws the blocks from the top until the page is full, and makes that the thumbnail. */
export async function drawFlow(shape: PageShape, blocks: readonly Piece[]): Promise<void> {
  const area = areaOf(shape, { letters: standard, isPaged: false })
  await drawThumbnail(shape, async (paper) => {
    let y = area.top
    for (const block of blocks) {
      if (y >= area.bottom || block.kind === 'break') return
      y = await drawBlock(paper, block, y, area)
    }
  })
}

/** Draws a block, and answers where the next begins, on the page that is the paper's last then. */
export async function drawBlock(paper: Paper, block: Piece, y: number, area: Area): Promise<number> {
  if (block.kind === 'break') return turned(paper, area)
  if (block.kind === 'table') return drawTable(paper, block, y, area)
  if (block.kind === 'image') return await drawImage(paper, block, y, area)
  return drawParagraph(paper, block, y, area)
}

async function drawImage(paper: Paper, image: Image, top: number, area: Area): Promise<number> {
  const scale = Math.min(1, area.width / image.width, area.isPaged ? (area.bottom - area.top) / image.height : 1)
  const [width, height] = [image.width * scale, image.height * scale]
  const y = area.isPaged && top + height > area.bottom && top > area.top ? turned(paper, area) : top
  const free = area.width - width
  const left = area.left + (image.align === 'center' ? free / 2 : image.align === 'right' ? free : 0)
  const picture = await readyPicture(image.bytes)
  if (picture) paper.image(picture, left, y, { width, height })
  else paper.rect(left, y, width, height).fill('#e6e9ed')
  return y + height + 6
}
