import { z } from 'zod'
import { previewFrom, previewKind } from '../files/preview-kind.ts'
import { bytes, endpoint } from '../kernel/endpoint.ts'
import { list, pageShape, searchText, wholeQuery } from '../kernel/paging.ts'
import { calendarDate, id, idOrRouteId, instant, queryIds } from '../kernel/primitives.ts'
import { didYouMean, passage } from '../search/search.ts'

const byId = z.strictObject({ id })
const open = 'open'

const publicFile = z
  .object({
    id: z.number().int(),
    fileName: z.string(),
    fileType: z.string(),
    mediaType: z.string(),
    size: z.number(),
    sha256: z.string(),
    pageCount: z.number().int().nullable(),
    contentUrl: z.string(),
    downloadUrl: z.string().describe('The bytes as an attachment, under the real name'),
    previewUrl: z.string().nullable(),
    previewKind,
    previewFrom,
    searchableUrl: z
      .string()
      .nullable()
      .describe('A PDF with the words of its scanned pages; null where there is none'),
    thumbnailUrl: z.string().nullable(),
  })
  .meta({ id: 'PublicFile' })
/** The fields of a document as it is told to the world. */
export const publicShape = {
  routeId: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  categoryId: z.number().int().nullable(),
  category: z.string().nullable(),
  group: z.string().nullable(),
  campusId: z.number().int(),
  campusName: z.string(),
  officeName: z.string(),
  unitName: z.string(),
  tags: z.array(z.string()),
  documentDate: calendarDate.nullable(),
  publishedAt: instant,
  citation: z.string(),
  thumbnailUrl: z.string().nullable(),
  files: z.array(publicFile),
  viewCount: z.number().int().describe('How many outsiders opened its page, each once a day'),
  downloadCount: z.number().int().describe('How many outsiders took a file of it, each once a day'),
}
/** All that an outsider may know of a document: its approved snapshot, no person, no note, no location, no folder. */
export const publicDocument = z.object(publicShape).meta({ id: 'PublicDocument' })
const publicPage = z
  .object({
    ...publicShape,
    citations: z.object({ apa: z.string(), plain: z.string(), bibtex: z.string(), ris: z.string() }),
  })
  .meta({ id: 'PublicDocumentPage' })
/** What a `Withdrawn` tells of a document that was public: its title as it was published, days, the reason if one was given. */
export const withdrawnDocument = z
  .object({ name: z.string(), publishedOn: calendarDate, withdrawnOn: calendarDate, reason: z.string().nullable() })
  .meta({ id: 'WithdrawnDocument' })
export const publicPosting = z
  .object({
    id: z.number().int(),
    publishedAt: instant,
    fileManager: z.object({ ...publicShape, fileManagerFiles: z.array(publicFile) }).meta({ id: 'PublicFileManager' }),
    highlights: z
      .array(z.string())
      .describe('Safe text with <mark>: the name, then what else was found of its metadata'),
    passages: z.array(passage).describe('The best passages of the text, at most 2'),
    passageCount: z.number().int().describe('Pages that hold what was sought'),
    score: z.number().optional(),
  })
  .meta({ id: 'PublicPosting' })
const facet = z.object({ id: z.number().int(), name: z.string(), count: z.number().int() })
export const publicFacets = z
  .object({
    categories: z.array(facet),
    campuses: z.array(facet),
    years: z.array(z.object({ year: z.number().int(), count: z.number().int() })),
    fileTypes: z.array(z.object({ fileType: z.string(), count: z.number().int() })),
  })
  .meta({ id: 'PublicFacets' })
export const publicQuery = z.strictObject({
  ...pageShape,
  search: searchText.optional(),
  categoryId: queryIds.optional(),
  campusId: queryIds.optional(),
  year: queryIds.optional(),
  fileType: z.string().max(200).optional().describe('Extensions separated by commas'),
  sort: z.enum(['relevance', 'newest', 'oldest', 'name']).optional(),
})
const publicList = z
  .object({ ...list(publicPosting).shape, facets: publicFacets, took: z.number().describe('Milliseconds'), didYouMean })
  .meta({ id: 'PublicPostingList' })
export const listPublicCategories = endpoint({
  name: 'FilePosting_PublicCategories',
  method: 'GET',
  path: '/FilePosting/Public/Categories',
  who: open,
  summary: 'Categories and campuses with the number of public documents',
  query: wholeQuery,
  response: z.object({
    items: z.array(
      z.object({
        id: z.number().int(),
        category: z.string(),
        description: z.string().nullable(),
        group: z.string(),
        groupId: z.number().int().describe('Id of its group'),
        fileCount: z.number().int(),
      }),
    ),
    total: z.number().int(),
    campuses: z.array(
      z.object({ id: z.number().int(), campusName: z.string(), shortName: z.string(), fileCount: z.number().int() }),
    ),
    documentCount: z.number().int(),
    firstYear: z.number().int().nullable(),
  }),
})
export const listPublicOfCategory = endpoint({
  name: 'FilePosting_PublicCategory',
  method: 'GET',
  path: '/FilePosting/Public/Category/:id',
  who: open,
  summary: 'Public documents of a category',
  params: byId,
  query: publicQuery,
  response: publicList,
  refusals: ['NotFound'],
})
export const listPublicOfCampus = endpoint({
  name: 'FilePosting_PublicCampus',
  method: 'GET',
  path: '/FilePosting/Public/Campus/:id',
  who: open,
  summary: 'Public documents of a campus',
  params: byId,
  query: publicQuery,
  response: publicList,
  refusals: ['NotFound'],
})
export const listPublic = endpoint({
  name: 'FilePosting_Public',
  method: 'GET',
  path: '/FilePosting/Public',
  who: open,
  summary: 'Search the public documents',
  query: publicQuery,
  response: publicList,
})
export const getPublicDocument = endpoint({
  name: 'FilePosting_PublicDocument',
  method: 'GET',
  path: '/FilePosting/Public/Document/:routeId',
  who: open,
  summary: 'One public document by its route id',
  params: z.strictObject({ routeId: idOrRouteId }),
  response: publicPage,
  refusals: ['NotFound', 'Withdrawn'],
})
export const citationFormats = ['bib', 'ris'] as const
export const getPublicCitation = endpoint({
  name: 'FilePosting_PublicCitation',
  method: 'GET',
  path: '/FilePosting/Public/Document/:routeId/Citation/:format',
  who: open,
  summary: 'The citation of a public document as a file: BibTeX (bib) or RIS (ris)',
  params: z.strictObject({ routeId: idOrRouteId, format: z.enum(citationFormats) }),
  response: bytes,
  refusals: ['NotFound', 'Withdrawn'],
})
export type WithdrawnDocument = z.output<typeof withdrawnDocument>
export type PublicDocumentPage = z.output<typeof publicPage>
export type PublicDocument = z.output<typeof publicDocument>
export type PublicFile = z.output<typeof publicFile>
export type PublicPosting = z.output<typeof publicPosting>
export type PublicFacets = z.output<typeof publicFacets>
