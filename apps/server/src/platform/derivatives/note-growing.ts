import type { Note, PageNames } from './derived.ts'
import { withinBytes } from './tidy-text.ts'

/**
 * Collects pages that come one after the other behind the file's own, each with its name in the first line. What was found is noted again each time it has grown by half, so that a
 * crash keeps most of it and saying it costs no more than a few times its size.
 *
 * @param names of the file's own pages, where they have some
 */
export async function noteGrowing(
  first: readonly string[],
  more: AsyncIterable<string>,
  { note, limit, names: own = [] }: { note: Note; limit: number; names?: PageNames },
): Promise<string[]> {
  const pages = [...first]
  const names: PageNames = first.map((_, page) => own[page] ?? null)
  let size = pages.reduce((sum, page) => sum + page.length, 0)
  let noted = size
  note({ pages: withinBytes(pages, limit) })
  for await (const page of more) {
    // What is behind the limit is heard to its end: its attachments are told all the same.
    if (size > limit) continue
    pages.push(page)
    names.push(page === '' ? null : (page.split('\n', 1)[0] ?? null))
    size += page.length
    if (size > noted * 1.5) {
      note({ pages: withinBytes(pages, limit), names })
      noted = size
    }
  }
  const kept = withinBytes(pages, limit)
  note({ pages: kept, names })
  return kept
}
