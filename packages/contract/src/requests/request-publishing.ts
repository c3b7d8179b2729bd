import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { list, pageShape } from '../kernel/paging.ts'
import { bodyId, id, name, optionalProse } from '../kernel/primitives.ts'
import { publicDocument } from '../postings/public-postings.ts'
import { documentRequest } from './requests.ts'

export const publishReleased = endpoint({
  name: 'DocumentRequest_Publish',
  method: 'POST',
  path: '/DocumentRequest/:id/Released/:fileId/Publish',
  who: 'records',
  status: 201,
  summary:
    'Make a document of a released copy, in the caller’s records unit, and post it to the public; an approver decides as of any posting',
  params: z.strictObject({ id, fileId: id.describe('Id of what was released') }),
  body: z.strictObject({
    name: name.describe('Of the document and its file; it may not tell who asked'),
    description: optionalProse(4_000),
    documentCategoryId: bodyId.nullish().describe('Without one: that of the document of which the copy was made'),
    note: optionalProse(1_000).describe('For the approver'),
  }),
  response: documentRequest,
  refusals: [
    'NotFound',
    'Forbidden',
    'StateChanged',
    'AlreadyPosted',
    'NotPostable',
    'NotYourDeliveryUnit',
    'StorageFailed',
    'BytesMissing',
  ],
})
export const listPublished = endpoint({
  name: 'DocumentRequest_Published',
  method: 'GET',
  path: '/DocumentRequest/Published',
  who: 'open',
  summary: 'What was given to somebody on a request and is public since, the latest first',
  query: z.strictObject(pageShape),
  response: list(publicDocument),
})
