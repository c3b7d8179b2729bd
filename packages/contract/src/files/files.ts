import { z } from 'zod'
import { userRef } from '../accounts/people.ts'
import { deepestFolder, levelsOf } from '../kernel/bounds.ts'
import { bytes, endpoint } from '../kernel/endpoint.ts'
import { bodyId, calendarDate, id, idOrRoot, instant, queryIds } from '../kernel/primitives.ts'
import { saying, sayings } from '../kernel/sayings.ts'
import { isHoldable } from '../kernel/text.ts'
import { ocr } from './ocr.ts'
import { previewFrom, previewKind } from './preview-kind.ts'

export const file = z
  .object({
    id: z.number().int(),
    fileManagerId: z.number().int(),
    fileName: z.string(),
    fileType: z.string().describe('The extension, lower case, without the dot'),
    mediaType: z.string(),
    size: z.number(),
    sha256: z.string(),
    versionNo: z.number().int(),
    isCurrent: z.boolean(),
    uploadedBy: userRef.nullable(),
    createdAt: instant,
    scan: z
      .enum(['pending', 'clean', 'infected', 'skipped'])
      .describe('By the malware scanner; skipped: there is none'),
    text: z
      .enum(['pending', 'done', 'none', 'failed'])
      .describe('Whether the text in these bytes has been read; the search has it some moments after that'),
    ocr: ocr.nullable().describe('Of pages that are pictures; null where there are none'),
    pageCount: z.number().int().nullable(),
    thumbnailUrl: z.string().nullable(),
    previewUrl: z
      .string()
      .nullable()
      .describe('What is made of the file to be looked at; null where the file itself is shown or nothing can be'),
    previewKind,
    previewFrom,
    searchableUrl: z
      .string()
      .nullable()
      .describe('A PDF with the words of its scanned pages; null where there is none'),
    contentUrl: z.string().nullable().describe('The bytes, with a ticket of 10 minutes'),
  })
  .meta({ id: 'FileManagerFile' })

const duplicate = z.object({ id: z.number().int(), name: z.string() })

/** A file that was taken in, and the document that it is in. */
export const uploaded = z
  .object({ fileManagerId: z.number().int(), file, duplicateOf: z.array(duplicate).optional() })
  .meta({ id: 'UploadedFile' })
/** What became of an upload; each file stands by itself. */
export const uploadAnswer = z
  .object({
    items: z.array(uploaded),
    refused: z.array(z.object({ fileName: z.string(), code: z.string(), message: z.string() })),
    total: z.number().int(),
  })
  .meta({ id: 'UploadAnswer' })

const byId = z.strictObject({ id })
const who = 'user'

/** The media query: how to be shown, and the ticket of an address that was made for the browser. */
export const mediaQuery = z.strictObject({
  disposition: z.enum(['inline', 'attachment']).optional(),
  ticket: z
    .string()
    .max(1_000)
    .optional()
    .describe('Of an address that was made for the browser: stands for the token'),
})
/** What a guest of a link fetches by: the link's token, and the session of their visit. */
export const guestQuery = {
  disposition: z.enum(['inline', 'attachment']).optional(),
  share: z.string().max(200).optional().describe('The token of a link'),
  session: z.string().max(200).optional().describe('From Link/Open; needed where the link has a password'),
}
export const derivedQuery = z.strictObject({ ...mediaQuery.shape, ...guestQuery })
export const guestRefusals = ['LinkSuspended', 'LinkExpired', 'LinkUsedUp', 'LinkRevoked', 'PasswordRequired'] as const

/** Bytes of the largest file that may come whole with the request that begins its resumable upload. */
export const largestWhole = 1024 * 1024

/** How many files one form, and how many things one download, name at most. */
export const mostFiles = 1_000
// Its last part is the file's own name.
const isShallow = (path: string) => levelsOf(path) <= deepestFolder + 1
const readJson = (text: string, ctx: z.RefinementCtx): unknown => {
  try {
    const value: unknown = JSON.parse(text)
    // Said here, since a list is read to its end before it is found too long.
    if (!Array.isArray(value) || value.length <= mostFiles) return value
    ctx.addIssue({ code: 'custom', message: saying('most', { count: mostFiles }) })
    return z.NEVER
  } catch {
    ctx.addIssue({ code: 'custom', message: sayings.noJson })
    return z.NEVER
  }
}

