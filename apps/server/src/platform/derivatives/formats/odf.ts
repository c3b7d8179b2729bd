import sharp from 'sharp'
import { type Job, type Note, outputNames, type ReadInner } from '../derived.ts'
import { a4, slideShape } from '../drawing/blocks.ts'
import { showBlocks } from '../drawing/show-blocks.ts'
import { wordSlides } from '../drawing/word-slides.ts'
import { leave } from '../leave.ts'
import { noteGrowing } from '../note-growing.ts'
import { tidyText, withinBytes } from '../tidy-text.ts'
import { Unreadable } from '../unreadable.ts'
import { marginText, objectTexts } from './odf-beside.ts'
import { type OdfBody, readOdfBody } from './odf-body.ts'
import { objectsOfOdf } from './odf-objects.ts'
import { readOdfStyles } from './odf-styles.ts'
import { openOdf } from './open-odf.ts'
import type { Zip } from './zip.ts'

/**
 * OpenDocument text, presentations and drawings, shown in pages of our own: of slides their words. Where their program
 * stored a picture of its only one, or the first has no words, that is the thumbnail.
 */
export async function readOdf(job: Job, note: Note, readInner: ReadInner): Promise<void> {
  const zip = await openOdf(job)
  if (!zip.has('content.xml')) throw new Unreadable('Corrupt', 'The document has no content')
  if ((await zip.readText('META-INF/manifest.xml')).includes(':encryption-data')) {
    throw new Unreadable('PasswordProtected', 'The document is protected by a password')
  }
  const xml = await zip.readText('content.xml')
  const { blocks, pages, pageCount } = readOdfBody(xml, readOdfStyles(await zip.readText('styles.xml'), xml))
  const isText = /opendocument\.text|sun\.xml\.writer/.test(job.mediaType)
  const more = [...(isText ? await marginText(zip) : []), ...(await objectTexts(zip))]
  const said = more.length > 0 ? [...pages.slice(0, -1), [pages.at(-1), ...more].join('\n')] : pages
  const all = said.map(tidyText)
  note({ pages: withinBytes(all, job.limits.textBytes), pageCount })
  if (!job.inner) await show(zip, { isText, blocks, pages }, note)
  await noteGrowing(all, readInner(await objectsOfOdf(zip), job), { note, limit: job.limits.textBytes })
}

async function show(zip: Zip, { isText, blocks, pages }: Shown, note: Note): Promise<void> {
  if (isText) return await showBlocks(a4, blocks, note)
  if (pages.some((page) => page.trim() !== '')) await showBlocks(slideShape, wordSlides(pages.map(tidyText)), note)
  // Of several slides it may be any that was being worked on.
  const isOfFirst = pages.length === 1 || pages[0]?.trim() === ''
  if (isOfFirst && (await storedPicture(zip))) note({ hasThumbnail: true })
}

interface Shown extends Pick<OdfBody, 'blocks' | 'pages'> {
  isText: boolean
}

/** Programs renew Thumbnails/thumbnail.png at each save (OpenDocument 1.3 part 2, 3.7). */
async function storedPicture(zip: Zip): Promise<boolean> {
  if (!zip.has('Thumbnails/thumbnail.png')) return false
  const png = await zip.read('Thumbnails/thumbnail.png')
  if (png.subarray(1, 4).toString('latin1') !== 'PNG') return false
  const webp = await sharp(png, { limitInputPixels: 4_000_000 })
    .resize({ width: 600, height: 850, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .webp({ quality: 80 })
    .toBuffer()
  leave(outputNames.thumbnail, webp)
  return true
}
