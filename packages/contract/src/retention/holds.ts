import { z } from 'zod'
import { userRef } from '../accounts/people.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { list, pageShape, searchText } from '../kernel/paging.ts'
import { bodyId, id, instant, prose } from '../kernel/primitives.ts'

const who = 'records'

/** Why destruction is stopped: a case at law, an audit, somebody's request for the document, something else. */
export const holdKind = z.enum(['legal', 'audit', 'request', 'other']).describe('Why nothing may be destroyed')
/** Why a document is held, kept longer, kept for ever, or let go. */
export const keepingReason = prose(1_000).min(10, 'Give a reason of at least 10 characters.')

/** What stops destruction. It covers what comes into its folder, series or place later too, and what leaves stays covered. */
export const hold = z
  .object({
    id: z.number().int(),
    kind: holdKind,
    reason: z.string(),
    on: z
      .enum(['documents', 'folder', 'series', 'place'])
      .describe('What it was laid on; of a folder, series or place also what comes in later'),
    fileFolderId: z.number().int().nullable(),
    documentCategoryId: z.number().int().nullable(),
    fileLocationId: z.number().int().nullable(),
    about: z
      .string()
      .nullable()
      .describe(
        'The name of what it was put on, as it was called then; null for documents, and for folders and places of other units',
      ),
    unit: z.object({ id: z.number().int(), name: z.string() }).nullable().describe('Of the folder or place'),
    documentCount: z.number().int().describe('Documents that it covers; exact up to 10 000'),
    createdBy: userRef.nullable(),
    createdAt: instant,
    liftedAt: instant.nullable(),
    liftedBy: userRef.nullable(),
    liftReason: z.string().nullable(),
  })
  .meta({ id: 'Hold' })

export const listHolds = endpoint({
  name: 'Hold_All',
  method: 'GET',
  path: '/Hold/All',
  who,
  summary: 'All holds, the living ones first, then the newest; the CRU’s',
  query: z.strictObject({
    ...pageShape,
    search: searchText.optional().describe('In reasons, and the names of what they are on'),
    state: z.enum(['living', 'lifted']).describe('Those in force, or those that were lifted').optional(),
    kind: holdKind.optional(),
    fileManagerId: id.optional().describe('Those that cover this document'),
  }),
  response: list(hold),
  refusals: ['Forbidden'],
})
export const createHold = endpoint({
  name: 'Hold_Create',
  method: 'POST',
  path: '/Hold/Create',
  who,
  status: 201,
  summary: 'Stop the destruction of documents, or of all in a folder, a series or a place, now and later; the CRU’s',
  body: z
    .strictObject({
      kind: holdKind,
      reason: keepingReason,
      fileManagerIds: z
        .array(bodyId)
        .max(1_000)
        .transform((values) => [...new Set(values)])
        .optional(),
      fileFolderId: bodyId.nullish(),
      documentCategoryId: bodyId.nullish(),
      fileLocationId: bodyId.nullish(),
    })
    .refine(
      ({ fileManagerIds, fileFolderId, documentCategoryId, fileLocationId }) =>
        [fileManagerIds?.length || null, fileFolderId, documentCategoryId, fileLocationId].filter((one) => one != null)
          .length === 1,
      { error: 'Choose documents, or one folder, one series or one place.', path: ['fileManagerIds'] },
    ),
  response: hold,
  refusals: ['Forbidden', 'NotFound'],
})
export const liftHold = endpoint({
  name: 'Hold_Lift',
  method: 'PUT',
  path: '/Hold/Lift/:id',
  who,
  summary: 'End a hold, with a reason; the CRU’s',
  params: z.strictObject({ id }),
  body: z.strictObject({ reason: keepingReason }),
  response: hold,
  refusals: ['Forbidden', 'NotFound', 'StateChanged'],
})

export type Hold = z.output<typeof hold>
export type HoldKind = z.output<typeof holdKind>
