import { sourceOf } from '../bytes-of.ts'
import type { Job, Note } from '../derived.ts'
import { drawSlide } from '../drawing/slide.ts'
import { tidyText, withinBytes } from '../tidy-text.ts'
import { Unreadable } from '../unreadable.ts'
import { readSlide, type Slide } from './pptx-slide.ts'
import { readRelations } from './relations.ts'
import { type Attributes, xmlEvents } from './xml.ts'
import { openZip, type Zip } from './zip.ts'

const EMU_PER_POINT = 12_700

/** One page a slide, its notes after it; the first slide is drawn from its text boxes and pictures. */
export async function readPptx(job: Job, note: Note): Promise<void> {
  const zip = await openZip(sourceOf(job))
  const relations = await readRelations(zip, '')
  const main = relations.find(({ type }) => type === 'officeDocument')?.target ?? 'ppt/presentation.xml'
  if (!zip.has(main)) throw new Unreadable('Corrupt', 'The presentation has no main part')
  const { order, width, height } = await readPresentation(zip, main)
  if (order.length === 0) return note({ pages: [] })
  const pages: string[] = []
  for (const part of order.slice(0, job.limits.pages)) pages.push(tidyText(await slideText(zip, part)))
  note({ pageCount: order.length, pages: withinBytes(pages, job.limits.textBytes) })
  if (job.inner) return
  const [first = ''] = order
  await drawSlide({ width, height }, { slide: await readSlide(zip, first), zip })
  note({ hasThumbnail: true })
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

async function slideText(zip: Zip, part: string): Promise<string> {
  const notes = (await readRelations(zip, part)).find(({ type }) => type === 'notesSlide')
  const said = notes ? linesOf((await readSlide(zip, notes.target)).filter(({ role }) => role === 'body')) : ''
  return [linesOf(await readSlide(zip, part)), said].filter(Boolean).join('\n\n')
}

function linesOf(shapes: Slide): string {
  return shapes.map(({ lines }) => lines.map(({ text }) => text).join('\n')).join('\n')
}
