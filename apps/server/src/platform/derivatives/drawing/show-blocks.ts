import type { Note } from '../derived.ts'
import { blocksHtml } from '../formats/blocks-html.ts'
import { writeReadingPreview } from '../formats/reading-preview.ts'
import { areaOf } from './area.ts'
import { firstLetters, type PageShape, type Piece, paragraph, textsIn } from './blocks.ts'
import { drawBlock, drawFlow } from './flow.ts'
import { lettersFor } from './letters.ts'
import { drawPreview } from './paper.ts'

/** Pages that are drawn, and letters that may stand on them; who reads on opens the file. */
const MOST_PAGES = 300
const MOST_LETTERS = 1_200_000
/** More than this never fits on one page. */
const FIRST_BLOCKS = 150

/**
 * Shows what was read page by page, as a PDF that is drawn from its words; where our letters lack some of theirs, as a
 * page in the reader's own. The thumbnail is its first page.
 */
export async function showBlocks(shape: PageShape, all: readonly Piece[], note: Note): Promise<void> {
  const { blocks, isWhole } = firstLetters(all, MOST_LETTERS)
  const letters = lettersFor(textsIn(blocks))
  if (!letters) {
    writeReadingPreview(blocksHtml(blocks, isWhole))
    note({ previewKind: 'html' })
    await drawFlow(shape, blocks.slice(0, FIRST_BLOCKS))
    return note({ hasThumbnail: true })
  }
  let pages = 1
  const isFull = () => pages > MOST_PAGES
  const area = areaOf(shape, { letters, isPaged: true, isFull })
  await drawPreview({ ...shape, margins: { ...shape.margins, top: area.top } }, async (paper) => {
    paper.on('pageAdded', () => {
      pages += 1
    })
    let y = area.top
    for (const block of blocks) {
      if (isFull()) break
      y = await drawBlock(paper, block, y, area)
    }
    if (isWhole && !isFull()) return
    await drawBlock(paper, paragraph('The rest is in the file.', { isBold: true, spaceBefore: 12 }), y, area)
  })
  note({ previewKind: 'pdf', hasThumbnail: true })
}
