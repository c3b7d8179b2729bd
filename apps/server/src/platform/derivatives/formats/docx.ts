import type { Job } from '../derived.ts'
import { a4, type Block, type PageShape, type Paragraph, textOf } from '../drawing/blocks.ts'
import { drawFlow } from '../drawing/flow.ts'
import type { Note } from '../readers.ts'
import { tidyText, withinBytes } from '../tidy-text.ts'
import { Unreadable } from '../unreadable.ts'
import { type DocxBlock, readDocxBody } from './docx-body.ts'
import { readDocxStyles } from './docx-styles.ts'
import { readRelations } from './relations.ts'
import { attribute, xmlEvents } from './xml.ts'
import { openZip, type Zip } from './zip.ts'

const BESIDE = ['header', 'footer', 'footnotes', 'endnotes']
/** More than this never fits on one page. */
const DRAWN_BLOCKS = 150

/** Text of the body, then of headers, footers and notes; the first page is drawn from the paragraphs' own sizes. */
export async function readDocx(job: Job, note: Note): Promise<void> {
  const zip = openZip(job.path)
  const main = mainPart(zip)
  const xml = zip.readText(main)
  const styleOf = readDocxStyles(zip.readText('word/styles.xml'))
  const blocks = readDocxBody(xml, styleOf)
  const beside = readRelations(zip, main).filter(({ type }) => BESIDE.includes(type))
  const extra = beside.flatMap(({ target }) => readDocxBody(zip.readText(target), styleOf))
  note({ pages: withinBytes([tidyText([...blocks, ...extra].map(blockText).join('\n'))], job.limits.textBytes) })
  const header = beside.find(({ type, target }) => type === 'header' && zip.readText(target).includes('<w:t'))
  const top = header ? headerBlocks(zip, header.target, styleOf) : []
  await drawFlow(pageShape(xml), [...top, ...drawable(zip, main, blocks.slice(0, DRAWN_BLOCKS))])
  note({ hasThumbnail: true })
}

function mainPart(zip: Zip): string {
  const office = readRelations(zip, '').find(({ type }) => type === 'officeDocument')?.target ?? 'word/document.xml'
  if (!zip.has(office)) throw new Unreadable('Corrupt', 'The document has no main part')
  return office
}

function headerBlocks(zip: Zip, part: string, styleOf: Parameters<typeof readDocxBody>[1]): Block[] {
  return drawable(zip, part, readDocxBody(zip.readText(part), styleOf).slice(0, 12))
}

function blockText(block: DocxBlock): string {
  if (block.kind === 'picture') return ''
  if (block.kind === 'paragraph') return textOf(block)
  return block.rows.map((row) => row.map(cellText).join('\t')).join('\n')
}

function cellText(cell: readonly Paragraph[]): string {
  return cell.map(textOf).join(' ')
}

function drawable(zip: Zip, part: string, blocks: readonly DocxBlock[]): Block[] {
  const relations = new Map(readRelations(zip, part).map(({ id, target }) => [id, target]))
  return blocks.flatMap((block): Block[] => {
    if (block.kind !== 'picture') return [block]
    const target = relations.get(block.relation)
    if (!target || !zip.has(target)) return []
    const align = block.align === 'justify' ? 'left' : block.align
    return [{ kind: 'image', bytes: zip.read(target), width: block.width, height: block.height, align }]
  })
}

/** The page of the first section; the last section's stands at the end of the body, others in their last paragraph. */
function pageShape(xml: string): PageShape {
  const shape = structuredClone(a4)
  const start = xml.indexOf('<w:sectPr')
  if (start === -1) return shape
  for (const event of xmlEvents(xml.slice(start, start + 5_000))) {
    if (event.kind !== 'open') continue
    if (event.name === 'w:pgSz') {
      shape.width = points(event.attributes, 'w:w') ?? shape.width
      shape.height = points(event.attributes, 'w:h') ?? shape.height
    } else if (event.name === 'w:pgMar') {
      for (const side of ['top', 'right', 'bottom', 'left'] as const) {
        shape.margins[side] = points(event.attributes, `w:${side}`) ?? shape.margins[side]
      }
      return shape
    }
  }
  return shape
}

function points(attributes: string, name: string): number | undefined {
  const value = Math.abs(Number(attribute(attributes, name) ?? Number.NaN)) / 20
  return value > 0 && value < 3_000 ? value : undefined
}
