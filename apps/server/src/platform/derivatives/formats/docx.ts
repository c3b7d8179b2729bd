import type { InnerFile, Job, Note, ReadInner } from '../derived.ts'
import { a4, type Block, type PageShape, type Paragraph, paragraph, textOf } from '../drawing/blocks.ts'
import { drawFlow } from '../drawing/flow.ts'
import { showBlocks } from '../drawing/show-blocks.ts'
import { noteGrowing } from '../note-growing.ts'
import { tidyText, withinBytes } from '../tidy-text.ts'
import { Unreadable } from '../unreadable.ts'
import { readDocxBody } from './docx-body.ts'
import type { DocxBlock } from './docx-frame.ts'
import { readDocxStyles } from './docx-styles.ts'
import { isOneText, openWord } from './flat-package.ts'
import { nothingRead, type ReadFiles, readAllParts } from './package-parts.ts'
import { readRelations } from './relations.ts'
import { type Attributes, xmlEvents } from './xml.ts'
import type { Zip } from './zip.ts'

const BESIDE = ['header', 'footer', 'footnotes', 'endnotes', 'comments']
/** More than this never fits on one page. */
const DRAWN_BLOCKS = 150

/**
 * Text of the body, then of headers, footers, notes and comments, of charts and drawings, then of what is embedded; the first
 * page is drawn from the paragraphs' own sizes.
 */
export async function readDocx(job: Job, note: Note, readInner: ReadInner): Promise<void> {
  const zip = await openWord(job)
  const main = await mainPart(zip)
  const xml = await zip.readText(main)
  const styleOf = readDocxStyles(await zip.readText('word/styles.xml'))
  const blocks = readDocxBody(xml, styleOf)
  const { extra, header, parts } = await readBeside(zip, main, styleOf)
  const read: ReadFiles = (files) => readInner(files, job, { isPart: true })
  const { words, pages: chunks, files } = await readAllParts(zip, [main, ...parts], read)
  const said = tidyText([...[...blocks, ...extra].map(blockText), ...words, ...chunks].join('\n'))
  note({ pages: withinBytes([said], job.limits.textBytes) })
  if (!job.inner) {
    const foreign = chunks.flatMap((chunk) => chunk.split('\n').map((line) => paragraph(line)))
    const isDrawnHere = isOneText(job) || foreign.length > 0
    await draw(zip, { main, xml, blocks: [...blocks, ...foreign], header }, isDrawnHere ? note : undefined)
    note({ hasThumbnail: true })
  }
  await noteGrowing([said], readInner(files, job), { note, limit: job.limits.textBytes })
}

/** What is embedded in it, as `readDocx` has it. */
export async function filesOfDocx(job: Job): Promise<InnerFile[]> {
  const zip = await openWord(job)
  const main = await mainPart(zip)
  const beside = (await readRelations(zip, main)).filter(({ type, target }) => BESIDE.includes(type) && zip.has(target))
  return (await readAllParts(zip, [main, ...beside.map(({ target }) => target)], nothingRead)).files
}

interface Drawn {
  main: string
  xml: string
  blocks: readonly DocxBlock[]
  header: Beside['header']
}

/** Its first page; all of them where somebody is told: browsers show packages by themselves, but for their parts in other formats. */
async function draw(zip: Zip, { main, xml, blocks, header }: Drawn, tell: Note | undefined): Promise<void> {
  const top = header ? await drawable(zip, header.part, header.blocks) : []
  if (tell) return await showBlocks(pageShape(xml), [...top, ...(await drawable(zip, main, blocks))], tell)
  const body = await drawable(zip, main, blocks.slice(0, DRAWN_BLOCKS))
  await drawFlow(pageShape(xml), [...top, ...body])
}

async function mainPart(zip: Zip): Promise<string> {
  const relations = await readRelations(zip, '')
  const office = relations.find(({ type }) => type === 'officeDocument')?.target ?? 'word/document.xml'
  if (!zip.has(office)) throw new Unreadable('Corrupt', 'The document has no main part')
  return office
}

interface Beside {
  extra: DocxBlock[]
  /** The first header that says something. */
  header: { part: string; blocks: DocxBlock[] } | undefined
  parts: string[]
}

/** Headers, footers, notes and comments, one after the other: only their blocks stay in memory. */
async function readBeside(zip: Zip, main: string, styleOf: Parameters<typeof readDocxBody>[1]): Promise<Beside> {
  const found: Beside = { extra: [], header: undefined, parts: [] }
  const seen = new Set<string>()
  for (const { type, target } of await readRelations(zip, main)) {
    if (!BESIDE.includes(type) || !zip.has(target)) continue
    found.parts.push(target)
    const xml = await zip.readText(target)
    const blocks = readDocxBody(xml, styleOf)
    // Sections and kinds of pages repeat the same header.
    const text = blocks.map(blockText).join('\n')
    if (!/^(?:header|footer)$/.test(type) || !seen.has(text)) for (const block of blocks) found.extra.push(block)
    seen.add(text)
    if (type === 'header' && xml.includes('<w:t')) found.header ??= { part: target, blocks: blocks.slice(0, 12) }
  }
  return found
}

function blockText(block: DocxBlock): string {
  if (block.kind === 'picture') return ''
  if (block.kind === 'paragraph') return textOf(block)
  return block.rows.map((row) => row.map(cellText).join('\t')).join('\n')
}

function cellText(cell: readonly Paragraph[]): string {
  return cell.map(textOf).join(' ')
}

async function drawable(zip: Zip, part: string, blocks: readonly DocxBlock[]): Promise<Block[]> {
  const relations = new Map((await readRelations(zip, part)).map(({ id, target }) => [id, target]))
  const drawn: Block[] = []
  for (const block of blocks) {
    if (block.kind !== 'picture') drawn.push(block)
    else drawn.push(...(await picture(zip, block, relations.get(block.relation))))
  }
  return drawn
}

type Picture = Extract<DocxBlock, { kind: 'picture' }>

async function picture(zip: Zip, { width, height, align }: Picture, part: string | undefined): Promise<Block[]> {
  if (!part || !zip.has(part)) return []
  const bytes = await zip.read(part)
  return [{ kind: 'image', bytes, width, height, align: align === 'justify' ? 'left' : align }]
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

function points(attributes: Attributes, name: string): number | undefined {
  const value = Math.abs(Number(attributes[name] ?? Number.NaN)) / 20
  return value > 0 && value < 3_000 ? value : undefined
}
