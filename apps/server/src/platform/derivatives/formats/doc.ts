import { readFileSync } from 'node:fs'
import { CFB } from '@e965/xlsx'
import type { Job, Note } from '../derived.ts'
import { a4, paragraph } from '../drawing/blocks.ts'
import { drawFlow } from '../drawing/flow.ts'
import { tidyText, withinBytes } from '../tidy-text.ts'
import { Unreadable } from '../unreadable.ts'
import { readDocText } from './doc-text.ts'

const DRAWN_LINES = 100

/** Word 97–2003: its text, and the beginning of it as a picture (this format's sizes and places are not read). */
export async function readDoc(job: Job, note: Note): Promise<void> {
  const container = CFB.read(readFileSync(job.path), { type: 'buffer' })
  const stream = (name: string) => {
    const entry = CFB.find(container, `/${name}`)
    if (!entry?.content) throw new Unreadable('Corrupt', `The document has no stream ${name}`)
    return Buffer.from(entry.content)
  }
  const { body, beside } = readDocText(stream('WordDocument'), stream)
  note({ pages: withinBytes([tidyText(`${body}\n${beside}`)], job.limits.textBytes) })
  const lines = tidyText(body).split('\n').slice(0, DRAWN_LINES)
  if (lines.every((line) => line === '')) return
  await drawFlow(
    a4,
    lines.map((line) => paragraph(line)),
  )
  note({ hasThumbnail: true })
}
