import { z } from 'zod'
import { userRef } from '../accounts/people.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { deleted, list, pageShape, searchText } from '../kernel/paging.ts'
import { bodyId, givenInstant, id, instant, line, optionalProse, prose } from '../kernel/primitives.ts'

const who = 'user'
const byId = z.strictObject({ id })
const byToken = z.strictObject({ token: z.string().min(1).max(200) })

/** What a request for files may be: its longest life in days, and its files. */
export const dropBounds = {
  mostDays: 90,
  files: 20,
  mostFiles: 1_000,
  mostTypes: 40,
  leastPassword: 4,
  longestPassword: 128,
}

/** What a request for files is now: why it takes files, or why it does not. */
export const dropState = z
  .enum(['live', 'suspended', 'expired', 'full', 'revoked', 'makerLeft', 'folderRemoved'])
  .describe('suspended: while its folder is in the trash')

export const drop = z
  .object({
    id: z.number().int(),
    url: z.string().optional().describe('Only in the answer that makes it: the token is kept hashed'),
    title: z.string(),
    message: z.string().nullable(),
    state: dropState.describe('suspended: while its folder is in the trash, or such requests are turned off'),
    fileFolder: z
      .object({ id: z.number().int(), name: z.string(), routeId: z.string() })
      .nullable()
      .describe('Null once it was deleted'),
    deliveryUnit: z.object({ id: z.number().int(), name: z.string() }),
    expiresAt: instant,
    maxFiles: z.number().int(),
    maxBytes: z.number().nullable().describe('Of each file'),
    types: z.array(z.string()).nullable().describe('Extensions by content; null for all'),
    hasPassword: z.boolean(),
    fileCount: z.number().int().describe('Files that arrived'),
    lastDeliveredAt: instant.nullable(),
    createdBy: userRef.nullable(),
    createdAt: instant,
    revokedAt: instant.nullable(),
  })
  .meta({ id: 'Drop' })

export const createDrop = endpoint({
  name: 'Drop_Create',
  method: 'POST',
  path: '/Drop',
  who,
  status: 201,
  summary: 'Ask people without an account for files, into a folder of the caller’s unit; the link is told this once',
  body: z.strictObject({
    fileFolderId: bodyId,
    title: line(200).min(1, 'Say what you ask for.'),
    message: optionalProse(2_000),
    expiresAt: givenInstant,
    maxFiles: z.int().min(1).max(dropBounds.mostFiles).default(dropBounds.files),
    maxBytes: z.int().min(1).max(1e15).nullish().describe('Of each file; no more than the institution’s limit'),
    types: z
      .array(z.string().regex(/^[a-z0-9]{1,12}$/, 'Give endings such as pdf.'))
      .max(dropBounds.mostTypes)
      .nullish()
      .describe('Extensions that are taken, by content; none for all'),
    password: z
      .string()
      .min(dropBounds.leastPassword, `A password here has at least ${dropBounds.leastPassword} characters.`)
      .max(dropBounds.longestPassword, `A password here has at most ${dropBounds.longestPassword} characters.`)
      .nullish(),
  }),
  response: drop,
  refusals: ['NotFound', 'InTrash', 'Forbidden'],
})
export const listOwnDrops = endpoint({
  name: 'Drop_My',
  method: 'GET',
  path: '/Drop/My',
  who,
  summary: 'What the caller asks for, or all that is asked for into a unit of theirs; what takes files first',
  query: z.strictObject({
    ...pageShape,
    search: searchText.optional(),
    deliveryUnitId: id.optional().describe('All of this unit, by whomever'),
    fileFolderId: id.optional(),
    state: z.enum(['live', 'ended']).describe('Those that take files, or those that no longer do').optional(),
  }),
  response: list(drop),
  refusals: ['NotYourDeliveryUnit'],
})
export const revokeDrop = endpoint({
  name: 'Drop_Revoke',
  method: 'DELETE',
  path: '/Drop/:id',
  who,
  summary: 'End a request for files at once; by members of its unit',
  params: byId,
  response: deleted,
  refusals: ['NotFound'],
})

/** A request for files as who was sent its link sees it: nothing of the folder, nor of what others sent. */
export const openedDrop = z
  .object({
    title: z.string(),
    message: z.string().nullable(),
    institution: z.string(),
    from: z.object({ unitName: z.string(), officeName: z.string() }).describe('Who asks'),
    expiresAt: instant,
    left: z.number().int().describe('Files that may still be sent'),
    types: z.array(z.string()).nullable(),
    maxBytes: z.number().describe('Of each file'),
    session: z.string().describe('Says for 12 hours that the password was known; stands in the forms of the files'),
  })
  .meta({ id: 'OpenedDrop' })
const closed = ['NotFound', 'LinkSuspended', 'LinkExpired', 'LinkUsedUp', 'LinkRevoked', 'TooManyRequests'] as const

export const openDrop = endpoint({
  name: 'Drop_Open',
  method: 'GET',
  path: '/Drop/Open/:token',
  who: 'open',
  summary: 'What is asked for, by the link',
  params: byToken,
  response: openedDrop,
  refusals: [...closed, 'PasswordRequired'],
})
export const openDropWithPassword = endpoint({
  name: 'Drop_OpenWithPassword',
  method: 'POST',
  path: '/Drop/Open/:token',
  who: 'open',
  summary: 'What is asked for, by the link and its password',
  params: byToken,
  body: z.strictObject({ password: z.string().max(dropBounds.longestPassword) }),
  response: openedDrop,
  refusals: [...closed, 'WrongPassword'],
})

/** The fields before the file of a form. */
export const dropSender = z.strictObject({
  senderName: line(120).min(1, 'Tell your name.'),
  senderEmail: line(254)
    .regex(/^((?!-)[^\s@\p{C}]{1,64}@[^\s@\p{C}]{1,189})?$/u, 'Enter a whole e-mail address.')
    .optional(),
  note: prose(1_000).optional(),
  session: z.string().max(200).optional().describe('From Drop/Open; needed where the request has a password'),
})
export const sendDropFile = endpoint({
  name: 'Drop_File',
  method: 'POST',
  path: '/Drop/Open/:token/File',
  who: 'open',
  status: 201,
  summary: 'Send one file; who sends it is told a receipt, and nothing else',
  params: byToken,
  form: { fields: dropSender, files: 'one' },
  response: z.object({ receipt: z.string().describe('As in `7K4MQ-9XA2C`') }),
  refusals: [...closed, 'PasswordRequired', 'TooLarge', 'TypeRefused', 'UploadBroken', 'StorageFailed'],
})

export type Drop = z.output<typeof drop>
export type DropState = z.output<typeof dropState>
export type OpenedDrop = z.output<typeof openedDrop>
export type DropSender = z.output<typeof dropSender>
