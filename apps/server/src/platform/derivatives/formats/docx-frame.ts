import type { Paragraph } from '../drawing/blocks.ts'
import type { DocxBlock, DocxImage } from './docx-body.ts'
import type { TextStyle } from './docx-styles.ts'

export interface DocxRow {
  cells: Paragraph[][]
  isDeleted: boolean
}

/** What is being read of one flow of text: the body, or a box inside one of its paragraphs. */
export class DocxFrame {
  readonly blocks: DocxBlock[] = []
  /** Tables that are open, the innermost last. */
  readonly tables: DocxRow[][] = []
  style: TextStyle = {}
  run: TextStyle = {}
  inRun = false
  isList = false
  paragraph: Paragraph | undefined
  /** Its mark is deleted: the next paragraph goes on in it. */
  joinsNext = false
  carried: Paragraph['runs'] = []
  images: DocxImage[] = []
  /** What stands in boxes that hang on the paragraph. */
  boxed: DocxBlock[] = []
  /** What stands over its letters, to say how they are read. */
  readings = ''

  cell(): Paragraph[] | undefined {
    return this.tables.at(-1)?.at(-1)?.cells.at(-1)
  }

  /** Puts blocks where the text has come to; a cell holds paragraphs only. */
  place(blocks: readonly DocxBlock[]): void {
    const cell = this.cell()
    if (cell) for (const paragraph of blocks.flatMap(paragraphsOf)) cell.push(paragraph)
    else for (const block of blocks) this.blocks.push(block)
  }
}

function paragraphsOf(block: DocxBlock): Paragraph[] {
  if (block.kind === 'picture') return []
  return block.kind === 'paragraph' ? [block] : block.rows.flat(2)
}
