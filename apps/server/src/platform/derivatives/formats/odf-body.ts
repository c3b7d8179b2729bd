import { type Block, type Paragraph, paragraph, textOf } from '../drawing/blocks.ts'
import type { OdfStyle } from './odf-styles.ts'
import { Skipping } from './skipping.ts'
import { type Attributes, type XmlEvent, xmlEvents } from './xml.ts'

export interface OdfBody {
  blocks: Block[]
  /** One a slide; one in all for a text document. */
  pages: string[]
  /** Slides; null for a text document. */
  pageCount: number | null
}

const HEADING_SIZES = [18, 16, 14, 13, 12]
/** Text that is not on the page: removed by tracked changes, or said about the text. */
const SKIPPED =
  /^(?:text:tracked-changes|text:sequence-decls|text:variable-decls|text:user-field-decls|dc:creator|dc:date|meta:creator-initials|text:note-citation|svg:title|svg:desc|office:binary-data)$/
/** Text that hangs on a place and breaks no word there: it comes after the paragraph. */
const BESIDE = /^(?:office:annotation|text:note-body|draw:text-box|draw:frame|draw:custom-shape)$/

/** Reads content.xml (or another part, from where its `root` begins) into blocks to draw and pages to search. */
export function readOdfBody(xml: string, styleOf: (name: string) => OdfStyle, root = '<office:body'): OdfBody {
  const reader = new OdfReader(styleOf)
  const start = Math.max(0, xml.indexOf(root))
  for (const event of xmlEvents(xml.slice(start))) reader.take(event)
  const { blocks, slides, beside } = reader
  const more = [...beside]
  if (slides.length === 0) return { blocks, pages: [[linesOf(blocks), ...more].join('\n')], pageCount: null }
  const pages = slides.map((from, index) => linesOf(blocks.slice(from, slides[index + 1])))
  // Nobody says on which of the slides.
  pages[0] = [pages[0], ...more].join('\n')
  return { blocks, pages, pageCount: slides.length }
}

function linesOf(blocks: readonly Block[]): string {
  return blocks.map(blockText).join('\n')
}

function blockText(block: Block): string {
  if (block.kind === 'image') return ''
  if (block.kind === 'paragraph') return textOf(block)
  return block.rows.map((row) => row.map((cell) => cell.map(textOf).join(' ')).join('\t')).join('\n')
}

/** What slides say at their margins stands once, before all of them. */
const MARGIN = /^presentation:(?:header|footer|date-time)-decl$/

/** A paragraph that is being read, and what hangs on it. */
interface OpenParagraph {
  paragraph: Paragraph
  beside: Block[]
  /** What stands over its letters, to say how they are read. */
  readings: string
}

interface OpenTable {
  rows: Paragraph[][][]
  /** So many paragraphs are open around it. */
  depth: number
}

class OdfReader {
  readonly blocks: Block[] = []
  /** Where in the blocks each slide begins. */
  readonly slides: number[] = []
  /** Said in fields of forms, and at the margins of slides. */
  readonly beside = new Set<string>()
  readonly #styleOf: (name: string) => OdfStyle
  readonly #skipping = new Skipping(SKIPPED)
  #stack: OpenParagraph[] = []
  #spans: OdfStyle[] = []
  #tables: OpenTable[] = []
  /** How many paragraphs are open around each note and box that is open. */
  #asides: number[] = []
  #isReading = false
  #isMargin = false
  #lists = 0

  constructor(styleOf: (name: string) => OdfStyle) {
    this.#styleOf = styleOf
  }

