import { z } from 'zod'
import { userRef } from '../accounts/people.ts'
import { document, postingStatus } from '../documents/documents.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { list, order, pageShape, searchText, wholeQuery } from '../kernel/paging.ts'
import { id, instant } from '../kernel/primitives.ts'
import { accessLevel } from '../organisation/organisation.ts'

const byId = z.strictObject({ id })
const inUnit = z.strictObject({ duId: id })
const who = 'user'

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
  reviewedFor: userRef.nullable().describe('The approver in whose place it was decided'),
  reviewedAt: instant.nullable(),
  decidesFor: userRef.nullable().describe('The approver in whose place the caller decides on it'),
  createdAt: instant,
  sentAt: instant.describe('When it was last sent for a decision'),
  publishAt: instant
    .nullable()
    .describe('It reaches nobody beyond its unit before; null where it does, or shall at once'),
  publishedAt: instant.nullable(),
  endedAt: instant.nullable(),
  takenDownAt: instant.nullable().describe('When it was taken down from the public'),
  publicReason: z.string().nullable().describe('Why, as its public page tells'),
  round: z.number().int().describe('How often it was sent'),
  postPoolFiles: z.array(z.number().int()).describe('Pools that it was sent for, for who takes part in the posting'),
  pools: z.array(z.object({ id: z.number().int(), title: z.string() })).describe('The same, with what they are called'),
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
      takeDown: z.boolean(),
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
        event: z
          .enum(['sent', 'returned', 'approved', 'withdrawn', 'changed', 'taken-down'])
          .describe('What was done in this step; taken-down: withdrawn by who may decide'),
        by: userRef.nullable(),
        for: userRef.nullable().describe('The approver in whose place it was decided'),
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
          kind: z.enum(['mobile', 'email', 'birthdate', 'idNumber']).describe('What the passage looks like'),
          count: z.number().int(),
          page: z.number().int(),
          sample: z.string(),
        }),
      ),
    }),
  })
  .meta({ id: 'FilePostingReview' })
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
  query: wholeQuery,
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
export type Posting = z.output<typeof posting>
export type PostingReview = z.output<typeof postingReview>
