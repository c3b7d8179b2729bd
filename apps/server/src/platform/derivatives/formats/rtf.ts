import { bytesOf } from '../bytes-of.ts'
import type { Job, Note } from '../derived.ts'
import { drawLines } from '../drawing/lines.ts'
import { tidyText, withinBytes } from '../tidy-text.ts'
import { rtfText } from './rtf-text.ts'

/** Rich text: its words, and the beginning of them as a picture. */
export async function readRtf(job: Job, note: Note): Promise<void> {
  const text = tidyText(rtfText(bytesOf(job).toString('latin1')))
  note({ pages: withinBytes([text], job.limits.textBytes) })
  if (text === '' || job.inner) return
  await drawLines(text)
  note({ hasThumbnail: true })
}
