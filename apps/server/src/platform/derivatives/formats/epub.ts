import { posix } from 'node:path'
import { sourceOf } from '../bytes-of.ts'
import type { Job, Note } from '../derived.ts'
import { a4, type Piece, textsIn } from '../drawing/blocks.ts'
import { showBlocks } from '../drawing/show-blocks.ts'
import { tidyText, withinBytes } from '../tidy-text.ts'
import { Unreadable } from '../unreadable.ts'
import { markupBlocks } from './markup-blocks.ts'
import { showStored } from './stored-picture.ts'
import { type Attributes, xmlEvents } from './xml.ts'
import { openZip, type Zip } from './zip.ts'

const ENCRYPTION = 'META-INF/encryption.xml'
/** Fonts are made unreadable in books that anybody may read. */
const OF_FONTS = /idpf\.org\/2008\/embedding|ns\.adobe\.com\/pdf\/enc#RC/
const COVER = /^image\/(?:jpeg|png|gif|webp)$/

/** A book (EPUB 2 and 3): its chapters in the order of reading, a page of text each, shown in pages of our own; its cover as thumbnail. */
export async function readEpub(job: Job, note: Note): Promise<void> {
  const zip = await openZip(sourceOf(job))
  if (await isLocked(zip)) throw new Unreadable('PasswordProtected', 'The book is protected')
  const book = await readBook(zip)
  const chapters: Piece[][] = []
  for (const part of book.chapters.slice(0, job.limits.pages)) chapters.push(markupBlocks(await zip.readText(part)))
  const pages = chapters.map((blocks) => tidyText([...textsIn(blocks)].join('\n')))
  note({
    pages: withinBytes([[book.title, pages[0]].filter(Boolean).join('\n'), ...pages.slice(1)], job.limits.textBytes),
  })
  if (job.inner) return
  const said = chapters.filter((blocks) => blocks.length > 0)
  const paged = said.flatMap((blocks, index): Piece[] => (index === 0 ? blocks : [{ kind: 'break' }, ...blocks]))
  if (paged.length > 0) await showBlocks(a4, paged, note)
  if (await showStored(zip, book.cover)) note({ hasThumbnail: true })
}

/** Whether more than its fonts can't be read without a key. */
async function isLocked(zip: Zip): Promise<boolean> {
  const xml = await zip.readText(ENCRYPTION)
  const methods = [...xml.matchAll(/Algorithm\s*=\s*["']([^"']{1,200})["']/g)].map(([, method = '']) => method)
  return methods.some((method) => !OF_FONTS.test(method))
}

interface Book {
  title: string
  /** Parts in the order of reading. */
  chapters: string[]
  cover: string | undefined
}

async function readBook(zip: Zip): Promise<Book> {
  const root = await rootPart(zip)
  const parts = new Map<string, { part: string; type: string }>()
  const order: string[] = []
  let [cover, title, isTitle] = [undefined as string | undefined, '', false]
  for (const event of xmlEvents(await zip.readText(root))) {
    if (event.kind === 'text') title += isTitle ? event.text : ''
    const name = event.kind === 'text' ? '' : (event.name.split(':').at(-1) ?? '')
    if (name === 'title') isTitle = event.kind === 'open' && title === ''
    if (event.kind !== 'open') continue
    const { attributes } = event
    const id = attributes.id ?? ''
    if (name === 'item') parts.set(id, { part: partOf(root, attributes), type: attributes['media-type'] ?? '' })
    if (name === 'item' && attributes.properties?.split(' ').includes('cover-image')) cover = id
    if (name === 'meta' && attributes.name === 'cover') cover ??= attributes.content
    if (name === 'itemref') order.push(attributes.idref ?? '')
  }
  // Each stands there once (EPUB 3.3, 5.7.2).
  const chapters = [...new Set(order.flatMap((id) => parts.get(id)?.part ?? []))].filter((part) => zip.has(part))
  const picture = parts.get(cover ?? '')
  return { title: tidyText(title), chapters, cover: picture && COVER.test(picture.type) ? picture.part : undefined }
}

const partOf = (root: string, { href = '' }: Attributes): string => {
  const name = href.split('#', 1)[0] ?? ''
  return posix.normalize(posix.join(posix.dirname(root), name))
}

async function rootPart(zip: Zip): Promise<string> {
  for (const event of xmlEvents(await zip.readText('META-INF/container.xml')))
    if (event.kind === 'open' && event.name.endsWith('rootfile')) {
      const part = event.attributes['full-path'] ?? ''
      if (zip.has(part)) return part
    }
  throw new Unreadable('Corrupt', 'The book does not say where it begins')
}
