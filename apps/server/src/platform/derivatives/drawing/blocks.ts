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

export type Block = Paragraph | Table | Image

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
