import { bytesOf } from '../../bytes-of.ts'
import type { Job, Note } from '../../derived.ts'
import { a4, paragraph, textsIn } from '../../drawing/blocks.ts'
import { showBlocks } from '../../drawing/show-blocks.ts'
import { tidyText, withinBytes } from '../../tidy-text.ts'
import { markupBlocks } from '../markup-blocks.ts'
import { showPicture } from '../stored-picture.ts'
import { bookIn } from './palm-book.ts'
import { recordsIn } from './palm-records.ts'

/** A book of PalmDOC, Mobipocket or Kindle: its words, shown in pages of our own; its cover as thumbnail. */
export async function readPalmBook(job: Job, note: Note): Promise<void> {
  const { title, author, text, isMarkup, cover } = bookIn(recordsIn(bytesOf(job)))
  const blocks = isMarkup ? markupBlocks(text) : text.split('\n').map((line) => paragraph(line))
  const said = tidyText([title, author, ...textsIn(blocks)].filter((line) => line !== '').join('\n'))
  note({ pages: withinBytes([said], job.limits.textBytes) })
  if (job.inner) return
  if (blocks.length > 0) await showBlocks(a4, blocks, note)
  if (cover.length > 0 && (await showPicture(cover))) note({ hasThumbnail: true })
}
