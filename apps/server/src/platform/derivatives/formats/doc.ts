import { CFB } from '@e965/xlsx'
import { bytesOf } from '../bytes-of.ts'
import type { Job, Note } from '../derived.ts'
import { a4 } from '../drawing/blocks.ts'
import { linesAsBlocks } from '../drawing/lines.ts'
import { showBlocks } from '../drawing/show-blocks.ts'
import { tidyText, withinBytes } from '../tidy-text.ts'
import { Unreadable } from '../unreadable.ts'
import { readDocText } from './doc-text.ts'

/** Word 97–2003: its text, shown in pages of our own (this format's sizes and places are not read). */
export async function readDoc(job: Job, note: Note): Promise<void> {
  const container = CFB.read(bytesOf(job), { type: 'buffer' })
  const stream = (name: string) => {
    const entry = CFB.find(container, `/${name}`)
    if (!entry?.content) throw new Unreadable('Corrupt', `The document has no stream ${name}`)
    return Buffer.from(entry.content)
  }
  const { body, beside } = readDocText(stream('WordDocument'), stream)
  note({ pages: withinBytes([tidyText(`${body}\n${beside}`)], job.limits.textBytes) })
  if (job.inner) return
  const shown = tidyText(body)
  if (shown !== '') await showBlocks(a4, linesAsBlocks(shown), note)
}
