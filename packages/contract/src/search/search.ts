import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { pageShape, searchText, totals, wholeShape } from '../kernel/paging.ts'
import { bodyId, bodyIdOrRoot, calendarDate, givenInstant, id } from '../kernel/primitives.ts'
import { tagRef } from '../taxonomy/taxonomy.ts'
import { foundDocument } from './found-document.ts'

export const searchType = z
  .enum(['File', 'Folder', 'Tag', 'Category', 'Location'])
  .describe('What was found; File is a document, Category a records series')

/** Where in a file a passage stands, to be worded by whoever shows it. */
export const passagePlace = z
  .object({
    kind: z
      .enum(['page', 'slide', 'sheet', 'mail', 'attachment', 'picture'])
      .describe('mail: its heads and words; attachment: a file inside the file; picture: words on one'),
    number: z.number().int().optional().describe('Of a page or slide, from 1'),
    name: z.string().optional().describe('Of a sheet or an attachment'),
    isScanned: z.boolean().describe('Read from a picture: words may be wrong'),
  })
  .meta({ id: 'PassagePlace' })

export const passage = z
  .object({
    page: z.number().int(),
    text: z.string().describe('Safe text with <mark>'),
    place: passagePlace.optional().describe('Left out where a file is one text'),
    fileId: z.number().int().optional().describe('The file of the document in which it stands'),
  })
  .meta({ id: 'Passage' })

export const searchResult = z
  .object({
    id: z.number().int(),
    type: searchType,
    name: z.string(),
    description: z.string().nullable(),
    fileCount: z.number().int().optional(),
    fileTags: z.array(z.object({ tag: tagRef })).optional(),
    file: foundDocument.optional().describe('Of a document what a list of results shows; all of it comes by its id'),
    path: z.string().nullable().optional(),
    routeId: z.string().optional(),
    highlights: z
      .array(z.string())
      .describe('Safe text with <mark>: the name, then what else was found of its metadata'),
    passages: z.array(passage).describe('The best passages of the text, at most 2').optional(),
    passageCount: z.number().int().describe('Pages that hold what was sought').optional(),
    score: z.number(),
  })
  .meta({ id: 'SearchResult' })

/** Where nothing was found as it was typed: what was probably meant, of words that stand in what the caller may see. */
export const didYouMean = z
  .string()
  .optional()
  .describe('What was probably meant, where nothing was found as it was typed; the results are those of it')

const count = z.object({ id: z.number().int(), name: z.string(), count: z.number().int() })
export const searchFacets = z
  .object({
    types: z.array(z.object({ type: searchType, count: z.number().int() })),
    categories: z.array(count),
    tags: z.array(count),
    fileTypes: z.array(z.object({ fileType: z.string(), count: z.number().int() })),
    years: z.array(z.object({ year: z.number().int(), count: z.number().int() })),
    units: z.array(count),
  })
  .meta({ id: 'SearchFacets' })

const someIds = z.array(bodyId).max(200).optional()
const dates = z.strictObject({ from: calendarDate.optional(), to: calendarDate.optional() }).optional()
const instants = z.strictObject({ from: givenInstant.optional(), to: givenInstant.optional() }).optional()

/** The kinds of results that may be asked for. */
export const askedTypes = ['any', ...searchType.options] as const
/** In an address, where letter case tells nothing apart. */
const askedType = z
  .string()
  .max(20)
  .transform((value) => askedTypes.find((one) => one.toLowerCase() === value.toLowerCase()) ?? value)
  .pipe(z.enum(askedTypes))
  .describe(`One of ${askedTypes.join(', ')}, in any letter case`)

export const quickSearch = endpoint({
  name: 'Core_QuickSearch',
  method: 'GET',
  path: '/Core/Search/:type/:duId',
  who: 'user',
  summary: 'Results while typing: at most 10 a type',
  params: z.strictObject({ type: askedType, duId: id }),
  query: z.strictObject({ search: searchText.default(''), ...wholeShape }),
  response: z.object({ items: z.array(searchResult), total: z.number().int(), didYouMean }),
  refusals: ['NotYourDeliveryUnit'],
})
export const search = endpoint({
  name: 'Core_Search',
  method: 'POST',
  path: '/Core/Search/:duId',
  who: 'user',
  summary: 'Search all that the caller may see',
  params: z.strictObject({ duId: id }),
  body: z.strictObject({
    type: z
      .enum(['', ...askedTypes])
      .default('')
      .describe('Empty and any: all kinds'),
    search: searchText.default(''),
    categoryIds: someIds,
    categoryGroupIds: someIds,
    tagIds: someIds,
    locationIds: someIds.describe('In these places and everywhere below'),
    campusIds: someIds,
    deliveryUnitIds: someIds,
    folderId: bodyIdOrRoot.optional(),
    fileTypes: z.array(z.string().max(20)).max(50).optional(),
    ownerIds: z.array(z.uuid()).max(50).optional(),
    status: z
      .array(z.enum(['', 'pending', 'approved', 'returned']))
      .max(4)
      .optional()
      .describe('Of the posting; empty: documents without one'),
    isClassified: z.boolean().optional(),
    documentDate: dates,
    createdAt: instants,
    ...pageShape,
    sort: z.enum(['relevance', 'newest', 'oldest', 'name', 'size']).default('relevance'),
  }),
  response: z.object({
    items: z.array(searchResult),
    ...totals,
    facets: searchFacets,
    took: z.number().describe('Milliseconds'),
    didYouMean,
  }),
  refusals: ['NotYourDeliveryUnit', 'NotFound'],
})

export type { FoundDocument } from './found-document.ts'
export type PassagePlace = z.output<typeof passagePlace>
export type Passage = z.output<typeof passage>
export type SearchResult = z.output<typeof searchResult>
export type SearchFacets = z.output<typeof searchFacets>
