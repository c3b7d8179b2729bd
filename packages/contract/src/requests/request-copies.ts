import { z } from 'zod'
import { userRef } from '../accounts/people.ts'
import { bytes, endpoint } from '../kernel/endpoint.ts'
import { wholeQuery } from '../kernel/paging.ts'
import { id, instant, line } from '../kernel/primitives.ts'

/** How much is covered in a copy, at most. */
export const copyBounds = { pages: 500, boxes: 2_000, ground: 40 } as const

/** What must not leave the house unseen. */
export const copyFindingCode = z
  .enum([
    'CoveredText',
    'CoveredPicture',
    'HiddenLayer',
    'HiddenText',
    'EmbeddedFile',
    'PendingRedaction',
    'Comment',
    'TrackedChange',
    'HiddenSheet',
    'HiddenCells',
    'HiddenSlide',
    'Notes',
    'ExternalLink',
    'PivotCache',
    'CroppedPicture',
    'Macro',
    'UnknownPart',
    'UnknownKind',
  ])
  .describe('What was found in the copy that may tell too much')
const finding = z
  .object({
    code: copyFindingCode,
    sentence: z.string(),
    page: z.number().int().nullable().describe('From 1; null where a kind of file has none'),
    part: z.string().nullable().describe('The sheet, the slide or the part of the file'),
  })
  .meta({ id: 'CopyFinding' })

const fraction = z.number().min(0).max(1)
/** An area that is covered for good, in fractions of the page as it is shown, from its left upper corner. */
export const copyBox = z
  .strictObject({
    page: z.int().min(1).max(copyBounds.pages),
    x: fraction,
    y: fraction,
    width: fraction.gt(0, 'Draw the box wider.'),
    height: fraction.gt(0, 'Draw the box higher.'),
    wholeWords: z.boolean().optional().describe('The words that it touches are covered whole'),
    ground: line(copyBounds.ground).nullish().describe('Why, in short; for the office alone'),
  })
  .meta({ id: 'CopyBox' })

export const copyState = z
  .enum(['none', 'waiting', 'ready', 'refused', 'failed'])
  .describe('Of the copy without what tells of people')

/** How far the copy of one file is. */
export const requestCopy = z
  .object({
    fileManagerId: z.number().int(),
    fileManagerFileId: z.number().int(),
    fileName: z.string(),
    mediaType: z.string(),
    size: z.number(),
    sourceSha256: z.string(),
    state: copyState.describe('refused: something was found in it; failed: none could be made'),
    findings: z.array(finding),
    pageCount: z.number().int().nullable(),
    failure: z.string().nullable().describe('Why none could be made'),
    boxes: z.array(copyBox),
    isPictured: z.boolean().describe('Every page becomes a picture, which holds nothing but what is seen'),
    mayCover: z.boolean().describe('Boxes can be drawn on it'),
    orderedBy: userRef.nullable(),
    orderedAt: instant.nullable(),
    copy: z
      .object({
        id: z.number().int(),
        fileName: z.string(),
        mediaType: z.string(),
        size: z.number(),
        sha256: z.string(),
      })
      .nullable()
      .describe('Null until it is ready'),
  })
  .meta({ id: 'RequestCopy' })

const ofFile = z.strictObject({ id, fileManagerFileId: id })

export const listRequestCopies = endpoint({
  name: 'DocumentRequest_Copies',
  method: 'GET',
  path: '/DocumentRequest/:id/Release',
  who: 'user',
  summary: 'The files of what is to be released, with how far their copies are',
  params: z.strictObject({ id }),
  query: wholeQuery,
  response: z.object({ items: z.array(requestCopy), total: z.number().int() }),
  refusals: ['NotFound', 'Forbidden', 'StateChanged'],
})
export const getCopyFindings = endpoint({
  name: 'DocumentRequest_Findings',
  method: 'GET',
  path: '/DocumentRequest/:id/Release/:fileManagerFileId/Findings',
  who: 'user',
  summary: 'What was found in one of these files, and how far its copy is',
  params: ofFile,
  response: requestCopy,
  refusals: ['NotFound', 'Forbidden', 'StateChanged'],
})
export const prepareCopy = endpoint({
  name: 'DocumentRequest_Prepare',
  method: 'PUT',
  path: '/DocumentRequest/:id/Release/:fileManagerFileId',
  who: 'user',
  summary:
    'Order a copy: without what tells of people, with these areas covered; it is ready when nothing is found in it',
  params: ofFile,
  body: z.strictObject({
    boxes: z.array(copyBox).max(copyBounds.boxes).default([]),
    isPictured: z.boolean().default(false),
  }),
  response: requestCopy,
  refusals: ['NotFound', 'Forbidden', 'StateChanged'],
})
export const readCopySource = endpoint({
  name: 'DocumentRequest_Source',
  method: 'GET',
  path: '/DocumentRequest/:id/Release/:fileManagerFileId/Source',
  who: 'user',
  summary: 'The file itself, for who covers parts of it',
  params: ofFile,
  response: bytes,
  refusals: ['NotFound', 'Forbidden', 'StateChanged', 'BytesMissing'],
})
export const readPreparedCopy = endpoint({
  name: 'DocumentRequest_Copy',
  method: 'GET',
  path: '/DocumentRequest/:id/Release/:fileManagerFileId/Copy',
  who: 'user',
  summary: 'The copy as it would go out',
  params: ofFile,
  response: bytes,
  refusals: ['NotFound', 'Forbidden', 'StateChanged', 'BytesMissing'],
})
export const revokeReleased = endpoint({
  name: 'DocumentRequest_Revoke',
  method: 'DELETE',
  path: '/DocumentRequest/:id/Released/:fileId',
  who: 'user',
  summary: 'Take a released copy back: from now on nobody downloads it',
  params: z.strictObject({ id, fileId: id.describe('Id of what was released') }),
  response: z.object({ id: z.number().int(), revokedAt: instant }),
  refusals: ['NotFound', 'Forbidden'],
})

export type CopyBox = z.output<typeof copyBox>
export type CopyFinding = z.output<typeof finding>
export type CopyFindingCode = z.output<typeof copyFindingCode>
export type CopyState = z.output<typeof copyState>
export type RequestCopy = z.output<typeof requestCopy>
