import { bytesOf } from '../../bytes-of.ts'
import type { Job, Note } from '../../derived.ts'
import { a4, type Piece, paragraph } from '../../drawing/blocks.ts'
import { showBlocks } from '../../drawing/show-blocks.ts'
import { tidyText, withinBytes } from '../../tidy-text.ts'
import { Unreadable } from '../../unreadable.ts'
import { unpackBzz } from './bzz.ts'

const PAGE_TEXT_BYTES = 4_000_000
const MOST_PAGES = 50_000
const HEAD = 8

/** A DjVu: of each page the words that were read off its scan and lie behind it; shown by them, since nothing here draws the scan. */
export async function readDjvu(job: Job, note: Note): Promise<void> {
  const bytes = bytesOf(job)
  // Before the file as such stand four letters, by which it is known.
  const [whole] = chunksIn(bytes.subarray(4))
  if (!whole?.kind.startsWith('FORM:')) throw new Unreadable('Corrupt', 'The document does not say where it begins')
  const forms = whole.kind === 'FORM:DJVU' ? [whole] : [...chunksIn(whole.content)]
  const pages = forms.filter(({ kind }) => kind === 'FORM:DJVU').slice(0, MOST_PAGES)
  // Of a document in several files this is the one that names the others.
  note({ pageCount: pages.length > 0 ? pages.length : null })
  let left = job.limits.textBytes
  const texts = pages.slice(0, job.limits.pages).map(({ content }) => {
    const text = tidyText(textOf(content, Math.min(left, PAGE_TEXT_BYTES)))
    left -= text.length
    return text
  })
  note({ pages: withinBytes(texts, job.limits.textBytes) })
  if (job.inner || texts.every((text) => text === '')) return
  await showBlocks(a4, texts.flatMap(piecesOf), note)
}

const piecesOf = (text: string, page: number): Piece[] => [
  ...(page === 0 ? [] : [{ kind: 'break' } as const]),
  ...text.split('\n').map((line) => paragraph(line)),
]

interface Chunk {
  /** With its second name, where it holds others. */
  kind: string
  content: Buffer
}

/** Chunks one behind the other, each at an even place (EA IFF 85). */
function* chunksIn(bytes: Buffer): Generator<Chunk> {
  for (let at = 0; at + HEAD <= bytes.length; ) {
    const [kind, size] = [bytes.toString('latin1', at, at + 4), bytes.readUInt32BE(at + 4)]
    const content = bytes.subarray(at + HEAD, at + HEAD + size)
    yield kind === 'FORM'
      ? { kind: `FORM:${content.toString('latin1', 0, 4)}`, content: content.subarray(4) }
      : { kind, content }
    at += HEAD + size + (size & 1)
  }
}

/** The words of a page: their length, they themselves, then their places on it. What is damaged has none. */
function textOf(page: Buffer, most: number): string {
  for (const { kind, content } of chunksIn(page)) {
    if (kind !== 'TXTa' && kind !== 'TXTz') continue
    try {
      const said = kind === 'TXTz' ? unpackBzz(content, most) : content
      return said.toString('utf8', 3, 3 + said.readUIntBE(0, 3)).replace(SEPARATORS, '\n')
    } catch {
      return ''
    }
  }
  return ''
}

/** Ends of columns, regions, paragraphs. */
const SEPARATORS = /[^\P{Cc}\t\n]/gu
