import type { Document, Passage, SearchResult } from '@sinupan/contract'
import { sql } from 'kysely'
import { worksIn } from '../../../platform/actor.ts'
import type { Context } from '../../../platform/context.ts'
import { isAmong } from '../../../platform/database/is-among.ts'
import { type DocumentRow, type Edition, presentDocument, seenNow, selectDocumentRows } from '../../documents/index.ts'
import { pathText } from '../../folders/index.ts'
import type { Hit } from '../finding/find.ts'
import { excerpt } from '../passages/excerpt.ts'
import { markRanges, rangesIn, type Sought } from '../passages/marks.ts'
import { findPassages, type Passages } from '../passages/passages.queries.ts'

/** What a page's texts are marked by. */
export interface Marking {
  sought: readonly Sought[]
  /** For `to_tsquery`. */
  pages: string | null
  /** Passages only of documents whose name doesn't tell why they were found. */
  isInsideOnly: boolean
}

type Seen = { view: Document; path: string | null }

/** The documents among hits as their actor may see them now, by id: three statements at most, whatever their number. */
export async function documentResults(
  ctx: Context,
  hits: readonly Hit[],
  marking: Marking,
): Promise<Map<number, SearchResult>> {
  const files = hits.filter((hit) => hit.type === 'File')
  const seen = new Map([
    ...(await see(
      ctx,
      files.filter((hit) => hit.kind === 'working'),
      'working',
    )),
    ...(await see(
      ctx,
      files.filter((hit) => hit.kind !== 'working'),
      'snapshot',
    )),
  ])
  const isWanted = ({ view }: Seen) => !marking.isInsideOnly || rangesIn(view.name, marking.sought).length === 0
  const readable = [...seen.values()]
    .filter(isWanted)
    .flatMap(({ view }) => readableContents(view))
    .map((file) => file.sha256)
  const passages = await findPassages(ctx.db, readable, { text: marking.pages, sought: marking.sought })
  return new Map(
    files.flatMap((hit) => {
      const found = seen.get(hit.id)
      return found ? [[hit.id, present(hit, found, { marking, passages })] as const] : []
    }),
  )
}

async function see(ctx: Context, hits: readonly Hit[], edition: Edition): Promise<[number, Seen][]> {
  if (hits.length === 0) return []
  const ids = hits.map((hit) => hit.id)
  const isWorking = edition === 'working'
  const { rows } = await selectDocumentRows<{ path?: string }>(ctx, {
    where: sql`${isAmong('d.id', ids)} and ${seenNow(ctx.actor, edition)}`,
    edition,
    isUncounted: true,
    page: 0,
    pageSize: ids.length,
    ...(isWorking ? { columns: sql`${pathText(sql`d.folder_id`)} as path` } : {}),
  })
  return rows.map((row) => [
    row.id,
    {
      view: presentDocument(ctx, row as DocumentRow, edition),
      path: worksIn(ctx.actor, row.unitId) ? (row.path ?? null) : null,
    },
  ])
}

// An address to read a file by is only given to those who may read it.
const readableContents = (view: Document) => view.fileManagerFiles.filter((file) => file.contentUrl !== null)

type Texts = { marking: Marking; passages: ReadonlyMap<string, Passages> }

function present(hit: Hit, { view, path }: Seen, { marking, passages }: Texts): SearchResult {
  const { name, description, fileTags, routeId } = view
  return {
    id: hit.id,
    type: 'File',
    name,
    description,
    fileTags,
    file: view,
    path,
    routeId,
    highlights: highlightsOf({ name, description }, marking.sought),
    ...passagesOf(readableContents(view), passages),
    score: hit.score,
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
    passages: ofFiles.flatMap((one) => one.passages).slice(0, 3),
    passageCount: ofFiles.reduce((sum, one) => sum + one.pageCount, 0),
  }
}
