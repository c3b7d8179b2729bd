import type { Block, Paragraph } from '../drawing/blocks.ts'
import type { TextStyle } from './docx-styles.ts'

export interface DocxImage {
  relation: string
  /** Points. */
  width: number
  height: number
}

/** A picture's place in the flow; its bytes are looked up only for those that are drawn. */
export type DocxBlock = Exclude<Block, { kind: 'image' }> | (DocxImage & { kind: 'picture'; align: Paragraph['align'] })

const ALIGNS: Readonly<Record<string, Paragraph['align']>> = {
  center: 'center',
  right: 'right',
  end: 'right',
  both: 'justify',
}

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

  write(text: string): void {
    const { size = 11, isBold = false } = { ...this.style, ...this.run }
    this.paragraph?.runs.push({ text, size, isBold })
  }

  /** Puts blocks where the text has come to; a cell holds paragraphs only. */
  place(blocks: readonly DocxBlock[]): void {
    const cell = this.cell()
    if (cell) for (const paragraph of blocks.flatMap(paragraphsOf)) cell.push(paragraph)
    else for (const block of blocks) this.blocks.push(block)
  }

  endParagraph(): void {
    const { paragraph, readings } = this
    if (!paragraph) return
    this.paragraph = undefined
    const { align, size = 11, indent = 0, spaceBefore = 0, spaceAfter = 0 } = this.style
    if (readings) paragraph.runs.push({ text: ` (${readings})`, size })
    this.readings = ''
    if (this.joinsNext) this.carried = paragraph.runs
    else {
      Object.assign(paragraph, { align: ALIGNS[align ?? ''] ?? 'left', indent, spaceBefore, spaceAfter })
      if (paragraph.runs.length === 0) paragraph.runs.push({ text: '', size })
      else if (this.isList) paragraph.runs.unshift({ text: '•  ', size })
      if (this.isList && indent === 0) paragraph.indent = 18
      this.#placeWithPictures(paragraph)
    }
    this.joinsNext = false
    const { boxed } = this
    this.boxed = []
    this.place(boxed)
  }

  /** What a deleted mark carried on, where nothing came after it. */
  flush(): void {
    const { carried } = this
    this.carried = []
    if (carried.length === 0) return
    this.#placeWithPictures({
      kind: 'paragraph',
      runs: carried,
      align: 'left',
      indent: 0,
      spaceBefore: 0,
      spaceAfter: 0,
    })
  }

  endTable(): void {
    const rows = this.tables.pop()
    const kept = rows?.filter(({ isDeleted }) => !isDeleted).map(({ cells }) => cells) ?? []
    if (kept.length > 0) this.place([{ kind: 'table', rows: kept }])
  }

  /** Ends all that is open. */
  end(): DocxBlock[] {
    this.endParagraph()
    this.flush()
    while (this.tables.length > 0) this.endTable()
    return this.blocks
  }

  #placeWithPictures(paragraph: Paragraph): void {
    const { images } = this
    this.images = []
    const pictures = images.map((image) => ({ kind: 'picture' as const, ...image, align: paragraph.align }))
    const isOnlyImage = images.length > 0 && paragraph.runs.every(({ text }) => text.trim() === '')
    this.place(isOnlyImage ? pictures : [...pictures, paragraph])
  }
}

function paragraphsOf(block: DocxBlock): Paragraph[] {
  if (block.kind === 'picture') return []
  return block.kind === 'paragraph' ? [block] : block.rows.flat(2)
}
