import { z } from 'zod'
import { bytes, endpoint } from '../kernel/endpoint.ts'
import { idList, ids, pageShape, searchText } from '../kernel/paging.ts'
import { bodyId, calendarDate, entityVersion, id, line, prose, queryFlag } from '../kernel/primitives.ts'
import { writtenNumber } from '../kernel/written-number.ts'
import {
  disposal,
  disposalBlocker,
  disposalItemQuery,
  disposalList,
  disposalStatus,
  verifiedCertificate,
} from './disposal.ts'

const who = 'records'
const params = z.strictObject({ id })
const version = entityVersion.optional()
const listHash = z.string().regex(/^[0-9a-f]{64}$/, 'Give the listHash of the batch.')
const reason = prose(1_000).min(10, 'Say why, in ten characters or more.')
const title = line(200).min(1, 'Give it a title.')
const many = z
  .array(bodyId)
  .max(1_000)
  .transform((values) => [...new Set(values)])
const blocked = ['OnHold', 'Posted', 'UnderRetention', 'InDisposal', 'TooManyItems'] as const

export const listDisposals = endpoint({
  name: 'Disposal_All',
  method: 'GET',
  path: '/Disposal/All',
  who,
  summary: 'All batches, those that are open first, the newest first of each',
  query: z.strictObject({ ...pageShape, status: disposalStatus.optional(), search: searchText.optional() }),
  response: disposalList,
  refusals: ['Forbidden'],
})
export const listUnitDisposals = endpoint({
  name: 'Disposal_DeliveryUnit',
  method: 'GET',
  path: '/Disposal/DeliveryUnit/:duId',
  who: 'user',
  summary: 'The batches that were sent to a unit of the caller, those that it has not answered first',
  params: z.strictObject({ duId: id }),
  query: z.strictObject({
    ...pageShape,
    status: disposalStatus.optional(),
    waiting: queryFlag.optional().describe('Those that it has still to answer, or the others'),
  }),
  response: disposalList,
  refusals: ['NotYourDeliveryUnit'],
})
export const getDisposal = endpoint({
  name: 'Disposal_Get',
  method: 'GET',
  path: '/Disposal/:id',
  who: 'user',
  summary: 'A batch with a page of its items: all for the CRU, their own for members of custodian units',
  params,
  query: z.strictObject({ ...disposalItemQuery, deliveryUnitId: writtenNumber(1, 2_147_483_647).optional() }),
  response: disposal,
  refusals: ['NotFound'],
})
export const createDisposal = endpoint({
  name: 'Disposal_Create',
  method: 'POST',
  path: '/Disposal/Create',
  who,
  status: 201,
  summary: 'Draft a batch; where one document is blocked, none is taken, and each is named',
  body: z.strictObject({ title, fileManagerIds: ids }),
  response: disposal,
  refusals: ['Forbidden', 'NotFound', ...blocked],
})
export const changeDisposalItems = endpoint({
  name: 'Disposal_Items',
  method: 'PUT',
  path: '/Disposal/:id/Items',
  who,
  summary: 'Add to a draft, or take from it',
  params,
  body: z.strictObject({ add: many.optional(), remove: many.optional(), version }),
  response: disposal,
  refusals: ['Forbidden', 'NotFound', 'StateChanged', ...blocked],
})
export const submitDisposal = endpoint({
  name: 'Disposal_Submit',
  method: 'PUT',
  path: '/Disposal/:id/Submit',
  who,
  summary: 'Ask the custodian units whether they agree',
  params,
  body: z.strictObject({ version }),
  response: disposal,
  refusals: ['Forbidden', 'NotFound', 'StateChanged', 'NothingListed', ...blocked],
})
export const concur = endpoint({
  name: 'Disposal_Concur',
  method: 'PUT',
  path: '/Disposal/:id/Concur',
  who: 'user',
  summary: 'Agree or object, item by item: members of each custodian unit, their own; an objection takes it off',
  params,
  body: z.strictObject({
    items: z
      .array(
        z
          .strictObject({ fileManagerId: bodyId, agrees: z.boolean(), reason: prose(1_000).optional() })
          .refine((item) => item.agrees || (item.reason ?? '').length >= 10, {
            path: ['reason'],
            error: 'Say why the unit objects, in ten characters or more.',
          }),
      )
      .min(1)
      .max(1_000),
    version: version.describe('As it was seen: what a colleague answered since is refused with StateChanged'),
  }),
  response: disposal,
  refusals: ['NotFound', 'NotYourDeliveryUnit', 'StateChanged', 'InDisposal'],
})
export const authoriseDisposal = endpoint({
  name: 'Disposal_Authorise',
  method: 'PUT',
  path: '/Disposal/:id/Authorise',
  who,
  summary: 'Enter the authority, once every unit has answered',
  params,
  body: z.strictObject({
    authorityNumber: line(100).min(1, 'Enter the number of the authority.'),
    authorityDate: calendarDate,
    authorityFileId: bodyId.nullish().describe('A document that holds the scan'),
    listHash,
    version,
  }),
  response: disposal,
  refusals: ['Forbidden', 'NotFound', 'StateChanged', 'NotConcurred', 'NothingListed'],
})
export const executeDisposal = endpoint({
  name: 'Disposal_Execute',
  method: 'PUT',
  path: '/Disposal/:id/Execute',
  who,
  summary:
    'Destroy what nothing stands in the way of, by another person than who authorised it; thirty days in the bin',
  params,
  body: z.strictObject({ listHash, version }),
  response: z
    .object({
      destroyed: z.number().int(),
      skipped: z
        .array(z.object({ fileManagerId: z.number().int(), name: z.string(), code: disposalBlocker }))
        .max(1_000)
        .describe('The first 1 000; the batch has all'),
      skippedCount: z.number().int(),
      certificateNo: z.string().nullable().describe('null where everything was skipped'),
    })
    .meta({ id: 'DisposalExecuted' }),
  refusals: ['Forbidden', 'NotFound', 'StateChanged', 'SamePerson', 'StepUpRequired'],
})
export const cancelDisposal = endpoint({
  name: 'Disposal_Cancel',
  method: 'PUT',
  path: '/Disposal/:id/Cancel',
  who,
  summary: 'Give a batch up before it is executed; its documents are free again',
  params,
  body: z.strictObject({ version }),
  response: disposal,
  refusals: ['Forbidden', 'NotFound', 'StateChanged'],
})
export const restoreDisposed = endpoint({
  name: 'Disposal_Restore',
  method: 'PUT',
  path: '/Disposal/:id/Restore',
  who,
  summary: 'Bring documents back from the bin as they were, all or none',
  params,
  body: z.strictObject({ fileManagerIds: ids, reason }),
  response: idList,
  refusals: ['Forbidden', 'NotFound', 'StateChanged'],
})
export const readCertificate = endpoint({
  name: 'Disposal_Certificate',
  method: 'GET',
  path: '/Disposal/:id/Certificate',
  who: 'user',
  summary: 'The certificate of destruction as PDF: the CRU, and the units whose documents it tells of',
  params,
  response: bytes,
  refusals: ['NotFound'],
})
export const verifyCertificate = endpoint({
  name: 'Disposal_Verify',
  method: 'GET',
  path: '/Disposal/Verify/:code',
  who: 'open',
  summary: 'What a certificate of destruction must say, by its code',
  params: z.strictObject({ code: z.string().min(1).max(60) }),
  response: verifiedCertificate,
  refusals: ['NotFound', 'TooManyRequests'],
})
