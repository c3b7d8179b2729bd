import type { Job, Note } from '../../derived.ts'
import { a4, paragraph } from '../../drawing/blocks.ts'
import { showBlocks } from '../../drawing/show-blocks.ts'
import { tidyText, withinBytes } from '../../tidy-text.ts'

/** What was read of a document whose look is not known: its words as text, and as pages of our own, paragraph by paragraph. */
export async function showLines(text: string, job: Job, note: Note): Promise<void> {
  const said = tidyText(text)
  note({ pages: withinBytes([said], job.limits.textBytes) })
  if (job.inner || said === '') return
  await showBlocks(
    a4,
    said.split('\n').map((line) => paragraph(line)),
    note,
  )
}
