import { z } from 'zod'
import { longestParam } from '../kernel/bounds.ts'
import { bytes, endpoint } from '../kernel/endpoint.ts'
import { bodyId } from '../kernel/primitives.ts'
import { mostFiles } from './files.ts'

const chosenIds = z
  .array(bodyId)
  .max(mostFiles)
  .default([])
  .transform((values) => [...new Set(values)])
export const prepareDownload = endpoint({
  name: 'FileManager_Download',
  method: 'POST',
  path: '/FileManager/Download',
  who: 'user',
  summary: 'An address of 60 s for a file, or for a zip of documents, folders and files',
  body: z
    .strictObject({ fileManagerIds: chosenIds, fileFolderIds: chosenIds, fileIds: chosenIds })
    .refine(
      (body) => body.fileManagerIds.length + body.fileFolderIds.length + body.fileIds.length <= mostFiles,
      'At most 1 000 things can be downloaded at once.',
    ),
  response: z.object({ url: z.string(), fileName: z.string() }),
  refusals: ['NotFound', 'NoFiles', 'TooMany', 'Forbidden', 'Classified'],
})
export const fetchDownload = endpoint({
  name: 'FileManager_FetchDownload',
  method: 'GET',
  path: '/FileManager/Download/:ticket',
  who: 'open',
  summary: 'What the address of a prepared download gives',
  params: z.strictObject({
    ticket: z.string().max(longestParam).describe('Of an address that was made for the browser: stands for the token'),
  }),
  response: bytes,
  refusals: ['NotFound', 'NoFiles', 'TooMany', 'Forbidden', 'Classified', 'RangeNotSatisfiable', 'BytesMissing'],
})
