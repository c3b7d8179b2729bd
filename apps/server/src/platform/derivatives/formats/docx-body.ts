import type { Block, Paragraph } from '../drawing/blocks.ts'
import { applyProperty, type TextStyle } from './docx-styles.ts'
import { type Attributes, type XmlEvent, xmlEvents } from './xml.ts'

export interface DocxImage {
  relation: string
  /** Points. */
  width: number
  height: number
}

/** A picture's place in the flow; its bytes are looked up only for those that are drawn. */
export type DocxBlock = Exclude<Block, { kind: 'image' }> | (DocxImage & { kind: 'picture'; align: Paragraph['align'] })

const EMU_PER_POINT = 12_700
const ALIGNS: Readonly<Record<string, Paragraph['align']>> = {
  center: 'center',
  right: 'right',
  end: 'right',
  both: 'justify',
}

/**
 * Reads the body (or a header, a footnote part …) of a Word document into blocks. Deleted text, field codes and the
 * fallback copies of drawings are left out.
 */
export function readDocxBody(xml: string, styleOf: (id: string | undefined) => TextStyle): DocxBlock[] {
  const body = new DocxBody(styleOf)
  for (const event of xmlEvents(xml)) body.take(event)
  return body.blocks
}

class DocxBody {
  readonly blocks: DocxBlock[] = []
  readonly #styleOf: (id: string | undefined) => TextStyle
  #style: TextStyle = {}
  #run: TextStyle = {}
  #paragraph: Paragraph | undefined
  #images: DocxImage[] = []
  #tables: { rows: Paragraph[][][] }[] = []
  #skipping = ''
  #isText = false
  #isList = false
  #inRun = false
  #extent = { width: 0, height: 0 }

  constructor(styleOf: (id: string | undefined) => TextStyle) {
    this.#styleOf = styleOf
  }

  take(event: XmlEvent): void {
    if (this.#skipping) {
      if (event.kind === 'close' && event.name === this.#skipping) this.#skipping = ''
      return
    }
    if (event.kind === 'text') {
      if (this.#isText) this.#write(event.text)
    } else if (event.kind === 'close') this.#close(event.name)
    else this.#open(event.name, event.attributes, event.isEmpty)
  }

  #open(name: string, attributes: Attributes, isEmpty: boolean): void {
    if (name === 'mc:Fallback' || name === 'w:del' || name === 'w:rPrChange' || name === 'w:pPrChange') {
      if (!isEmpty) this.#skipping = name
    } else if (name === 'w:p') this.#begin(isEmpty)
    else if (name === 'w:pStyle') this.#style = this.#styleOf(attributes['w:val'])
    else if (name === 'w:numPr') this.#isList = true
    else if (name === 'w:r') this.#beginRun()
    else if (name === 'w:t') this.#isText = !isEmpty
    else if (name === 'w:tab' && this.#inRun) this.#write('\t')
    else if (name === 'w:br' || name === 'w:cr') this.#write('\n')
    else if (name === 'w:noBreakHyphen') this.#write('-')
    else if (name === 'w:tbl') this.#tables.push({ rows: [] })
    else if (name === 'w:tr') this.#tables.at(-1)?.rows.push([])
    else if (name === 'w:tc') this.#tables.at(-1)?.rows.at(-1)?.push([])
    else if (name === 'wp:extent') this.#extent = extentOf(attributes)
    else if (name === 'a:blip') this.#noteImage(attributes['r:embed'])
    else applyProperty(this.#inRun ? this.#run : this.#style, name, attributes)
  }

  #close(name: string): void {
    if (name === 'w:p') this.#end()
    else if (name === 'w:r') this.#inRun = false
    else if (name === 'w:t') this.#isText = false
    else if (name === 'w:tbl') this.#endTable()
  }

  #begin(isEmpty: boolean): void {
    this.#paragraph = { kind: 'paragraph', runs: [], align: 'left', indent: 0, spaceBefore: 0, spaceAfter: 0 }
    this.#style = { ...this.#styleOf(undefined) }
    this.#isList = false
    if (isEmpty) this.#end()
  }

  #beginRun(): void {
    this.#inRun = true
    this.#run = {}
  }

  #write(text: string): void {
    const { size = 11, isBold = false } = { ...this.#style, ...this.#run }
    this.#paragraph?.runs.push({ text, size, isBold })
  }

  #noteImage(relation: string | undefined): void {
    if (relation && this.#extent.width > 0) this.#images.push({ relation, ...this.#extent })
    this.#extent = { width: 0, height: 0 }
  }

  #end(): void {
    const paragraph = this.#paragraph
    if (!paragraph) return
    this.#paragraph = undefined
    const { align, size = 11, indent = 0, spaceBefore = 0, spaceAfter = 0 } = this.#style
    Object.assign(paragraph, { align: ALIGNS[align ?? ''] ?? 'left', indent, spaceBefore, spaceAfter })
    if (paragraph.runs.length === 0) paragraph.runs.push({ text: '', size })
    else if (this.#isList) paragraph.runs.unshift({ text: '•  ', size })
    if (this.#isList && indent === 0) paragraph.indent = 18
    this.#place(paragraph)
  }

  #place(paragraph: Paragraph): void {
    const cell = this.#tables.at(-1)?.rows.at(-1)?.at(-1)
    if (cell) cell.push(paragraph)
    else {
      for (const image of this.#images) this.blocks.push({ kind: 'picture', ...image, align: paragraph.align })
      const isOnlyImage = this.#images.length > 0 && paragraph.runs.every(({ text }) => text.trim() === '')
      if (!isOnlyImage) this.blocks.push(paragraph)
    }
    this.#images = []
  }

  #endTable(): void {
    const table = this.#tables.pop()
    if (!table) return
    const outer = this.#tables.at(-1)?.rows.at(-1)?.at(-1)
    if (outer) outer.push(...table.rows.flat(2))
    else this.blocks.push({ kind: 'table', rows: table.rows })
  }
}

function extentOf(attributes: Attributes): { width: number; height: number } {
  const width = Number(attributes.cx) / EMU_PER_POINT
  const height = Number(attributes.cy) / EMU_PER_POINT
  return width > 0 && height > 0 && width < 5_000 && height < 5_000 ? { width, height } : { width: 0, height: 0 }
}
