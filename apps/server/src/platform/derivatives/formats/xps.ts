import { sourceOf } from '../bytes-of.ts'
import type { Job, Note } from '../derived.ts'
import { tidyText, withinBytes } from '../tidy-text.ts'
import { Unreadable } from '../unreadable.ts'
import { showStored } from './stored-picture.ts'
import { type Attributes, xmlEvents } from './xml.ts'
import { openZip } from './zip.ts'

const PAGE = /\.fpage$/i
const PICTURE = /^docProps\/thumbnail\.(?:jpe?g|png)$/i
/** Of a letter's size: its usual width, and a gap that is one between words. */
const [WIDTH, GAP] = [0.5, 0.35]

/** Fixed pages as Windows prints them (XPS, ECMA-388): their words, page by page; the picture that its program left. */
export async function readXps(job: Job, note: Note): Promise<void> {
  const zip = await openZip(sourceOf(job))
  const parts = zip.names.filter((name) => PAGE.test(name)).sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
  if (parts.length === 0) throw new Unreadable('Corrupt', 'The document has no pages')
  const pages: string[] = []
  for (const part of parts.slice(0, job.limits.pages)) pages.push(tidyText(pageText(await zip.readText(part))))
  note({ pageCount: parts.length, pages: withinBytes(pages, job.limits.textBytes) })
  if (
    !job.inner &&
    (await showStored(
      zip,
      zip.names.find((name) => PICTURE.test(name)),
    ))
  )
    note({ hasThumbnail: true })
}

function pageText(xml: string): string {
  const pieces: string[] = []
  let [line, end] = [Number.NaN, Number.NaN]
  for (const event of xmlEvents(xml)) {
    if (event.kind !== 'open' || event.name !== 'Glyphs') continue
    const { text, x, y, size } = glyphsOf(event.attributes)
    if (text === '') continue
    if (Math.abs(y - line) < size * 0.3) pieces.push(x - end > size * GAP ? ' ' : '')
    else pieces.push('\n')
    pieces.push(text)
    line = y
    end = x + text.length * size * WIDTH
  }
  return pieces.join('')
}

function glyphsOf(attributes: Attributes): { text: string; x: number; y: number; size: number } {
  const number = (name: string) => Number(attributes[name] ?? 0) || 0
  // Braces at the beginning are an escape (ECMA-388, 12.1.1).
  const text = (attributes.UnicodeString ?? '').replace(/^\{\}/, '')
  return { text, x: number('OriginX'), y: number('OriginY'), size: number('FontRenderingEmSize') || 10 }
}
