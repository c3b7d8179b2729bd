import { gunzipSync } from 'node:zlib'
import { sourceOf } from '../../bytes-of.ts'
import { type Job, type Note, outputNames } from '../../derived.ts'
import { a4, paragraph } from '../../drawing/blocks.ts'
import { showBlocks } from '../../drawing/show-blocks.ts'
import { leave } from '../../leave.ts'
import { tidyText, withinBytes } from '../../tidy-text.ts'
import { Unreadable } from '../../unreadable.ts'
import { showStored } from '../stored-picture.ts'
import { xmlEvents } from '../xml.ts'
import { openZip, type Zip } from '../zip.ts'
import { textsOfIwa } from './iwa.ts'

const OLD_INDEX = /(?:^|\/)index\.(?:xml|apxl)(?:\.gz)?$/
const OLD_BYTES = 100_000_000
const INDEX_ZIP = /(?:^|\/)Index\.zip$/
/** Not the words of what a document is made from. */
const PART = /(?:^|\/)Index\/(?!DocumentStylesheet|Metadata|ViewState|(?:Master|Template)Slide|Theme)[^.]*\.iwa$/
const [PICTURE, PAGES] = [/(?:^|\/)(?:preview|QuickLook\/Thumbnail)\.jpg$/, /(?:^|\/)QuickLook\/Preview\.pdf$/]

/**
 * A document of Pages, Numbers or Keynote: its words, by their parts and not by pages; its picture as its program left it, and its pages
 * where it left some.
 */
export async function readIwork(job: Job, note: Note): Promise<void> {
  const zip = await openZip(sourceOf(job))
  if (zip.has('.iwph') || zip.has('.iwpv2'))
    throw new Unreadable('PasswordProtected', 'The document is protected by a password')
  const texts = await textsIn(zip).catch((error: unknown) => {
    throw isLocked(error) ? new Unreadable('PasswordProtected', 'The document is protected by a password') : error
  })
  const said = tidyText(texts.join('\n'))
  note({ pages: withinBytes([said], job.limits.textBytes) })
  if (job.inner) return
  const pages = zip.names.find((name) => PAGES.test(name))
  const pdf = pages ? await zip.read(pages) : undefined
  if (pdf?.subarray(0, 5).toString('latin1') === '%PDF-') {
    leave(outputNames.preview.pdf, pdf)
    note({ previewKind: 'pdf' })
  } else if (said !== '')
    await showBlocks(
      a4,
      said.split('\n').map((line) => paragraph(line)),
      note,
    )
  if (
    await showStored(
      zip,
      zip.names.find((name) => PICTURE.test(name)),
    )
  )
    note({ hasThumbnail: true })
}

/** Before 2013 the parts of a locked document are packed in a way of their own. */
const isLocked = (error: unknown): boolean =>
  error instanceof Error && /unsupported compression method/i.test(error.message)

async function textsIn(zip: Zip): Promise<string[]> {
  const old = zip.names.find((name) => OLD_INDEX.test(name))
  if (old) return oldTexts(await zip.read(old), old.endsWith('.gz'))
  const inner = zip.names.find((name) => INDEX_ZIP.test(name))
  const index = inner ? await openZip(await zip.read(inner)) : zip
  const texts: string[] = []
  for (const name of index.names.filter((name) => PART.test(name)).sort(byNumber)) {
    try {
      texts.push(...textsOfIwa(await index.read(name)))
    } catch (error) {
      if (!(error instanceof RangeError)) throw error
    }
  }
  return texts
}

const byNumber = (a: string, b: string): number => a.localeCompare(b, 'en', { numeric: true })

/** Before 2013: one XML, in which paragraphs and cells say their words. */
function oldTexts(bytes: Buffer, isPacked: boolean): string[] {
  const xml = (isPacked ? gunzipSync(bytes, { maxOutputLength: OLD_BYTES }) : bytes).toString('utf8')
  const texts: string[] = []
  let [depth, text, skipped] = [0, '', 0]
  for (const event of xmlEvents(xml)) {
    if (event.kind === 'text') text += depth > 0 && skipped === 0 ? event.text : ''
    else if (event.kind === 'close') {
      if (OF_STYLES.test(event.name)) skipped -= 1
      if (event.name === 'sf:p') depth -= 1
      if (event.name === 'sf:p' && depth === 0) {
        texts.push(text)
        text = ''
      }
    } else if (!event.isEmpty && OF_STYLES.test(event.name)) skipped += 1
    else if (event.name === 'sf:p' && !event.isEmpty) depth += 1
    else if (event.name === 'sf:ct' && skipped === 0) texts.push(event.attributes['sfa:s'] ?? '')
    else if (/^sf:(?:br|tab|lnbr)$/.test(event.name)) text += event.name === 'sf:tab' ? '\t' : '\n'
  }
  return texts
}

const OF_STYLES = /^(?:sf:stylesheet|key:theme-list|key:master-slides|sl:section-prototypes)$/
