import { paragraph } from '../drawing/blocks.ts'
import { Alternates } from './alternates.ts'
import { DocxFields } from './docx-fields.ts'
import { type DocxBlock, DocxFrame } from './docx-frame.ts'
import { applyProperty, type TextStyle } from './docx-styles.ts'
import { Skipping } from './skipping.ts'
import { type Attributes, type XmlEvent, xmlEvents } from './xml.ts'

const EMU_PER_POINT = 12_700
/** What tracked changes took away, and how things were formatted before. */
const SKIPPED = /^(?:w:del|w:moveFrom|w:(?:rPr|pPr|tblPr|trPr|tcPr|sectPr|tblGrid)Change)$/
const TEXTS = /^(?:w:t|m:t|a:t)$/
const LETTERS: Readonly<Record<string, string>> = {
  'w:br': '\n',
  'w:cr': '\n',
  'a:br': '\n',
  'w:ptab': '\t',
  'w:noBreakHyphen': '-',
}

/**
 * Reads the body (or a header, a footnote part …) of a Word document into blocks. Deleted and moved-away text, field codes and
 * the fallback copies of drawings are left out; what stands in boxes comes after the paragraph that they hang on.
 */
export function readDocxBody(xml: string, styleOf: (id: string | undefined) => TextStyle): DocxBlock[] {
  const body = new DocxBody(styleOf, new DocxFields())
  for (const event of xmlEvents(xml)) body.take(event)
  if (!body.fields.isOpen) return body.end()
  // A field that never ends would hide all that comes after it.
  const again = new DocxBody(styleOf, undefined)
  for (const event of xmlEvents(xml)) again.take(event)
  return again.end()
}

class DocxBody {
  readonly fields: DocxFields
  readonly #styleOf: (id: string | undefined) => TextStyle
  readonly #seesFields: boolean
  readonly #skipping = new Skipping(SKIPPED)
  readonly #alternates = new Alternates()
  readonly #outer: DocxFrame[] = []
  #frame = new DocxFrame()
  #isText = false
  #isCode = false
  #isReading = false
  #isRowProperty = false
  #extent = { width: 0, height: 0 }

  constructor(styleOf: (id: string | undefined) => TextStyle, fields: DocxFields | undefined) {
    this.#styleOf = styleOf
    this.#seesFields = fields !== undefined
    this.fields = fields ?? new DocxFields()
  }

