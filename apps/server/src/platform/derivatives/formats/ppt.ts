import { CFB } from '@e965/xlsx'
import { bytesOf } from '../bytes-of.ts'
import type { Job, Note, ReadInner } from '../derived.ts'
import { slideShape } from '../drawing/blocks.ts'
import { showBlocks } from '../drawing/show-blocks.ts'
import { wordSlides } from '../drawing/word-slides.ts'
import { noteGrowing } from '../note-growing.ts'
import { tidyText, withinBytes } from '../tidy-text.ts'
import { Unreadable } from '../unreadable.ts'
import { openCompound } from './compound.ts'
import { objectsOfSlides } from './compound-objects.ts'
import { type PptObjects, type PptRecord, readObjects, recordAt, recordsIn } from './ppt-records.ts'

// Record types of [MS-PPT] 2.13.24.
const TEXT_CHARS = 0x0fa0
const TEXT_BYTES = 0x0fa8
const SLIDE_LIST = 0x0ff0
const SLIDE_ENTRY = 0x03f3
const NOTES_ATOM = 0x03f1
/** Which of the lists of slides is that of their notes; 1 is that of masters. */
const NOTES_LIST = 2
/** In the CurrentUserAtom of an encrypted file (2.3.2). */
const ENCRYPTED = 0xf3d1c4df

/** PowerPoint 97–2003: the text of its slides, each shown on a page of our own: places and sizes are not read. */
export async function readPpt(job: Job, note: Note, readInner: ReadInner): Promise<void> {
  const container = openCompound(bytesOf(job))
  const stream = (name: string) => {
    const entry = CFB.find(container, `/${name}`)
    if (!entry?.content) throw new Unreadable('Corrupt', `The presentation has no stream ${name}`)
    return Buffer.from(entry.content)
  }
  if (CFB.find(container, '/PP40'))
    throw new Unreadable('Corrupt', 'Presentations of before PowerPoint 97 are not read')
  const user = stream('Current User')
  if (user.length < 20) throw new Unreadable('Corrupt', 'The presentation does not say where it begins')
  if (user.readUInt32LE(12) === ENCRYPTED) {
    throw new Unreadable('PasswordProtected', 'The presentation is protected by a password')
  }
  const main = stream('PowerPoint Document')
  const objects = readObjects(main, user.readUInt32LE(16))
  const slides = readSlides(main, objects)
  const pages = slides.slice(0, job.limits.pages).map((lines) => tidyText(lines.join('\n')))
  note({ pages: withinBytes(pages, job.limits.textBytes), pageCount: slides.length || null })
  if (!job.inner && pages.some((page) => page !== '')) await showBlocks(slideShape, wordSlides(pages), note)
  const files = readInner(objectsOfSlides(main, objects), job)
  await noteGrowing(pages, files, { note, limit: job.limits.textBytes })
}

/** Text of placeholders stands in the list of slides, that of other boxes in the slides themselves, notes in a list of their own. */
function readSlides(main: Buffer, { document, offsets }: PptObjects): string[][] {
  const root = document === undefined ? undefined : recordAt(main, document)
  if (!root) throw new Unreadable('Corrupt', 'The presentation has no document')
  const slides: string[][] = []
  const byId = new Map<number, string[]>()
  const notes: number[] = []
  let list = -1
  for (const record of recordsIn(root.body)) {
    if (record.type === SLIDE_LIST) list = record.instance
    else if (record.type === SLIDE_ENTRY && record.body.length >= 16) {
      const place = offsets.get(record.body.readUInt32LE(0))
      if (list === NOTES_LIST && place !== undefined) notes.push(place)
      if (list !== 0) continue
      const slide = boxTexts(main, place)
      slides.push(slide)
      byId.set(record.body.readUInt32LE(12), slide)
    } else if (list === 0) slides.at(-1)?.push(...textOf(record))
  }
  for (const place of notes) addNotes(byId, recordAt(main, place))
  return slides
}

/** A page of notes names its slide first ([MS-PPT] 2.5.6); stars stand for the date and the number. */
function addNotes(slides: ReadonlyMap<number, string[]>, page: PptRecord | undefined): void {
  if (!page) return
  let slide: string[] | undefined
  for (const record of recordsIn(page.body)) {
    if (record.type === NOTES_ATOM && record.body.length >= 4) slide = slides.get(record.body.readUInt32LE(0))
    else slide?.push(...textOf(record).filter((text) => text.trim() !== '*'))
  }
}

function boxTexts(main: Buffer, offset: number | undefined): string[] {
  const slide = offset === undefined ? undefined : recordAt(main, offset)
  return slide ? [...recordsIn(slide.body)].flatMap(textOf) : []
}

function textOf({ type, body }: PptRecord): string[] {
  if (type === TEXT_CHARS) return [body.toString('utf16le')]
  return type === TEXT_BYTES ? [body.toString('latin1')] : []
}