  take(event: XmlEvent): void {
    if (this.#skipping.takes(event)) return
    if (event.kind === 'text') this.#write(event.text.replace(/\s+/g, ' '))
    else if (event.kind === 'close') this.#close(event.name)
    else this.#open(event.name, event.attributes, event.isEmpty)
  }

  #open(name: string, attributes: Attributes, isEmpty: boolean): void {
    if (name === 'text:p' || name === 'text:h') {
      this.#stack.push({ paragraph: this.#begin(name, attributes), beside: [], readings: '' })
      if (isEmpty) this.#end()
    } else if (BESIDE.test(name)) {
      if (!isEmpty) this.#asides.push(this.#stack.length)
    } else if (name === 'text:span' && !isEmpty) this.#spans.push(this.#styleOf(attributes['text:style-name'] ?? ''))
    else if (name === 'text:ruby-text') this.#isReading = !isEmpty
    else if (name === 'text:s') this.#write(' ')
    else if (name === 'text:tab') this.#write('\t')
    else if (name === 'text:line-break') this.#write('\n')
    else if (name === 'text:list') this.#lists += isEmpty ? 0 : 1
    else if (name === 'draw:page') this.slides.push(this.blocks.length)
    else if (MARGIN.test(name)) this.#isMargin = !isEmpty
    else if (name.startsWith('form:')) this.#noteField(name, attributes)
    else this.#openTable(name)
  }

  #openTable(name: string): void {
    if (name === 'table:table') this.#tables.push({ rows: [], depth: this.#stack.length })
    else if (name === 'table:table-row') this.#tables.at(-1)?.rows.push([])
    else if (name === 'table:table-cell') this.#tables.at(-1)?.rows.at(-1)?.push([])
  }

  #close(name: string): void {
    if (name === 'text:p' || name === 'text:h') this.#end()
    else if (BESIDE.test(name)) this.#asides.pop()
    else if (name === 'text:span') this.#spans.pop()
    else if (name === 'text:ruby-text') this.#isReading = false
    else if (name === 'text:list') this.#lists = Math.max(0, this.#lists - 1)
    else if (name === 'table:table') this.#endTable()
    else if (MARGIN.test(name)) this.#isMargin = false
  }

  #begin(name: string, attributes: Attributes): Paragraph {
    const style = this.#styleOf(attributes['text:style-name'] ?? '')
    const level = Number(attributes['text:outline-level'] ?? 1)
    const heading = name === 'text:h' ? { size: HEADING_SIZES[level - 1] ?? 12, isBold: true, spaceAfter: 6 } : {}
    const { size = 12, isBold = false, align = 'left', spaceAfter = 3 } = { ...heading, ...style }
    const begun = paragraph(this.#lists > 0 ? '•  ' : '', { size, isBold, align, spaceAfter })
    return { ...begun, indent: this.#lists * 18 }
  }

  #noteField(name: string, attributes: Attributes): void {
    if (name === 'form:option' && attributes['form:current-selected'] !== 'true') return
    for (const said of [attributes['form:label'], attributes['form:current-value']]) if (said) this.beside.add(said)
  }

  #write(text: string): void {
    if (this.#isMargin && text.trim() !== '') this.beside.add(text.trim())
    const current = this.#stack.at(-1)
    const [first] = current?.paragraph.runs ?? []
    // Between a note's own paragraphs stands nothing but the layout of the file.
    if (!current || !first || this.#asides.at(-1) === this.#stack.length) return
    if (this.#isReading) {
      current.readings += text
      return
    }
    const { size = first.size ?? 12, isBold = first.isBold ?? false } = Object.assign({}, ...this.#spans) as OdfStyle
    current.paragraph.runs.push({ text, size, isBold })
  }

  #end(): void {
    const ended = this.#stack.pop()
    if (!ended) return
    if (ended.readings) ended.paragraph.runs.push({ text: ` (${ended.readings})` })
    this.#place([ended.paragraph, ...ended.beside])
  }

  /** Into the cell or behind the paragraph that is open around it, whichever is nearer. */
  #place(blocks: readonly Block[]): void {
    const table = this.#tables.at(-1)
    const cell = table?.depth === this.#stack.length ? table.rows.at(-1)?.at(-1) : undefined
    if (cell) for (const each of blocks.flatMap(paragraphsOf)) cell.push(each)
    else for (const block of blocks) (this.#stack.at(-1)?.beside ?? this.blocks).push(block)
  }

  #endTable(): void {
    const table = this.#tables.pop()
    if (table) this.#place([{ kind: 'table', rows: table.rows }])
  }
}

function paragraphsOf(block: Block): Paragraph[] {
  if (block.kind === 'image') return []
  return block.kind === 'paragraph' ? [block] : block.rows.flat(2)
}