/** The fields of an upload into an existing document. The same keys are a resumable upload's metadata. */
export const uploadIntoDocument = z.strictObject({
  fileManagerId: id,
  replacesFileId: id.optional().describe('The file that becomes an earlier version'),
})
/** The fields of an upload that makes a document of each file. */
export const uploadIntoFolder = z.strictObject({
  deliveryUnitId: id,
  fileFolderId: idOrRoot.default(0),
  documentCategoryId: id.optional(),
  tagIds: queryIds.pipe(z.array(bodyId).max(50)).default([]),
  documentDate: calendarDate.optional(),
  fileLocationId: id.optional().describe('Where the papers stand'),
  relativePaths: z
    .string()
    .max(2 * 1024 * 1024)
    .transform(readJson)
    .pipe(
      z
        .array(
          z
            .string()
            .max(10_000)
            .refine(isHoldable, sayings.unholdable)
            .refine(isShallow, `Folders lie at most ${deepestFolder} deep.`),
        )
        .max(mostFiles),
    )
    .default([])
    .describe('A JSON list in the order of the files, as in `["Scans/2026/May.pdf"]`: the folders are made'),
})

export const uploadFiles = endpoint({
  name: 'FileManagerFile_Upload',
  method: 'POST',
  path: '/FileManagerFile/Upload',
  who,
  status: 201,
  summary:
    'Upload files as multipart/form-data; the fields come first: fileManagerId [replacesFileId], or deliveryUnitId fileFolderId [documentCategoryId tagIds documentDate fileLocationId relativePaths]',
  form: { fields: z.union([uploadIntoDocument, uploadIntoFolder]), files: 'many' },
  response: uploadAnswer,
  refusals: [
    'NotYourDeliveryUnit',
    'NotFound',
    'InTrash',
    'TooDeep',
    'FilesLocked',
    'Forbidden',
    'Classified',
    'TooLarge',
    'TypeRefused',
    'UploadBroken',
    'StorageFailed',
  ],
})
export const readFile = endpoint({
  name: 'FileManagerFile_ReadFile',
  method: 'GET',
  path: '/FileManagerFile/ReadFile/:id',
  who: 'open',
  summary: 'The bytes of a file, for the bearer or a ticket',
  params: byId,
  query: mediaQuery,
  response: bytes,
  refusals: ['Unauthenticated', 'NotFound', 'Forbidden', 'Classified', 'RangeNotSatisfiable', 'BytesMissing'],
})
export const readPublicFile = endpoint({
  name: 'FileManagerFile_ReadPublicFile',
  method: 'GET',
  path: '/FileManagerFile/ReadFile/Public/:id',
  who: 'open',
  summary: 'The bytes of a file of an approved public posting, or of a document that a link opens',
  params: byId,
  query: z.strictObject(guestQuery),
  response: bytes,
  refusals: ['NotFound', ...guestRefusals, 'RangeNotSatisfiable', 'BytesMissing'],
})
export const readThumbnail = endpoint({
  name: 'FileManagerFile_Thumbnail',
  method: 'GET',
  path: '/FileManagerFile/:id/Thumbnail',
  who: 'open',
  summary: 'The first page as a small WebP',
  params: byId,
  query: derivedQuery,
  response: bytes,
  refusals: ['NotFound', ...guestRefusals, 'Forbidden', 'Classified', 'BytesMissing'],
})
export const readPreview = endpoint({
  name: 'FileManagerFile_Preview',
  method: 'GET',
  path: '/FileManagerFile/:id/Preview',
  who: 'open',
  summary: 'A PDF or safe HTML made from the file',
  params: byId,
  query: derivedQuery,
  response: bytes,
  refusals: ['NotFound', ...guestRefusals, 'Forbidden', 'Classified', 'BytesMissing'],
})
export const removeFile = endpoint({
  name: 'FileManagerFile_Remove',
  method: 'DELETE',
  path: '/FileManagerFile/:id',
  who,
  summary: 'Take a file out of its document; it stays as a removed version',
  params: byId,
  response: z.object({ id: z.number().int() }),
  refusals: ['NotFound', 'FilesLocked', 'InTrash', 'Forbidden', 'Classified'],
})

export type DocumentFile = z.output<typeof file>
export type UploadAnswer = z.output<typeof uploadAnswer>
