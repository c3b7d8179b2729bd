/** What a page is drawn from. Sizes and positions in points (1/72 inch). */
export interface Run {
  text: string
  isBold?: boolean
  size?: number
}

export interface Paragraph {
  kind: 'paragraph'
  runs: Run[]
  align: 'left' | 'center' | 'right' | 'justify'
  indent: number
  spaceBefore: number
  spaceAfter: number
}

export interface Table {
  kind: 'table'
  rows: Paragraph[][][]
}

export interface Image {
  kind: 'image'
  bytes: Buffer
  width: number
  height: number
  align: 'left' | 'center' | 'right'
}

/** What follows stands on a new page. */
export interface Break {
  kind: 'break'
}

export type Block = Paragraph | Table | Image
/** What is shown over many pages. */
export type Piece = Block | Break

export interface PageShape {
  width: number
  height: number
  margins: { top: number; right: number; bottom: number; left: number }
}

export const a4: PageShape = {
  width: 595.28,
  height: 841.89,
  margins: { top: 72, right: 72, bottom: 72, left: 72 },
}

/** A paragraph of one run. */
export function paragraph(
  text: string,
  more: Partial<Omit<Paragraph, 'kind' | 'runs'>> & Omit<Run, 'text'> = {},
): Paragraph {
  const { isBold = false, size = 11, ...rest } = more
  return {
    kind: 'paragraph',
    runs: [{ text, isBold, size }],
    align: 'left',
    indent: 0,
    spaceBefore: 0,
    spaceAfter: 6,
    ...rest,
  }
}

/** The plain text of a paragraph. */
export function textOf({ runs }: Paragraph): string {
  return runs.map(({ text }) => text).join('')
}

/** A sheet on its side, for slides of which only the words are known. */
export const slideShape: PageShape = {
  width: 720,
  height: 540,
  margins: { top: 54, right: 54, bottom: 42, left: 54 },
}

/** All texts of the blocks, one by one. */
export function* textsIn(blocks: Iterable<Piece>): Generator<string> {
  for (const block of blocks) {
    if (block.kind === 'paragraph') yield textOf(block)
    else if (block.kind === 'table') for (const cell of block.rows.flat()) yield* cell.map(textOf)
  }
}

/** The blocks up to so many letters; a paragraph in which they end is cut there, a table after its last whole row. */
export function firstLetters(blocks: readonly Piece[], most: number): { blocks: Piece[]; isWhole: boolean } {
  const first: Piece[] = []
  let left = most
  for (const block of blocks) {
    const length = lettersIn([block])
    if (length > left) {
      if (block.kind === 'paragraph') first.push({ ...block, runs: firstRuns(block.runs, left) })
      else if (block.kind === 'table') first.push({ ...block, rows: firstRows(block.rows, left) })
      return { blocks: first, isWhole: false }
    }
    left -= length
    first.push(block)
  }
  return { blocks: first, isWhole: true }
}

function lettersIn(blocks: Iterable<Piece>): number {
  let letters = 0
  for (const text of textsIn(blocks)) letters += text.length
  return letters
}

function firstRows(rows: Table['rows'], most: number): Table['rows'] {
  let left = most
  const end = rows.findIndex((row) => {
    left -= lettersIn([{ kind: 'table', rows: [row] }])
    return left < 0
  })
  return end < 0 ? rows : rows.slice(0, end)
}

function firstRuns(runs: readonly Run[], most: number): Run[] {
  let left = most
  return runs.map((run) => {
    const text = run.text.slice(0, left)
    left -= text.length
    return { ...run, text }
  })
}
