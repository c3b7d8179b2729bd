import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { calendarDate, id, instant } from '../kernel/primitives.ts'

const who = 'user'
const byId = z.strictObject({ id })

const sentFile = z.object({
  id: z.number().int(),
  fileName: z.string(),
  size: z.number(),
  sha256: z.string(),
  pageCount: z.number().int().nullable(),
})
const text = z.object({ before: z.string().nullable(), after: z.string().nullable() })

/** What is otherwise than it was when it was sent before. Fields that are the same are null. */
export const postingChanges = z
  .object({
    since: instant.nullable().describe('When it was sent before; null where this is the first time'),
    isDraft: z.boolean().describe('Compared with what would be sent now: for the unit, while it is returned'),
    name: text.nullable(),
    description: text.nullable(),
    tags: z.object({ added: z.array(z.string()), removed: z.array(z.string()) }).nullable(),
    category: text.nullable(),
    documentDate: z.object({ before: calendarDate.nullable(), after: calendarDate.nullable() }).nullable(),
    accessLevel: text.nullable(),
    isClassified: z.object({ before: z.boolean(), after: z.boolean() }).nullable(),
    files: z.array(
      z.object({
        kind: z.enum(['added', 'removed', 'replaced']).describe('What became of the file since the last round'),
        before: sentFile.nullable(),
        after: sentFile.nullable(),
        hasText: z.boolean().describe('FilePosting_ChangedText tells the words of both'),
      }),
    ),
  })
  .meta({ id: 'FilePostingChanges' })
export const getPostingChanges = endpoint({
  name: 'FilePosting_Changes',
  method: 'GET',
  path: '/FilePosting/:id/Changes',
  who,
  summary: 'What changed since the posting was sent before, files by their SHA-256',
  params: byId,
  response: postingChanges,
  refusals: ['NotFound', 'Forbidden', 'Classified'],
})

/** How many characters of each of two texts are told, so that they can be compared while somebody waits. */
export const mostComparedText = 200_000
export const getChangedText = endpoint({
  name: 'FilePosting_ChangedText',
  method: 'GET',
  path: '/FilePosting/:id/Changes/Text',
  who,
  summary: 'The words of a file before and after, to compare; those of a long one are cut',
  params: byId,
  query: z.strictObject({
    before: id.optional().describe('A file of FilePosting_Changes'),
    after: id.optional().describe('A file of FilePosting_Changes'),
  }),
  response: z.object({ before: z.string(), after: z.string(), isCut: z.boolean() }),
  refusals: ['NotFound', 'Forbidden', 'Classified'],
})

export type PostingChanges = z.output<typeof postingChanges>
