import { z } from 'zod'
import { bytes, endpoint } from '../kernel/endpoint.ts'
import { list, wholeShape } from '../kernel/paging.ts'
import { bodyId, bodyIdOrRoot, id } from '../kernel/primitives.ts'
import { guestQuery, guestRefusals, mediaQuery, uploaded } from './files.ts'

/** Its number in the file, from 1, and behind a dot that of what is attached to it: `3`, or `3.1`. */
const way = z
  .string()
  .max(7)
  .regex(/^[1-9]\d{0,2}(\.[1-9]\d{0,2})?$/, 'Give the number of an attachment, as in 3 or 3.1.')

const attachment = z
  .object({
    way: z.string().describe('Its number in the file, and behind a dot that of what is attached to it: 3, or 3.1'),
    fileName: z.string(),
    fileType: z.string().describe('The extension, lower case, without the dot'),
    mediaType: z.string().describe('By content'),
    size: z.number(),
    sha256: z.string(),
    isRefused: z.boolean().describe('A program: it is neither given out nor kept by itself'),
    contentUrl: z.string().nullable().describe('The bytes, as an attachment; null where they are not given out'),
  })
  .meta({ id: 'Attachment' })

const askedBy = { ticket: mediaQuery.shape.ticket, share: guestQuery.share, session: guestQuery.session }
const byId = z.strictObject({ id })
const byWay = z.strictObject({ id, way })

export const listAttachments = endpoint({
  name: 'FileManagerFile_Attachments',
  method: 'GET',
  path: '/FileManagerFile/:id/Attachment',
  who: 'open',
  summary: 'What is attached to a mail or PDF, or embedded in an Office file, and what is attached to that',
  params: byId,
  query: z.strictObject({ ...wholeShape, ...askedBy }),
  response: list(attachment).extend({
    isPending: z.boolean().describe('The file is still to be read; what is attached to it is known after that'),
  }),
  refusals: ['NotFound', ...guestRefusals, 'Forbidden', 'Classified'],
})
export const readAttachment = endpoint({
  name: 'FileManagerFile_ReadAttachment',
  method: 'GET',
  path: '/FileManagerFile/:id/Attachment/:way',
  who: 'open',
  summary: 'The bytes of an attachment, for whoever may download the file that carries it',
  params: byWay,
  query: z.strictObject(askedBy),
  response: bytes,
  refusals: [
    'NotFound',
    ...guestRefusals,
    'Forbidden',
    'Classified',
    'TypeRefused',
    'NotTakenOut',
    'RangeNotSatisfiable',
    'BytesMissing',
    'Unavailable',
  ],
})
export const keepAttachment = endpoint({
  name: 'FileManagerFile_KeepAttachment',
  method: 'POST',
  path: '/FileManagerFile/:id/Attachment/:way/Keep',
  who: 'user',
  status: 201,
  summary: 'Make a document of an attachment, in a folder of an own unit, as an upload would',
  params: byWay,
  body: z.strictObject({
    deliveryUnitId: bodyId,
    fileFolderId: bodyIdOrRoot.default(0),
    documentCategoryId: bodyId.optional(),
  }),
  response: uploaded,
  refusals: [
    'NotFound',
    'Forbidden',
    'Classified',
    'NotYourDeliveryUnit',
    'InTrash',
    'StateChanged',
    'TooLarge',
    'TypeRefused',
    'NotTakenOut',
    'BytesMissing',
    'StorageFailed',
    'Unavailable',
  ],
})

export type Attachment = z.output<typeof attachment>
