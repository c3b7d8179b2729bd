import { bytesOf } from '../bytes-of.ts'
import type { Job, Note } from '../derived.ts'
import { slideShape } from '../drawing/blocks.ts'
import { showBlocks } from '../drawing/show-blocks.ts'
import { wordSlides } from '../drawing/word-slides.ts'
import { tidyText, withinBytes } from '../tidy-text.ts'
import { Unreadable } from '../unreadable.ts'
import { isCompound, openCompound } from './compound.ts'
import { streamsBelow } from './embedded-file.ts'
import { showLines } from './old/show-lines.ts'
import { textsOfVisio } from './old/visio-old.ts'
import { readRelations } from './relations.ts'
import { xmlEvents } from './xml.ts'
import { openZip, type Zip } from './zip.ts'

const PAGES = 'visio/pages/pages.xml'

/** A drawing of Visio: of 2013 and later the words of its shapes page by page, of older ones all in one, since their pages are not told apart. */
export async function readVisio(job: Job, note: Note): Promise<void> {
  const bytes = bytesOf(job)
  if (isCompound(bytes)) return await readOldVisio(bytes, job, note)
  const zip = await openZip(bytes)
  if (!zip.has(PAGES)) throw new Unreadable('Corrupt', 'The drawing has no pages')
  const listed = await pagesIn(zip)
  const pages: string[] = []
  for (const { name, part } of listed.slice(0, job.limits.pages))
    pages.push(tidyText([name, ...(await shapeTexts(zip, part))].join('\n')))
  note({ pageCount: Math.max(1, listed.length), pages: withinBytes(pages, job.limits.textBytes) })
  if (!job.inner && pages.some((page) => page !== '')) await showBlocks(slideShape, wordSlides(pages), note)
}

async function readOldVisio(bytes: Buffer, job: Job, note: Note): Promise<void> {
  const document = streamsBelow(openCompound(bytes)).get('VisioDocument')
  if (!document) throw new Unreadable('Corrupt', 'The drawing is not there')
  await showLines(textsOfVisio(document).join('\n'), job, note)
}

/** In the order of the file, by the names that people see. */
async function pagesIn(zip: Zip): Promise<{ name: string; part: string }[]> {
  const parts = new Map((await readRelations(zip, PAGES)).map(({ id, target }) => [id, target]))
  const pages: { name: string; part: string }[] = []
  const seen = new Set<string>()
  let name = ''
  for (const event of xmlEvents(await zip.readText(PAGES))) {
    if (event.kind !== 'open') continue
    if (event.name === 'Page') name = event.attributes.Name ?? ''
    const part = event.name === 'Rel' ? parts.get(event.attributes['r:id'] ?? '') : undefined
    if (!part || seen.has(part) || !zip.has(part)) continue
    seen.add(part)
    pages.push({ name, part })
  }
  return pages
}

async function shapeTexts(zip: Zip, part: string): Promise<string[]> {
  const texts: string[] = []
  let text: string | undefined
  for (const event of xmlEvents(await zip.readText(part))) {
    if (event.kind === 'text') text = text === undefined ? undefined : text + event.text
    else if (event.name === 'Text' && event.kind === 'open') text = event.isEmpty ? undefined : ''
    else if (event.name === 'Text' && text !== undefined) {
      texts.push(text)
      text = undefined
    }
  }
  return texts.filter((said) => said.trim() !== '')
}
