import type { listPublic, PublicFacets, PublicPosting, QueryOf, ResponseOf } from '@sinupan/contract'
import { sql } from 'kysely'
import { anonymous } from '../../../platform/actor.ts'
import type { Context } from '../../../platform/context.ts'
import { asList } from '../../../platform/database/page.ts'
import type { Found, Hit } from '../finding/find.ts'
import { findKept } from '../finding/find-kept.ts'
import { keyOf } from '../finding/kept-finds.ts'
import type { Condition, Dimension } from '../finding/seeking.ts'
import { soughtBy } from '../passages/marks.ts'
import { findPassages } from '../passages/passages.queries.ts'
import { asksNothing, type ParsedQuery } from '../query/parsed-query.ts'
import { readQuery } from '../query/read-query.ts'
import { textsOf } from '../query/to-tsquery.ts'
import { highlightsOf, passagesOf } from '../results/document-results.ts'
import { queryConditions } from '../search-conditions.ts'
import { selectPublished } from './public-documents.queries.ts'

type PublicQuery = QueryOf<typeof listPublic>
type Answer = ResponseOf<typeof listPublic>

const facetDimensions: readonly Dimension[] = ['category', 'campus', 'year', 'fileType']

/** Searches what is public, as an outsider sees it, whoever asks. @throws Refusal ValidationFailed where a date or kind can't be read */
export async function searchPublic(ctx: Context, asked: PublicQuery, within: Within = {}): Promise<Answer> {
  const started = performance.now()
  const text = asked.search ?? ''
  const query = readQuery(text)
  const finds = query.resultType !== 'Location' && (text === '' || !asksNothing(query))
  const { page, pageSize, ...alike } = asked
  const question = {
    seeking: {
      actor: anonymous,
      typed: text,
      conditions: [...conditionsOf(within), ...queryConditions(query), ...filterConditions(asked)],
      sort: asked.sort ?? (text === '' ? 'newest' : 'relevance'),
      unitId: null,
    },
    types: ['File'],
    others: [],
    facets: facetDimensions,
    page,
    pageSize,
  } as const
  const {
    found,
    query: readAs,
    meant,
  } = finds
    ? await findKept(ctx.db, query, question, keyOf(question.seeking, ['public', within, alike]))
    : { found: nothing, query, meant: undefined }
  const items = await present(ctx, found.hits, readAs)
  const total = found.totals.File - (found.hits.length - items.length)
  const took = Math.round((performance.now() - started) * 10) / 10
  // Told only while the hit that says so is still to be seen.
  const isTold = meant !== undefined && items.length > 0 && items.length === found.hits.length
  return { ...asList(items, total), facets: facetsOf(found), took, ...(isTold && { didYouMean: meant }) }
}

/** All that is found lies within them. */
interface Within {
  categoryId?: number
  campusId?: number
}

const conditionsOf = ({ categoryId, campusId }: Within): Condition[] => [
  ...(categoryId === undefined ? [] : [{ holds: sql<boolean>`e.category_id = ${categoryId}` }]),
  ...(campusId === undefined ? [] : [{ holds: sql<boolean>`e.campus_id = ${campusId}` }]),
]

const nothing: Found = {
  hits: [],
  totals: { File: 0, Folder: 0, Tag: 0, Category: 0, Location: 0 },
  facets: null,
  near: null,
  meant: null,
}

function filterConditions({ categoryId, campusId, year, fileType }: PublicQuery): Condition[] {
  const types = fileType?.toLowerCase().split(',').filter(Boolean)
  const given: (Condition | undefined)[] = [
    categoryId && { holds: sql`e.category_id = any(${categoryId}::integer[])`, dimension: 'category' },
    campusId && { holds: sql`e.campus_id = any(${campusId}::integer[])`, dimension: 'campus' },
    year && { holds: sql`e.year = any(${year}::integer[])`, dimension: 'year' },
    types && { holds: sql`e.file_types && ${types}::text[]`, dimension: 'fileType' },
  ]
  return given.filter((one) => one !== undefined)
}

async function present(ctx: Context, hits: readonly Hit[], query: ParsedQuery): Promise<PublicPosting[]> {
  if (hits.length === 0) return []
  const published = await selectPublished(ctx, sql`d.id = any(${hits.map((hit) => hit.id)}::integer[])`)
  const sought = soughtBy(query)
  const sha256s = published.flatMap(({ document }) => document.files.map((file) => file.sha256))
  const passages = await findPassages(ctx.db, sha256s, { text: textsOf(query).pages, sought })
  const byId = new Map(published.map((one) => [one.id, one]))
  return hits.flatMap(({ id, score }) => {
    const one = byId.get(id)
    if (!one) return []
    const { files, ...document } = one.document
    return {
      id: one.postingId,
      publishedAt: document.publishedAt,
      fileManager: { ...document, files, fileManagerFiles: files },
      highlights: highlightsOf(document, sought),
      ...passagesOf(files, passages),
      score,
    }
  })
}

const facetsOf = ({ facets }: Found): PublicFacets => ({
  categories: facets?.category ?? [],
  campuses: facets?.campus ?? [],
  years: facets?.year ?? [],
  fileTypes: facets?.fileType ?? [],
})
