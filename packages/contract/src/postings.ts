import { z } from 'zod'
import { document, postingStatus } from './documents.ts'
import { endpoint } from './endpoint.ts'
import { accessLevel } from './organisation.ts'
import { deleted, list, order, pageShape, searchText } from './paging.ts'
import { userRef } from './people.ts'
import {
  bodyId,
  calendarDate,
  editable,
  id,
  idOrRouteId,
  instant,
  optionalProse,
  prose,
  queryIds,
} from './primitives.ts'
import { passage } from './search.ts'

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
    thumbnailUrl: z.string().nullable(),
  })
  .meta({ id: 'PublicFile' })

const publicShape = {
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
}

/** All that an outsider may know of a document: its approved snapshot, no person, no note, no location, no folder. */
export const publicDocument = z.object(publicShape).meta({ id: 'PublicDocument' })

export const publicPosting = z
  .object({
    id: z.number().int(),
    publishedAt: instant,
    fileManager: z.object({ ...publicShape, fileManagerFiles: z.array(publicFile) }).meta({ id: 'PublicFileManager' }),
    highlights: z
      .array(z.string())
      .describe('Safe text with <mark>: the name, then what else was found of its metadata'),
    passages: z.array(passage).describe('The best passages of the text, at most 3'),
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

const postingShape = {
  id: z.number().int(),
  fileManagerId: z.number().int(),
  applicationUserId: z.string(),
  requestedBy: userRef.nullable(),
  isClassified: z.boolean(),
  isClassifiedDoc: z.boolean(),
  accessLevelId: z.number().int(),
  accessLevel,
  status: postingStatus,
  note: z.string().nullable(),
  returnReason: z.string().nullable(),
  reviewedBy: userRef.nullable(),
  reviewedAt: instant.nullable(),
  createdAt: instant,
  sentAt: instant.describe('When it was last sent for a decision'),
  publishedAt: instant.nullable(),
  endedAt: instant.nullable(),
  round: z.number().int().describe('How often it was sent'),
  postPoolFiles: z.array(z.number().int()),
  unitName: z.string(),
  officeName: z.string(),
  campusName: z.string(),
  version: z.number().int(),
}
export const posting = z
  .object({
    ...postingShape,
    fileManager: document,
    capabilities: z.object({
      decide: z.boolean(),
      edit: z.boolean(),
      send: z.boolean(),
      withdraw: z.boolean(),
      reasons: z.record(z.string(), z.string()),
    }),
  })
  .meta({ id: 'FilePosting' })

/** What a reviewer wants to know before deciding. */
export const postingReview = z
  .object({
    posting,
    rounds: z.array(
      z.object({
        at: instant,
        event: z.enum(['sent', 'returned', 'approved', 'withdrawn', 'changed']),
        by: userRef.nullable(),
        reason: z.string().nullable(),
      }),
    ),
    filesChangedAt: instant.nullable().describe('Newest file change since the last decision'),
    checks: z.object({
      hasText: z.boolean(),
      isReadable: z.boolean(),
      pageCount: z.number().int().nullable(),
      hasCategory: z.boolean(),
      hasDate: z.boolean(),
      postedBefore: z.boolean(),
      personalDataHints: z.array(
        z.object({
          kind: z.enum(['mobile', 'email', 'birthdate', 'idNumber']),
          count: z.number().int(),
          page: z.number().int(),
          sample: z.string(),
        }),
      ),
    }),
  })
  .meta({ id: 'FilePostingReview' })

const byId = z.strictObject({ id })
const inUnit = z.strictObject({ duId: id })
const who = 'user'
const open = 'open'
const version = z.int().optional()

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
  .object({ ...list(publicPosting).shape, facets: publicFacets, took: z.number().describe('Milliseconds') })
  .meta({ id: 'PublicPostingList' })

export const listPublicCategories = endpoint({
  name: 'FilePosting_PublicCategories',
  method: 'GET',
  path: '/FilePosting/Public/Categories',
  who: open,
  summary: 'Categories and campuses with the number of public documents',
  response: z.object({
    items: z.array(
      z.object({
        id: z.number().int(),
        category: z.string(),
        description: z.string().nullable(),
        group: z.string(),
        groupId: z.number().int(),
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
  response: publicDocument,
  refusals: ['NotFound'],
})

export const postingsQuery = z.strictObject({
  ...pageShape,
  search: searchText.optional(),
  campusId: id.optional(),
  officeId: id.optional(),
  deliveryUnitId: id.optional(),
  categoryId: id.optional(),
  sort: z.enum(['sent', 'reviewed', 'name']).optional(),
  order: order.optional(),
})
export const listOfficeArchive = endpoint({
  name: 'FilePosting_Approved',
  method: 'GET',
  path: '/FilePosting/Approved/DeliveryUnitId/:duId',
  who,
  summary: 'Approved postings of any unit that a member of the unit may see',
  params: inUnit,
  query: postingsQuery,
  response: list(posting),
  refusals: ['NotYourDeliveryUnit'],
})
const ofUnit = (name: string, path: string, summary: string) =>
  endpoint({
    name,
    method: 'GET',
    path,
    who,
    summary,
    params: inUnit,
    query: postingsQuery,
    response: list(posting),
    refusals: ['NotYourDeliveryUnit'],
  })
export const listUnitPending = ofUnit(
  'FilePosting_PendingMy',
  '/FilePosting/Pending/My/:duId',
  'The unit’s pending postings',
)
export const listUnitPosted = ofUnit('FilePosting_Posted', '/FilePosting/Posted/:duId', 'The unit’s approved postings')
export const listUnitReturned = ofUnit(
  'FilePosting_Returned',
  '/FilePosting/Returned/:duId',
  'The unit’s returned postings',
)
export const listToDecide = endpoint({
  name: 'FilePosting_PendingAll',
  method: 'GET',
  path: '/FilePosting/Pending/All',
  who,
  summary: 'Pending postings that are the caller’s to decide, the longest waiting first',
  query: postingsQuery,
  response: list(posting),
})
export const listDecided = endpoint({
  name: 'FilePosting_ApprovedAll',
  method: 'GET',
  path: '/FilePosting/Approved/All',
  who,
  summary: 'Approved postings in the caller’s scope',
  query: postingsQuery,
  response: list(posting),
})
export const listPostable = endpoint({
  name: 'FilePosting_MeAvailable',
  method: 'GET',
  path: '/FilePosting/Me/Available',
  who,
  summary: 'The caller’s documents that have no living posting',
  query: z.strictObject({ ...pageShape, search: searchText.optional() }),
  response: list(document),
})
export const listPostingsOfDocument = endpoint({
  name: 'FilePosting_OfDocument',
  method: 'GET',
  path: '/FilePosting/FileManager/:fileManagerId',
  who,
  summary: 'The posting history of a document',
  params: z.strictObject({ fileManagerId: id }),
  response: list(posting),
  refusals: ['NotFound'],
})
export const getPostingReview = endpoint({
  name: 'FilePosting_Review',
  method: 'GET',
  path: '/FilePosting/Review/:id',
  who,
  summary: 'A posting with what a reviewer wants to know',
  params: byId,
  response: postingReview,
  refusals: ['NotFound', 'Forbidden', 'Classified'],
})
export const createPosting = endpoint({
  name: 'FilePosting_Create',
  method: 'POST',
  path: '/FilePosting/Create',
  who,
  status: 201,
  summary: 'Send a document for a decision',
  body: z.strictObject({
    fileManagerId: bodyId,
    accessLevelId: bodyId,
    isClassified: z.boolean().optional(),
    note: optionalProse(1_000),
  }),
  response: posting,
  refusals: ['NotFound', 'AlreadyPosted', 'NotPostable', 'PublicClassified', 'InTrash', 'Classified', 'Forbidden'],
})
export const sendPosting = endpoint({
  name: 'FilePosting_Post',
  method: 'PUT',
  path: '/FilePosting/Post/:id',
  who,
  summary: 'Send again; what was approved is unpublished at once',
  params: byId,
  body: z.strictObject({ version }),
  response: posting,
  refusals: ['NotFound', 'StateChanged', 'NotPostable', 'PublicClassified', 'InTrash', 'Classified', 'Forbidden'],
})
export const approvePosting = endpoint({
  name: 'FilePosting_Approve',
  method: 'PUT',
  path: '/FilePosting/Approve/:id',
  who,
  summary: 'Approve what is pending',
  params: byId,
  body: z.strictObject({ version }),
  response: posting,
  refusals: ['NotFound', 'Forbidden', 'OwnPosting', 'StateChanged'],
})
export const returnReason = prose(1_000).min(10, 'Give a reason of at least 10 characters.')
export const returnPosting = endpoint({
  name: 'FilePosting_Return',
  method: 'PUT',
  path: '/FilePosting/Return/:id',
  who,
  summary: 'Return what is pending, with a reason',
  params: byId,
  body: z.strictObject({ reason: returnReason, version }),
  response: posting,
  refusals: ['NotFound', 'Forbidden', 'OwnPosting', 'StateChanged'],
})
export const updatePosting = endpoint({
  name: 'FilePosting_Update',
  method: 'PUT',
  path: '/FilePosting/Update/:id',
  who,
  summary: 'Change level, classification or note while pending',
  params: byId,
  body: editable(
    { accessLevelId: bodyId.optional(), isClassified: z.boolean().optional(), note: optionalProse(1_000), version },
    posting,
  ),
  response: posting,
  refusals: ['NotFound', 'Forbidden', 'Classified', 'InTrash', 'StateChanged', 'PublicClassified'],
})
export const removePosting = endpoint({
  name: 'FilePosting_Remove',
  method: 'DELETE',
  path: '/FilePosting/Remove/:id',
  who,
  summary: 'Withdraw a posting',
  params: byId,
  response: deleted,
  refusals: ['NotFound', 'Forbidden', 'InTrash', 'StateChanged'],
})

export type Posting = z.output<typeof posting>
export type PublicDocument = z.output<typeof publicDocument>
export type PublicFile = z.output<typeof publicFile>
export type PublicPosting = z.output<typeof publicPosting>
export type PublicFacets = z.output<typeof publicFacets>
export type PostingReview = z.output<typeof postingReview>
