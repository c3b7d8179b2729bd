import { type Block, type Paragraph, paragraph, textOf } from '../drawing/blocks.ts'
import type { OdfStyle } from './odf-styles.ts'
import { type Attributes, type XmlEvent, xmlEvents } from './xml.ts'

export interface OdfBody {
  blocks: Block[]
  /** One a slide; one in all for a text document. */
  pages: string[]
  /** Slides; null for a text document. */
  pageCount: number | null
}

const HEADING_SIZES = [18, 16, 14, 13, 12]
// Text that is not on the page: removed by tracked changes, or said aside.
const SKIPPED = /^(?:text:tracked-changes|office:annotation|office:forms|text:sequence-decls)$/

/** Reads content.xml into blocks to draw and pages to search. */
export function readOdfBody(xml: string, styleOf: (name: string) => OdfStyle): OdfBody {
  const reader = new OdfReader(styleOf)
  const start = Math.max(0, xml.indexOf('<office:body'))
  for (const event of xmlEvents(xml.slice(start))) reader.take(event)
  const { blocks, slides } = reader
  if (slides.length === 0) return { blocks, pages: [linesOf(blocks)], pageCount: null }
  const pages = slides.map((from, index) => linesOf(blocks.slice(from, slides[index + 1])))
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

class OdfReader {
  readonly blocks: Block[] = []
  /** Where in the blocks each slide begins. */
  readonly slides: number[] = []
  readonly #styleOf: (name: string) => OdfStyle
  #stack: Paragraph[] = []
  #spans: OdfStyle[] = []
  #tables: Paragraph[][][][] = []
  #skipping = ''
  #lists = 0

  constructor(styleOf: (name: string) => OdfStyle) {
    this.#styleOf = styleOf
  }

  take(event: XmlEvent): void {
    if (this.#skipping) {
      if (event.kind === 'close' && event.name === this.#skipping) this.#skipping = ''
    } else if (event.kind === 'text') this.#write(event.text.replace(/\s+/g, ' '))
    else if (event.kind === 'close') this.#close(event.name)
    else if (SKIPPED.test(event.name)) this.#skipping = event.isEmpty ? '' : event.name
    else this.#open(event.name, event.attributes, event.isEmpty)
  }

  #open(name: string, attributes: Attributes, isEmpty: boolean): void {
    if (name === 'text:p' || name === 'text:h') {
      this.#stack.push(this.#begin(name, attributes))
      if (isEmpty) this.#end()
    } else if (name === 'text:span' && !isEmpty) this.#spans.push(this.#styleOf(attributes['text:style-name'] ?? ''))
    else if (name === 'text:s') this.#write(' ')
    else if (name === 'text:tab') this.#write('\t')
    else if (name === 'text:line-break') this.#write('\n')
    else if (name === 'text:list') this.#lists += isEmpty ? 0 : 1
    else if (name === 'draw:page') this.slides.push(this.blocks.length)
    else if (name === 'table:table') this.#tables.push([])
    else if (name === 'table:table-row') this.#tables.at(-1)?.push([])
    else if (name === 'table:table-cell') this.#tables.at(-1)?.at(-1)?.push([])
  }

  #close(name: string): void {
    if (name === 'text:p' || name === 'text:h') this.#end()
    else if (name === 'text:span') this.#spans.pop()
    else if (name === 'text:list') this.#lists = Math.max(0, this.#lists - 1)
    else if (name === 'table:table') this.#endTable()
  }

  #begin(name: string, attributes: Attributes): Paragraph {
    const style = this.#styleOf(attributes['text:style-name'] ?? '')
    const level = Number(attributes['text:outline-level'] ?? 1)
    const heading = name === 'text:h' ? { size: HEADING_SIZES[level - 1] ?? 12, isBold: true, spaceAfter: 6 } : {}
    const { size = 12, isBold = false, align = 'left', spaceAfter = 3 } = { ...heading, ...style }
    const begun = paragraph(this.#lists > 0 ? '•  ' : '', { size, isBold, align, spaceAfter })
    return { ...begun, indent: this.#lists * 18 }
  }

  #write(text: string): void {
    const current = this.#stack.at(-1)
    const [first] = current?.runs ?? []
    if (!current || !first) return
    const { size = first.size ?? 12, isBold = first.isBold ?? false } = Object.assign({}, ...this.#spans) as OdfStyle
    current.runs.push({ text, size, isBold })
  }

  #end(): void {
    const ended = this.#stack.pop()
    if (!ended) return
    const cell = this.#tables.at(-1)?.at(-1)?.at(-1)
    if (cell) cell.push(ended)
    else this.blocks.push(ended)
  }

  #endTable(): void {
    const rows = this.#tables.pop()
    const outer = this.#tables.at(-1)?.at(-1)?.at(-1)
    if (!rows) return
    if (outer) outer.push(...rows.flat(2))
    else this.blocks.push({ kind: 'table', rows })
  }
}
