import { CFB } from '@e965/xlsx'
import { bytesOf } from '../bytes-of.ts'
import type { Job, Note, ReadInner } from '../derived.ts'
import { a4 } from '../drawing/blocks.ts'
import { linesAsBlocks } from '../drawing/lines.ts'
import { showBlocks } from '../drawing/show-blocks.ts'
import { noteGrowing } from '../note-growing.ts'
import { tidyText, withinBytes } from '../tidy-text.ts'
import { Unreadable } from '../unreadable.ts'
import { openCompound } from './compound.ts'
import { objectsIn } from './compound-objects.ts'
import { readDocText } from './doc-text.ts'

/** Word 97–2003: its text, shown in pages of our own (this format's sizes and places are not read). */
export async function readDoc(job: Job, note: Note, readInner: ReadInner): Promise<void> {
  const container = openCompound(bytesOf(job))
  const stream = (name: string) => {
    const entry = CFB.find(container, `/${name}`)
    if (!entry?.content) throw new Unreadable('Corrupt', `The document has no stream ${name}`)
    return Buffer.from(entry.content)
  }
  const { body, beside } = readDocText(stream('WordDocument'), stream)
  const said = tidyText(`${body}\n${beside}`)
  note({ pages: withinBytes([said], job.limits.textBytes) })
  const shown = tidyText(body)
  if (!job.inner && shown !== '') await showBlocks(a4, linesAsBlocks(shown), note)
  await noteGrowing([said], readInner(objectsIn(container), job), { note, limit: job.limits.textBytes })
}
