import { bytesOf } from '../bytes-of.ts'
import type { Job, Note } from '../derived.ts'
import { a4 } from '../drawing/blocks.ts'
import { linesAsBlocks } from '../drawing/lines.ts'
import { showBlocks } from '../drawing/show-blocks.ts'
import { tidyText, withinBytes } from '../tidy-text.ts'
import { rtfText } from './rtf-text.ts'

/** Rich text: its words, shown in pages of our own. */
export async function readRtf(job: Job, note: Note): Promise<void> {
  const text = tidyText(rtfText(bytesOf(job).toString('latin1')))
  note({ pages: withinBytes([text], job.limits.textBytes) })
  if (text !== '' && !job.inner) await showBlocks(a4, linesAsBlocks(text), note)
}