  take(event: XmlEvent): void {
    if (event.kind === 'open' && event.isEmpty && /^w:(?:del|moveFrom)$/.test(event.name)) this.#deleteMark()
    else if (this.#alternates.takes(event) || this.#skipping.takes(event)) return
    else if (event.kind === 'text') {
      if (this.#isText && !this.fields.isCode) this.#write(event.text)
      else if (this.#isCode) this.fields.tell(event.text)
    } else if (event.kind === 'close') this.#close(event.name)
    else this.#open(event.name, event.attributes, event.isEmpty)
  }

  end(): DocxBlock[] {
    while (this.#outer.length > 0) this.#endBox()
    return this.#frame.end()
  }

  #open(name: string, attributes: Attributes, isEmpty: boolean): void {
    const frame = this.#frame
    if (name === 'w:p' || name === 'a:p') this.#begin(name, isEmpty)
    else if (name === 'w:txbxContent' && !isEmpty) this.#beginBox()
    else if (name === 'w:pStyle') frame.style = this.#styleOf(attributes['w:val'])
    else if (name === 'w:numPr') frame.isList = true
    else if (name === 'w:r') Object.assign(frame, { inRun: true, run: {} })
    else if (TEXTS.test(name)) this.#isText = !isEmpty
    else if (name === 'w:rt') this.#isReading = !isEmpty
    else if (name === 'w:fldChar' && this.#seesFields) this.#takeField(attributes['w:fldCharType'])
    else if (name === 'w:instrText') this.#isCode = !isEmpty
    else if (name === 'w:trPr') this.#isRowProperty = !isEmpty
    else if (!this.#openTable(name)) this.#openOther(name, attributes)
  }

  #openTable(name: string): boolean {
    const { tables } = this.#frame
    if (name === 'w:tbl') tables.push([])
    else if (name === 'w:tr') tables.at(-1)?.push({ cells: [], isDeleted: false })
    else if (name === 'w:tc') tables.at(-1)?.at(-1)?.cells.push([])
    else return false
    return true
  }

  #openOther(name: string, attributes: Attributes): void {
    const frame = this.#frame
    const letter = name === 'w:tab' && frame.inRun ? '\t' : (LETTERS[name] ?? '')
    if (letter) this.#write(letter)
    else if (name === 'w:sym') this.#write(symbol(attributes['w:char']))
    else if (name === 'wp:extent') this.#extent = extentOf(attributes)
    else if (name === 'a:blip') this.#noteImage(attributes['r:embed'])
    else if (name === 'w:listEntry' || name === 'w:result') this.fields.takeChoice(name, attributes['w:val'])
    else if (name === 'v:textpath') frame.boxed.push(paragraph(attributes.string ?? ''))
    else applyProperty(frame.inRun ? frame.run : frame.style, name, attributes)
  }

  #close(name: string): void {
    if (name === 'w:p') this.#frame.endParagraph()
    else if (name === 'a:p') this.#write('\n')
    else if (name === 'w:r') this.#frame.inRun = false
    else if (TEXTS.test(name)) this.#isText = false
    else if (name === 'w:rt') this.#isReading = false
    else if (name === 'w:instrText') this.#isCode = false
    else if (name === 'w:trPr') this.#isRowProperty = false
    else if (name === 'w:tc') this.#frame.flush()
    else if (name === 'w:tbl') this.#frame.endTable()
    else if (name === 'w:txbxContent') this.#endBox()
  }

  #begin(name: string, isEmpty: boolean): void {
    // Text of a drawing stands in the paragraph that the drawing hangs on.
    if (name === 'a:p' && this.#frame.paragraph) return
    const frame = this.#frame
    this.#frame.endParagraph()
    frame.paragraph = {
      kind: 'paragraph',
      runs: frame.carried,
      align: 'left',
      indent: 0,
      spaceBefore: 0,
      spaceAfter: 0,
    }
    frame.carried = []
    Object.assign(frame, { style: { ...this.#styleOf(undefined) }, isList: false, inRun: false })
    if (isEmpty) this.#frame.endParagraph()
  }

  #beginBox(): void {
    this.#outer.push(this.#frame)
    this.#frame = new DocxFrame()
  }

  #endBox(): void {
    const outer = this.#outer.pop()
    if (!outer) return
    const blocks = this.#frame.end()
    this.#frame = outer
    if (outer.paragraph) for (const block of blocks) outer.boxed.push(block)
    else outer.place(blocks)
  }

  #takeField(mark: string | undefined): void {
    const shown = this.fields.take(mark)
    if (shown) this.#write(shown)
  }

  #write(text: string): void {
    this.fields.note()
    if (this.#isReading) this.#frame.readings += text
    else this.#frame.write(text)
  }

  #noteImage(relation: string | undefined): void {
    if (relation && this.#extent.width > 0) this.#frame.images.push({ relation, ...this.#extent })
    this.#extent = { width: 0, height: 0 }
  }

  #deleteMark(): void {
    const row = this.#frame.tables.at(-1)?.at(-1)
    if (this.#isRowProperty && row) row.isDeleted = true
    else if (!this.#isRowProperty && this.#frame.paragraph) this.#frame.joinsNext = true
  }
}

/** Fonts of symbols keep their letters in a private part of Unicode; what they show is told by `tidyText`. */
function symbol(hex: string | undefined): string {
  const code = Number.parseInt(hex ?? '', 16)
  return code > 0 && code <= 0xffff ? String.fromCharCode(code < 0x100 ? code + 0xf000 : code) : ''
}

function extentOf(attributes: Attributes): { width: number; height: number } {
  const width = Number(attributes.cx) / EMU_PER_POINT
  const height = Number(attributes.cy) / EMU_PER_POINT
  return width > 0 && height > 0 && width < 5_000 && height < 5_000 ? { width, height } : { width: 0, height: 0 }
}
