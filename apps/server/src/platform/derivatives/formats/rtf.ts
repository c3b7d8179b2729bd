import { readFileSync } from 'node:fs'
import type { Job, Note } from '../derived.ts'
import { a4, paragraph } from '../drawing/blocks.ts'
import { drawFlow } from '../drawing/flow.ts'
import { tidyText, withinBytes } from '../tidy-text.ts'
import { rtfText } from './rtf-text.ts'

/** Rich text: its words, and the beginning of them as a picture. */
export async function readRtf(job: Job, note: Note): Promise<void> {
  const text = tidyText(rtfText(readFileSync(job.path, 'latin1')))
  note({ pages: withinBytes([text], job.limits.textBytes) })
  if (text === '') return
  const lines = text.split('\n').slice(0, 100)
  await drawFlow(
    a4,
    lines.map((line) => paragraph(line)),
  )
  note({ hasThumbnail: true })
}
