import type { Passage, SearchResult } from '@sinupan/contract'
import type { Context } from '../../../platform/context.ts'
import type { Hit } from '../finding/find.ts'
import { excerpt } from '../passages/excerpt.ts'
import { markRanges, rangesIn, type Sought } from '../passages/marks.ts'
import { findPassages, mostPassages, type Passages } from '../passages/passages.queries.ts'
import { presentFound, type Shown } from './found-documents.presenter.ts'
import { selectFoundDocuments } from './found-documents.queries.ts'

/** What a page's texts are marked by. */
export interface Marking {
  sought: readonly Sought[]
  /** For `to_tsquery`. */
  pages: string | null
  /** Passages only of documents whose name doesn't tell why they were found. */
  isInsideOnly: boolean
}

/** The documents among hits as their actor may see them now, by id: two statements at most, whatever their number. */
export async function documentResults(
  ctx: Context,
  hits: readonly Hit[],
  marking: Marking,
): Promise<Map<number, SearchResult>> {
  const files = hits.filter((hit) => hit.type === 'File')
  if (files.length === 0) return new Map()
  const seen = new Map((await selectFoundDocuments(ctx, files)).map((row) => [row.id, presentFound(ctx, row)]))
  const isWanted = ({ file }: Shown) => !marking.isInsideOnly || rangesIn(file.name, marking.sought).length === 0
  const readable = [...seen.values()]
    .filter(isWanted)
    .flatMap((shown) => shown.readable)
    .map((file) => file.sha256)
  const passages = await findPassages(ctx.db, readable, { text: marking.pages, sought: marking.sought })
  return new Map(
    files.flatMap((hit) => {
      const shown = seen.get(hit.id)
      return shown ? [[hit.id, present(hit, { shown, marking, passages })] as const] : []
    }),
  )
}

type Texts = { shown: Shown; marking: Marking; passages: ReadonlyMap<string, Passages> }

function present(hit: Hit, { shown, marking, passages }: Texts): SearchResult {
  const { file, tags, readable, path } = shown
  const { id, name, description } = file
  return {
    id,
    type: 'File',
    name,
    description,
    fileTags: tags,
    file,
    path,
    routeId: file.routeId,
    highlights: highlightsOf({ name, description }, marking.sought),
    ...passagesOf(readable, passages),
    score: Math.round(hit.score * 1000) / 1000,
  }
}

/** The name, marked, and the part of the description that holds what was sought. */
export function highlightsOf(thing: { name: string; description: string | null }, sought: readonly Sought[]): string[] {
  const inDescription = thing.description ? excerpt(thing.description, sought) : undefined
  return [markRanges(thing.name, rangesIn(thing.name, sought)), ...(inDescription === undefined ? [] : [inDescription])]
}

/** The passages of a document's files together, in the order of the files; the same contents once. */
export function passagesOf(
  files: readonly { id: number; sha256: string }[],
  found: ReadonlyMap<string, Passages>,
): { passages: Passage[]; passageCount: number } {
  const different = files.filter(({ sha256 }, index) => files.findIndex((one) => one.sha256 === sha256) === index)
  const ofFiles = different.flatMap(({ id, sha256 }) => {
    const one = found.get(sha256)
    return one ? [{ ...one, passages: one.passages.map((passage) => ({ ...passage, fileId: id })) }] : []
  })
  return {
    passages: ofFiles.flatMap((one) => one.passages).slice(0, mostPassages),
    passageCount: ofFiles.reduce((sum, one) => sum + one.pageCount, 0),
  }
}
