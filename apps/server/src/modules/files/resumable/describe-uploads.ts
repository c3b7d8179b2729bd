import { largestWhole, refusals, uploadFiles } from '@sinupan/contract'
import type { Json } from '../../../platform/http/openapi-schemas.ts'
import { uploadPath } from './tus-server.ts'

const text = { type: 'string' }
const count = { type: 'integer', minimum: 0 }
const header = (name: string, description: string, schema: Json = text) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema,
})
const spoken = header('Tus-Resumable', 'The version of the protocol', { const: '1.0.0' })
const id = { name: 'id', in: 'path', required: true, schema: text }
const answerHeader = (description: string, schema: Json = text) => ({ description, schema })
const finished = {
  'Sinupan-Document': answerHeader('Once it is whole: the document that it became or joined', count),
  'Sinupan-File': answerHeader('Once it is whole: the file', count),
  'Sinupan-Name': answerHeader('The name of the document, percent-encoded, where the file’s own was taken'),
  'Sinupan-Duplicates': answerHeader('Documents that held the same bytes: percent-encoded JSON of `[{id, name}]`'),
}
const offset = { 'Upload-Offset': answerHeader('How many bytes have come', count) }

/** The refusals of uploads by their status. */
function refused(): Json {
  const byStatus = Map.groupBy(
    ['ValidationFailed', 'Unauthenticated', 'StateChanged', ...uploadFiles.refusals] as const,
    (code) => refusals[code].status,
  )
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } }
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [status, { description: codes.join(', '), content }]),
  )
}

const operation = (action: string, summary: string, rest: Json): Json => ({
  operationId: `Upload_${action}`,
  tags: ['Upload'],
  summary,
  security: [{ bearer: [] }],
  ...rest,
})

const key = `Chosen by the client, for a file of at most ${largestWhole} bytes that comes whole with this request: sent again under the same key it is filed once`
const metadata =
  'Keys with values in base64, separated by commas: `filename`, and the fields of FileManagerFile_Upload, fileManagerId [replacesFileId], or deliveryUnitId fileFolderId [documentCategoryId tagIds documentDate fileLocationId relativePaths]'

/** Resumable uploads for the OpenAPI page: the tus protocol 1.0 is not JSON, so no endpoint of the contract tells of it. */
export const describeUploads = (): Record<string, Json> => ({
  [uploadPath]: {
    options: operation('Discover', 'What of the tus protocol 1.0 is spoken', {
      security: [],
      responses: { 204: { description: 'In the headers Tus-Version, Tus-Extension, Tus-Max-Size' } },
    }),
    post: operation('Create', 'Begin a resumable upload (tus 1.0); name, place and right are judged before any byte', {
      parameters: [
        spoken,
        header('Upload-Length', 'Bytes that will come', count),
        header('Upload-Metadata', metadata),
        { ...header('Upload-Key', key, { type: 'string', pattern: '^[0-9a-f]{32}$' }), required: false },
      ],
      requestBody: { required: false, content: { 'application/offset+octet-stream': {} } },
      responses: {
        201: {
          description: 'Begun; or filed, where its bytes came along',
          headers: {
            Location: answerHeader('Its address'),
            'Upload-Expires': answerHeader('Until when it is kept'),
            ...offset,
            ...finished,
          },
        },
        ...refused(),
      },
    }),
  },
  [`${uploadPath}/{id}`]: {
    head: operation('Offset', 'How far a resumable upload has come', {
      parameters: [id, spoken],
      responses: { 200: { description: 'In the headers', headers: { ...offset, ...finished } }, ...refused() },
    }),
    patch: operation('Append', 'Send more bytes; those that make it whole also make a file of it', {
      parameters: [id, spoken, header('Upload-Offset', 'How many bytes have come, by HEAD', count)],
      requestBody: { required: true, content: { 'application/offset+octet-stream': {} } },
      responses: { 204: { description: 'Taken', headers: { ...offset, ...finished } }, ...refused() },
    }),
    delete: operation('Terminate', 'Give a resumable upload up', {
      parameters: [id, spoken],
      responses: { 204: { description: 'Gone' }, ...refused() },
    }),
  },
})
