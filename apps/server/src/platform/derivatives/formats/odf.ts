import sharp from 'sharp'
import { sourceOf } from '../bytes-of.ts'
import { type Job, type Note, outputNames } from '../derived.ts'
import { a4, type Block } from '../drawing/blocks.ts'
import { drawFlow } from '../drawing/flow.ts'
import { leave } from '../leave.ts'
import { tidyText, withinBytes } from '../tidy-text.ts'
import { Unreadable } from '../unreadable.ts'
import { readOdfBody } from './odf-body.ts'
import { readOdfStyles } from './odf-styles.ts'
import { openZip, type Zip } from './zip.ts'

const DRAWN_BLOCKS = 150

/** OpenDocument text, presentations and drawings; text is drawn, slides show the picture their program stored. */
export async function readOdf(job: Job, note: Note): Promise<void> {
  const zip = await openZip(sourceOf(job))
  if (!zip.has('content.xml')) throw new Unreadable('Corrupt', 'The document has no content')
  if ((await zip.readText('META-INF/manifest.xml')).includes(':encryption-data')) {
    throw new Unreadable('PasswordProtected', 'The document is protected by a password')
  }
  const xml = await zip.readText('content.xml')
  const { blocks, pages, pageCount } = readOdfBody(xml, readOdfStyles(await zip.readText('styles.xml'), xml))
  note({ pages: withinBytes(pages.map(tidyText), job.limits.textBytes), pageCount })
  if (job.inner) return
  const isText = job.mediaType.includes('opendocument.text')
  if (isText ? await drawText(blocks) : await storedPicture(zip)) note({ hasThumbnail: true })
}

async function drawText(blocks: readonly Block[]): Promise<boolean> {
  await drawFlow(a4, blocks.slice(0, DRAWN_BLOCKS))
  return true
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
