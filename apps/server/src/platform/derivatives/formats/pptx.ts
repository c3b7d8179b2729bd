import { sourceOf } from '../bytes-of.ts'
import type { InnerFile, Job, Note, ReadInner } from '../derived.ts'
import { drawSlides, mostSlides } from '../drawing/slide.ts'
import { noteGrowing } from '../note-growing.ts'
import { tidyText, withinBytes } from '../tidy-text.ts'
import { Unreadable } from '../unreadable.ts'
import { nothingRead, readParts } from './package-parts.ts'
import { type Slide, SlideReader } from './pptx-slide.ts'
import { readRelations } from './relations.ts'
import { type Attributes, xmlEvents } from './xml.ts'
import { openZip, type Zip } from './zip.ts'

const EMU_PER_POINT = 12_700

/** One page a slide, its notes and comments after it, then what is embedded; each slide is drawn from its text boxes and pictures. */
export async function readPptx(job: Job, note: Note, readInner: ReadInner): Promise<void> {
  const zip = await openZip(sourceOf(job))
  const { order, width, height } = await readPresentation(zip, await mainPart(zip))
  if (order.length === 0) return note({ pages: [] })
  const pages: string[] = []
  const files: InnerFile[] = []
  const reader = new SlideReader(zip)
  const drawn: Slide[] = []
  const margins = new Set<string>()
  for (const part of order.slice(0, job.limits.pages)) {
    const parts = await readParts(zip, part, (files) => readInner(files, job, { isPart: true }))
    const slide = await reader.read(part)
    if (!job.inner && drawn.length < mostSlides) drawn.push(slide)
    pages.push(tidyText(await slideText(zip, { part, slide, words: parts.words, margins, reader })))
    for (const file of parts.files) files.push(file)
  }
  note({ pageCount: order.length, pages: withinBytes(pages, job.limits.textBytes) })
  if (!job.inner) await drawSlides({ width, height }, { zip, slides: drawn }, note)
  await noteGrowing(pages, readInner(files, job), { note, limit: job.limits.textBytes })
}

/** What is embedded in its slides, as `readPptx` has it. */
export async function filesOfPptx(job: Job): Promise<InnerFile[]> {
  const zip = await openZip(sourceOf(job))
  const { order } = await readPresentation(zip, await mainPart(zip))
  const files: InnerFile[] = []
  for (const part of order.slice(0, job.limits.pages))
    for (const file of (await readParts(zip, part, nothingRead)).files) files.push(file)
  return files
}

async function mainPart(zip: Zip): Promise<string> {
  const relations = await readRelations(zip, '')
  const main = relations.find(({ type }) => type === 'officeDocument')?.target ?? 'ppt/presentation.xml'
  if (!zip.has(main)) throw new Unreadable('Corrupt', 'The presentation has no main part')
  return main
}

interface Presentation {
  /** The parts of its slides. */
  order: string[]
  width: number
  height: number
}

async function readPresentation(zip: Zip, main: string): Promise<Presentation> {
  const relations = new Map((await readRelations(zip, main)).map(({ id, target }) => [id, target]))
  const order: string[] = []
  let [width, height] = [720, 540]
  for (const event of xmlEvents(await zip.readText(main))) {
    if (event.kind !== 'open') continue
    if (event.name === 'p:sldId') {
      const part = relations.get(event.attributes['r:id'] ?? '')
      if (part && zip.has(part)) order.push(part)
    } else if (event.name === 'p:sldSz') {
      width = size(event.attributes, 'cx') ?? width
      height = size(event.attributes, 'cy') ?? height
    }
  }
  return { order, width, height }
}

function size(attributes: Attributes, name: string): number | undefined {
  const value = Number(attributes[name]) / EMU_PER_POINT
  return value >= 72 && value <= 5_000 ? value : undefined
}

interface SlideParts {
  part: string
  slide: Slide
  reader: SlideReader
  /** Of its charts and SmartArt. */
  words: readonly string[]
  /** What stands at the edges of pages of notes, and was said before. */
  margins: Set<string>
}

/** What stands on a slide, in its charts and SmartArt, on its page of notes, and what was remarked on it. */
async function slideText(zip: Zip, { part, slide, words, margins, reader }: SlideParts): Promise<string> {
  const relations = await readRelations(zip, part)
  const notes = relations.find(({ type }) => type === 'notesSlide')
  const said = notes ? linesOf(notesOf(await reader.read(notes.target), margins)) : ''
  const remarks: string[] = []
  for (const { type, target } of relations)
    if (/^comments?$/.test(type)) remarks.push(remarksIn(await zip.readText(target)))
  return [linesOf(slide), ...words, said, ...remarks].filter(Boolean).join('\n\n')
}

/** The number, the date and the picture of the slide are no notes; headers and footers stand on all pages, and are said once. */
function notesOf(page: Slide, margins: Set<string>): Slide {
  return page.filter((shape) => {
    if (/^(?:sldNum|dt|sldImg)$/.test(shape.role)) return false
    if (!/^(?:hdr|ftr)$/.test(shape.role)) return true
    const line = linesOf([shape])
    const isNew = !margins.has(line)
    margins.add(line)
    return isNew
  })
}

/** Comments of before 2019 stand in `p:text`, those since then in paragraphs. */
function remarksIn(xml: string): string {
  const lines: string[] = []
  let line = ''
  let isWord = false
  for (const event of xmlEvents(xml)) {
    if (event.kind === 'text') line += isWord ? event.text : ''
    else if (event.kind === 'open') isWord = !event.isEmpty && /^(?:p:text|a:t)$/.test(event.name)
    else {
      isWord = false
      if (!/^(?:p:text|a:p)$/.test(event.name) || line === '') continue
      lines.push(line)
      line = ''
    }
  }
  return lines.join('\n')
}

function linesOf(shapes: Slide): string {
  return shapes.map(({ lines }) => lines.map(({ text }) => text).join('\n')).join('\n')
}
