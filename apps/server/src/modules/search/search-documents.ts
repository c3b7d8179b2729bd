import type { ResponseOf, SearchFacets, SearchResult, search } from '@sinupan/contract'
import type { Context } from '../../platform/context.ts'
import { asList } from '../../platform/database/page.ts'
import { requireFolder } from '../folders/index.ts'
import { requireOwnUnit } from '../organisation/index.ts'
import type { Found, Hit } from './finding/find.ts'
import type { Forgiven } from './finding/find-forgivingly.ts'
import { findKept } from './finding/find-kept.ts'
import { keyOf } from './finding/kept-finds.ts'
import type { OtherType } from './finding/others.ts'
import type { Condition, Dimension } from './finding/seeking.ts'
import { soughtBy } from './passages/marks.ts'
import { asksNothing, isAboutFiles, type ParsedQuery, type ResultType } from './query/parsed-query.ts'
import { readQuery } from './query/read-query.ts'
import { textsOf } from './query/to-tsquery.ts'
import { documentResults } from './results/document-results.ts'
import { otherResults } from './results/other-results.ts'
import { filterConditions, queryConditions, type SearchBody } from './search-conditions.ts'

type Answer = ResponseOf<typeof search>

const facetDimensions: readonly Dimension[] = ['category', 'tag', 'fileType', 'year', 'unit']
const otherTypes: readonly OtherType[] = ['Folder', 'Tag', 'Category', 'Location']
const everyType: readonly ResultType[] = ['File', ...otherTypes]
const atMostEach = 10

/**
 * Searches all that the actor may see. The unit only says whose documents come first among equals.
 *
 * @throws Refusal NotYourDeliveryUnit; NotFound for an unknown folder; ValidationFailed where a date or kind can't be read
 */
export async function searchDocuments(ctx: Context, duId: number, body: SearchBody): Promise<Answer> {
  const started = performance.now()
  requireOwnUnit(ctx, duId)
  if (body.folderId) await requireFolder(ctx, body.folderId, 'view')
  const query = readQuery(body.search)
  const types = typesOf(query, body.type)
  if ((body.search !== '' && asksNothing(query)) || types.length === 0) return nothingFound(started)
  const filters = filterConditions(ctx, duId, body)
  const others = isAboutFiles(query) || isNarrowed(filters, body) ? [] : otherTypes
  const conditions = [...queryConditions(query), ...filters]
  const { page, pageSize, ...asked } = body
  const question = {
    seeking: { actor: ctx.actor, typed: body.search, conditions, sort: body.sort, unitId: duId },
    types,
    others,
    facets: facetDimensions,
    folderId: body.folderId,
    page,
    pageSize,
  }
  const forgiven = await findKept(ctx.db, query, question, keyOf(question.seeking, ['search', duId, asked]))
  const { found } = forgiven
  const items = await results(ctx, found.hits, { query: forgiven.query, isInsideOnly: false })
  const gone = found.hits.length - items.length
  const total = types.reduce((sum, type) => sum + found.totals[type], 0) - gone
  return { ...asList(items, total), facets: facetsOf(found), took: elapsed(started), ...toldBy(forgiven, items) }
}

/**
 * At most ten results of each type while somebody types; what was found inside only comes with where.
 *
 * @throws Refusal NotYourDeliveryUnit, ValidationFailed
 */
export async function searchQuickly(
  ctx: Context,
  duId: number,
  { type, search }: { type: SearchBody['type']; search: string },
): Promise<Pick<Answer, 'items' | 'didYouMean'>> {
  requireOwnUnit(ctx, duId)
  const query = readQuery(search, { whileTyping: true })
  const types = typesOf(query, type)
  if (asksNothing(query) || types.length === 0) return { items: [] }
  const seeking = {
    actor: ctx.actor,
    typed: search,
    conditions: queryConditions(query),
    sort: 'relevance',
    unitId: duId,
  } as const
  const question = {
    seeking,
    types,
    others: isAboutFiles(query) ? [] : otherTypes,
    facets: [],
    page: 0,
    pageSize: atMostEach,
    eachType: atMostEach,
  }
  const forgiven = await findKept(ctx.db, query, question, keyOf(seeking, ['quick', duId, type, search]))
  const items = await results(ctx, forgiven.found.hits, { query: forgiven.query, isInsideOnly: true })
  return { items, ...toldBy(forgiven, items) }
}

/** What was meant, where the hit that says so is still to be seen. */
function toldBy({ found: { hits }, meant }: Forgiven, items: readonly SearchResult[]): { didYouMean?: string } {
  const [hit, item] = [hits[0], items[0]]
  return meant !== undefined && hit?.id === item?.id && hit?.type === item?.type ? { didYouMean: meant } : {}
}

const typesOf = (query: ParsedQuery, asked: SearchBody['type']): readonly ResultType[] => {
  const type = asked === '' || asked === 'any' ? query.resultType : asked
  return type ? [type] : everyType
}

// Filters are about documents; of folders only the place means something.
const isNarrowed = (filters: readonly Condition[], body: SearchBody) =>
  filters.length > (body.folderId === undefined ? 0 : 1)

async function results(
  ctx: Context,
  hits: readonly Hit[],
  { query, isInsideOnly }: { query: ParsedQuery; isInsideOnly: boolean },
): Promise<SearchResult[]> {
  const sought = soughtBy(query)
  const [documents, others] = await Promise.all([
    documentResults(ctx, hits, { sought, pages: textsOf(query).pages, isInsideOnly }),
    otherResults(ctx, hits, sought),
  ])
  return hits.flatMap(
    (hit) => (hit.type === 'File' ? documents.get(hit.id) : others.get(`${hit.type} ${hit.id}`)) ?? [],
  )
}

function facetsOf({ facets, totals }: Found): SearchFacets {
  return {
    types: everyType.map((type) => ({ type, count: totals[type] })),
    categories: facets?.category ?? [],
    tags: facets?.tag ?? [],
    fileTypes: facets?.fileType ?? [],
    years: facets?.year ?? [],
    units: facets?.unit ?? [],
  }
}

const elapsed = (started: number) => Math.round((performance.now() - started) * 10) / 10

const nothingFound = (started: number): Answer => ({
  items: [],
  total: 0,
  facets: { types: [], categories: [], tags: [], fileTypes: [], years: [], units: [] },
  took: elapsed(started),
})
