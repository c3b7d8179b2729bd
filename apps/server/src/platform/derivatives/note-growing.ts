import type { Note } from './derived.ts'
import { withinBytes } from './tidy-text.ts'

/**
 * Collects pages that come one after the other. What was found is noted again each time it has grown by half, so that a
 * crash keeps most of it and saying it costs no more than a few times its size.
 */
export async function noteGrowing(
  first: readonly string[],
  more: AsyncIterable<string>,
  { note, limit }: { note: Note; limit: number },
): Promise<string[]> {
  const pages = [...first]
  let size = pages.reduce((sum, page) => sum + page.length, 0)
  let noted = size
  note({ pages: withinBytes(pages, limit) })
  for await (const page of more) {
    pages.push(page)
    size += page.length
    if (size > limit) break
    if (size > noted * 1.5) {
      note({ pages: withinBytes(pages, limit) })
      noted = size
    }
  }
  const kept = withinBytes(pages, limit)
  note({ pages: kept })
  return kept
}
