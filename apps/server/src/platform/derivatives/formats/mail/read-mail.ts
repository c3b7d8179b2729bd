import type { Job, Note, ReadInner } from '../../derived.ts'
import { paragraph } from '../../drawing/blocks.ts'
import { drawLines } from '../../drawing/lines.ts'
import { noteGrowing } from '../../note-growing.ts'
import { tidyText } from '../../tidy-text.ts'
import { bodyText, headText, type Letter } from './letter.ts'
import { writeMailPreview } from './mail-preview.ts'

/** A mail's heads and words as its first page, then one page for each file that came with it; a page to look at. */
export async function readLetter(
  letter: Letter,
  { job, note, readInner }: { job: Job; note: Note; readInner: ReadInner },
): Promise<void> {
  const body = tidyText(bodyText(letter))
  const first = tidyText(`${headText(letter)}\n\n${body}`)
  const files = readInner(letter.files, job)
  if (job.inner) {
    await noteGrowing([first], files, { note, limit: job.limits.textBytes })
    return
  }
  writeMailPreview(letter)
  note({ pages: [first], previewKind: 'html' })
  const heads = letter.heads.map(({ label, value }) =>
    paragraph(tidyText(`${label}: ${value}`), { isBold: label === 'Subject' }),
  )
  await drawLines(body, heads)
  note({ hasThumbnail: true })
  await noteGrowing([first], files, { note, limit: job.limits.textBytes })
}
