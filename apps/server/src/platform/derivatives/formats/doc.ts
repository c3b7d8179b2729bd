import { readFileSync } from 'node:fs'
import WordExtractor from 'word-extractor'
import type { Job } from '../derived.ts'
import { a4, paragraph } from '../drawing/blocks.ts'
import type { Note } from '../readers.ts'
import { tidyText, withinBytes } from '../tidy-text.ts'

const DRAWN_LINES = 100

/** Word 97–2003: its text, and the beginning of it as a picture (this format's sizes and places are not read). */
export async function readDoc(job: Job, note: Note): Promise<void> {
  const document = await new WordExtractor().extract(readFileSync(job.path))
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
