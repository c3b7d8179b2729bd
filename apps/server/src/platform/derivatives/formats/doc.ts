import { readFileSync } from 'node:fs'
import { CFB } from '@e965/xlsx'
import WordExtractor from 'word-extractor'
import type { Job } from '../derived.ts'
import { a4, paragraph } from '../drawing/blocks.ts'
import type { Note } from '../readers.ts'
import { tidyText, withinBytes } from '../tidy-text.ts'
import { Unreadable } from '../unreadable.ts'

const DRAWN_LINES = 100

/** Word 97–2003: its text, and the beginning of it as a picture (this format's sizes and places are not read). */
export async function readDoc(job: Job, note: Note): Promise<void> {
  const bytes = readFileSync(job.path)
  refuseEncrypted(bytes)
  const document = await new WordExtractor().extract(bytes)
  const body = document.getBody()
  const parts = [body, document.getTextboxes(), document.getFootnotes(), document.getEndnotes(), document.getHeaders()]
  note({ pages: withinBytes([tidyText(parts.filter(Boolean).join('\n'))], job.limits.textBytes) })
  const lines = tidyText(body).split('\n').slice(0, DRAWN_LINES)
  if (lines.every((line) => line === '')) return
  const { drawFlow } = await import('../drawing/flow.ts')
  await drawFlow(
    job.outputDir,
    a4,
    lines.map((line) => paragraph(line)),
  )
  note({ hasThumbnail: true })
}

/** The flag fEncrypted of the file information block ([MS-DOC] 2.5.2). */
function refuseEncrypted(bytes: Buffer): void {
  const entry = CFB.find(CFB.read(bytes, { type: 'buffer' }), 'WordDocument')
  const flags = entry?.content?.[11] ?? 0
  if ((flags & 0x01) !== 0) throw new Unreadable('PasswordProtected', 'The document is protected by a password')
}
