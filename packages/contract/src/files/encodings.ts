import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { id } from '../kernel/primitives.ts'
import { file, guestQuery, guestRefusals, mediaQuery } from './files.ts'

/** The encodings that a text may be read in: those of the WHATWG standard, and of DOS and Unicode what that leaves out. */
export const textEncodings = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'utf-32le',
  'utf-32be',
  'windows-1250',
  'windows-1251',
  'windows-1252',
  'windows-1253',
  'windows-1254',
  'windows-1255',
  'windows-1256',
  'windows-1257',
  'windows-1258',
  'windows-874',
  'iso-8859-2',
  'iso-8859-3',
  'iso-8859-4',
  'iso-8859-5',
  'iso-8859-6',
  'iso-8859-7',
  'iso-8859-8',
  'iso-8859-10',
  'iso-8859-13',
  'iso-8859-14',
  'iso-8859-15',
  'iso-8859-16',
  'koi8-r',
  'koi8-u',
  'macintosh',
  'x-mac-cyrillic',
  'ibm437',
  'ibm850',
  'ibm852',
  'ibm866',
  'shift_jis',
  'euc-jp',
  'iso-2022-jp',
  'gb18030',
  'big5',
  'euc-kr',
] as const
const encoding = z.enum(textEncodings)

/** Bytes of a text that are read to be shown. */
export const mostShown = 1024 * 1024

const byId = z.strictObject({ id })

export const readText = endpoint({
  name: 'FileManagerFile_Text',
  method: 'GET',
  path: '/FileManagerFile/:id/Text',
  who: 'open',
  summary:
    'The beginning of a text file in its letters, by the encoding that is asked for or that it was found to be in',
  params: byId,
  query: z.strictObject({
    encoding: encoding.optional().describe('For this answer only'),
    ticket: mediaQuery.shape.ticket,
    share: guestQuery.share,
    session: guestQuery.session,
  }),
  response: z
    .object({
      text: z.string(),
      encoding: z.string().describe('By which the text of this answer was read'),
      known: z
        .object({
          encoding: z.string(),
          isGuessed: z.boolean().describe('Nothing in the file says it: it was told by the letters that come out'),
          isChosen: z.boolean().describe('Somebody who may change the document has said so'),
        })
        .describe('By which the search reads it'),
      isCut: z.boolean().describe('It goes on behind the first megabyte'),
    })
    .meta({ id: 'ReadText' }),
  refusals: ['NotFound', ...guestRefusals, 'Forbidden', 'Classified', 'NotText', 'BytesMissing'],
})
export const chooseEncoding = endpoint({
  name: 'FileManagerFile_Encoding',
  method: 'POST',
  path: '/FileManagerFile/:id/Encoding',
  who: 'user',
  summary: 'Have a text file read in this encoding from now on, everywhere; null: as it is found; members of the unit',
  params: byId,
  body: z.strictObject({ encoding: encoding.nullable().describe('null: as it is found') }),
  response: file,
  refusals: ['NotFound', 'InTrash', 'Forbidden', 'Classified', 'NotText'],
})

export type ReadText = z.output<(typeof readText)['response']>
export type TextEncoding = z.output<typeof encoding>
