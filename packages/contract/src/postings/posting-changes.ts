import { z } from 'zod'
import { postingStatus } from '../documents/documents.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { deleted } from '../kernel/paging.ts'
import {
  asItIs,
  bodyId,
  editable,
  entityVersion,
  givenInstant,
  id,
  optionalProse,
  prose,
} from '../kernel/primitives.ts'
import { mostPoolsOfPosting } from '../pools/pools.ts'
import { posting } from './postings.ts'

const byId = z.strictObject({ id })
const who = 'user'
const version = entityVersion.optional()
const publishAt = givenInstant
  .nullish()
  .describe('In the future; once it is approved it reaches nobody beyond its unit before. Null: at once')
const poolIds = z
  .array(bodyId)
  .max(mostPoolsOfPosting)
  .transform((values) => [...new Set(values)])

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
    publishAt,
    postPoolFiles: poolIds.optional().describe('Pools that get the document when it is approved'),
  }),
  response: posting,
  refusals: ['NotFound', 'AlreadyPosted', 'NotPostable', 'PublicClassified', 'InTrash', 'Classified', 'Forbidden'],
})
export const sendPosting = endpoint({
  name: 'FilePosting_Post',
  method: 'PUT',
  path: '/FilePosting/Post/:id',
  who,
  summary: 'Send again, also at another level; what was approved is unpublished at once',
  params: byId,
  body: z.strictObject({
    version,
    accessLevelId: bodyId.optional(),
    isClassified: z.boolean().optional(),
    note: optionalProse(1_000),
    publishAt,
  }),
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
  refusals: ['NotFound', 'Forbidden', 'OwnPosting', 'StateChanged', 'NotPostable'],
})
/** How many postings are approved in one call. */
export const mostApproved = 100
export const approvePostings = endpoint({
  name: 'FilePosting_ApproveMultiple',
  method: 'POST',
  path: '/FilePosting/Approve/Multiple',
  who,
  summary: 'Approve several, each by itself: what one is refused keeps no other',
  body: z
    .array(z.strictObject({ id: bodyId, version }))
    .min(1)
    .max(mostApproved),
  response: z.object({
    items: z.array(
      z.object({
        id: z.number().int(),
        status: postingStatus.optional().describe('Where it was approved'),
        version: z.number().int().optional(),
        code: z.string().optional().describe('Where it was not: the code of the refusal'),
        message: z.string().optional(),
      }),
    ),
    total: z.number().int(),
  }),
})
export const publicReason = prose(1_000).min(10, 'Give a reason of at least 10 characters.')
export const takeDownPosting = endpoint({
  name: 'FilePosting_TakeDown',
  method: 'PUT',
  path: '/FilePosting/TakeDown/:id',
  who,
  summary: 'Take a public document down at once, with a reason that its public page tells',
  params: byId,
  body: z.strictObject({ reason: publicReason, version }),
  response: posting,
  refusals: ['NotFound', 'Forbidden', 'NotPublic', 'StateChanged'],
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
  summary: 'Change level, classification, note or the hour of publication while pending',
  params: byId,
  body: editable(
    {
      accessLevelId: bodyId.optional(),
      isClassified: z.boolean().optional(),
      note: optionalProse(1_000),
      publishAt,
      fileManagerId: asItIs(bodyId),
      postPoolFiles: asItIs(poolIds),
      version,
    },
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
