import { z } from 'zod'
import { bytes, endpoint } from '../kernel/endpoint.ts'
import { id } from '../kernel/primitives.ts'
import { derivedQuery, file, guestRefusals } from './files.ts'
import { ocrLanguage } from './ocr.ts'

const byId = z.strictObject({ id })

export const readSearchable = endpoint({
  name: 'FileManagerFile_Searchable',
  method: 'GET',
  path: '/FileManagerFile/:id/Searchable',
  who: 'open',
  summary: 'The file as a PDF in which the words of its scanned pages can be found and copied',
  params: byId,
  query: derivedQuery,
  response: bytes,
  refusals: ['NotFound', ...guestRefusals, 'Forbidden', 'Classified', 'RangeNotSatisfiable', 'BytesMissing'],
})
export const readByOcr = endpoint({
  name: 'FileManagerFile_Ocr',
  method: 'POST',
  path: '/FileManagerFile/:id/Ocr',
  who: 'user',
  summary: 'Have the letters of its scanned pages read again, in these languages; members of the unit',
  params: byId,
  body: z.strictObject({
    languages: z
      .array(ocrLanguage)
      .min(1)
      .max(3)
      .transform((values) => [...new Set(values)])
      .describe('In which its letters are read'),
  }),
  response: file,
  refusals: ['NotFound', 'InTrash', 'Forbidden', 'Classified', 'NothingToRead'],
})
