import { z } from 'zod'
import { userRef } from '../accounts/people.ts'
import { bytes, endpoint } from '../kernel/endpoint.ts'
import { list, pageShape, searchText } from '../kernel/paging.ts'
import { bodyId, calendarDate, entityVersion, id, instant, line, prose } from '../kernel/primitives.ts'

const records = { who: 'records' } as const
const byId = z.strictObject({ id })

/** What one transfer may hold. */
export const transferBounds = { documents: 1_000, files: 10_000 }

export const transferStatus = z
  .enum(['prepared', 'confirmed', 'cancelled'])
  .describe('confirmed: the archives institution has given its receipt')

const transferShape = {
  id: z.number().int(),
  number: z.string().describe('As in `T-2026-7`; the External-Identifier in its bag'),
  title: z.string(),
  recipient: z.string().describe('The archives institution'),
  status: transferStatus,
  documentCount: z.number().int(),
  fileCount: z.number().int(),
  totalFileSize: z.number(),
  createdBy: userRef.nullable(),
  createdAt: instant,
  receiptNo: z.string().nullable(),
  receiptDate: z.string().nullable(),
  settledBy: userRef.nullable(),
  settledAt: instant.nullable().describe('When it was confirmed or cancelled'),
  reason: z.string().nullable().describe('Why it was cancelled'),
  version: z.number().int(),
}
export const transfer = z.object(transferShape).meta({ id: 'Transfer' })
export const transferDetails = z
  .object({
    ...transferShape,
    changedCount: z.number().int().describe('Documents that are not any more as they are in the bag'),
    bagUrl: z
      .string()
      .nullable()
      .describe('Where this session fetches the bag, for some minutes; null once it is cancelled'),
  })
  .meta({ id: 'TransferDetails' })

/** A document in a transfer, as it was when the bag was made. */
export const transferItem = z
  .object({
    position: z.number().int(),
    fileManagerId: z.number().int().nullable().describe('Null once the document is gone'),
    name: z.string(),
    unit: z.object({ id: z.number().int(), name: z.string() }),
    category: z.string().nullable(),
    reference: z.string().nullable(),
    documentDate: z.string().nullable(),
    isClassified: z.boolean(),
    fileCount: z.number().int(),
    totalFileSize: z.number(),
    changes: z
      .array(z.enum(['details', 'files', 'gone']))
      .describe(
        'What is not as in the bag: what is said about it, its files; gone: in the trash, or not there any more',
      ),
  })
  .meta({ id: 'TransferItem' })

export const createTransfer = endpoint({
  ...records,
  name: 'Transfer_Create',
  method: 'POST',
  path: '/Transfer/Create',
  status: 201,
  summary: 'Prepare the hand-over of documents to an archives institution: what its bag holds is fixed from then on',
  body: z.strictObject({
    title: line(200).min(1, 'Give it a title.'),
    recipient: line(200).min(1, 'Say who takes it over.'),
    fileManagerIds: z.array(bodyId).min(1, 'Choose a document.').max(transferBounds.documents),
  }),
  response: transfer,
  refusals: ['NotFound', 'InTrash', 'Classified', 'Forbidden', 'TooMany'],
})
export const listTransfers = endpoint({
  ...records,
  name: 'Transfer_All',
  method: 'GET',
  path: '/Transfer/All',
  summary: 'All transfers, the newest first',
  query: z.strictObject({ ...pageShape, search: searchText.optional(), status: transferStatus.optional() }),
  response: list(transfer),
})
export const getTransfer = endpoint({
  ...records,
  name: 'Transfer_Get',
  method: 'GET',
  path: '/Transfer/:id',
  summary: 'One transfer, and how many of its documents have changed since',
  params: byId,
  response: transferDetails,
  refusals: ['NotFound'],
})
export const listTransferItems = endpoint({
  ...records,
  name: 'Transfer_Items',
  method: 'GET',
  path: '/Transfer/:id/Items',
  summary: 'The documents of a transfer as its bag has them, and what of each has changed since',
  params: byId,
  query: z.strictObject(pageShape),
  response: list(transferItem),
  refusals: ['NotFound'],
})
export const fetchBag = endpoint({
  name: 'Transfer_Bag',
  method: 'GET',
  path: '/Transfer/:id/Bag',
  who: 'open',
  summary:
    'The bag (BagIt 1.0, RFC 8493) as a zip file, the same bytes each time; by the bearer, or the ticket of `bagUrl`',
  params: byId,
  query: z.strictObject({
    ticket: z
      .string()
      .max(200)
      .optional()
      .describe('Of an address that was made for the browser: stands for the token'),
  }),
  response: bytes,
  refusals: ['NotFound', 'Forbidden', 'Classified', 'StateChanged', 'BytesMissing'],
})
const version = entityVersion.optional()
export const confirmTransfer = endpoint({
  ...records,
  name: 'Transfer_Confirm',
  method: 'PUT',
  path: '/Transfer/:id/Confirm',
  summary: 'Write down that the institution has taken it over; its documents say so from then on',
  params: byId,
  body: z.strictObject({
    receiptNo: line(100).min(1, 'Give the number of the receipt.'),
    date: calendarDate.describe('Of the receipt'),
    version,
  }),
  response: transfer,
  refusals: ['NotFound', 'StateChanged'],
})
export const cancelTransfer = endpoint({
  ...records,
  name: 'Transfer_Cancel',
  method: 'PUT',
  path: '/Transfer/:id/Cancel',
  summary: 'Give a transfer up that was not confirmed',
  params: byId,
  body: z.strictObject({ reason: prose(1_000).optional(), version }),
  response: transfer,
  refusals: ['NotFound', 'StateChanged'],
})
/** Where a document was handed over to. */
export const documentTransfer = z
  .object({ number: z.string(), recipient: z.string(), receiptNo: z.string(), receiptDate: z.string() })
  .meta({ id: 'DocumentTransfer' })
export const listTransfersOfDocument = endpoint({
  name: 'Transfer_Document',
  method: 'GET',
  path: '/Transfer/Document/:fileManagerId',
  who: 'user',
  summary: 'Where a document was handed over to, for whoever sees it',
  params: z.strictObject({ fileManagerId: id }),
  query: z.strictObject(pageShape),
  response: list(documentTransfer),
  refusals: ['NotFound'],
})

export type Transfer = z.output<typeof transfer>
export type TransferDetails = z.output<typeof transferDetails>
export type TransferItem = z.output<typeof transferItem>
export type DocumentTransfer = z.output<typeof documentTransfer>
