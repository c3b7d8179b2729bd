import { z } from 'zod'
import { userRef } from '../accounts/people.ts'
import { document } from '../documents/documents.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { deleted, list, order, pageShape, searchText } from '../kernel/paging.ts'
import { bodyId, givenInstant, id, instant, userId } from '../kernel/primitives.ts'
import { publicShape } from '../postings/public-postings.ts'

const who = 'user'
const byId = z.strictObject({ id })

/** How many people, and how many units, one share names at most. */
export const mostNamed = 200
export const linkPasswordLengths = { least: 4, most: 128 }

/** What a share is now: why it opens, or why it does not. */
export const shareState = z
  .enum(['live', 'suspended', 'expired', 'usedUp', 'revoked', 'makerLeft'])
  .describe('suspended: while its document is classified or in the trash')

export const shareLink = z
  .object({
    id: z.number().int(),
    url: z.string().optional().describe('Only in the answer that makes it: the token is kept hashed'),
    fileManagerId: z.number().int(),
    fileManager: z.object({ id: z.number().int(), name: z.string(), routeId: z.string() }),
    state: shareState.describe('suspended: while its document is classified or in the trash, or links are turned off'),
    isForAnyone: z.boolean(),
    users: z.array(userRef),
    deliveryUnits: z.array(z.object({ id: z.number().int(), name: z.string() })),
    expiresAt: instant.nullable(),
    hasPassword: z.boolean(),
    maxDownloads: z.number().int().nullable(),
    downloadCount: z.number().int(),
    openCount: z.number().int().describe('How often its page was opened'),
    lastOpenedAt: instant.nullable(),
    createdBy: userRef.nullable(),
    createdAt: instant,
    revokedAt: instant.nullable(),
  })
  .meta({ id: 'ShareLink' })

const many = <S extends z.ZodType>(one: S) => z.array(one).max(mostNamed).optional()

export const listLinks = endpoint({
  name: 'FileManager_Links',
  method: 'GET',
  path: '/FileManager/Link/:fileId',
  who,
  summary: 'The shares of a document, the living ones first; for members of its unit',
  params: z.strictObject({ fileId: id.describe('Id of the document') }),
  query: z.strictObject(pageShape),
  response: list(shareLink),
  refusals: ['NotFound', 'Classified'],
})
export const createLink = endpoint({
  name: 'FileManager_CreateLink',
  method: 'POST',
  path: '/FileManager/Link',
  who,
  status: 201,
  summary: 'Share a document with people or units, or with anyone who has the link',
  body: z.strictObject({
    fileManagerId: bodyId,
    expiresAt: givenInstant.nullish(),
    password: z
      .string()
      .min(linkPasswordLengths.least, `A link’s password has at least ${linkPasswordLengths.least} characters.`)
      .max(linkPasswordLengths.most, `A link’s password has at most ${linkPasswordLengths.most} characters.`)
      .nullish()
      .describe('Of a link for anyone'),
    maxDownloads: z.int().min(1).max(1_000_000).nullish().describe('Of a link for anyone'),
    userIds: many(userId),
    deliveryUnitIds: many(bodyId),
  }),
  response: shareLink,
  refusals: ['NotFound', 'Forbidden', 'InTrash', 'Classified'],
})
export const revokeLink = endpoint({
  name: 'FileManager_RevokeLink',
  method: 'DELETE',
  path: '/FileManager/Link/:id',
  who,
  summary: 'Revoke a share at once; by members of the document’s unit',
  params: byId,
  response: deleted,
  refusals: ['NotFound'],
})
export const changeLink = endpoint({
  name: 'FileManager_ChangeLink',
  method: 'PUT',
  path: '/FileManager/Link/:id',
  who,
  summary:
    'Until when a share lasts, and who is taken out of it; with nobody left it is revoked. By members of the document’s unit',
  params: byId,
  body: z.strictObject({
    expiresAt: givenInstant.nullish().describe('Null for as long as the institution lets a share last'),
    withoutUserIds: many(userId).describe('People who shall have it no longer'),
    withoutDeliveryUnitIds: many(bodyId).describe('Units that shall have it no longer'),
  }),
  response: shareLink,
  refusals: ['NotFound', 'Forbidden', 'InTrash', 'Classified', 'StateChanged'],
})
export const listGivenLinks = endpoint({
  name: 'FileManager_GivenLinks',
  method: 'GET',
  path: '/FileManager/Link/Given',
  who,
  summary: 'What the caller shares, or a unit of theirs; newest first',
  query: z.strictObject({
    ...pageShape,
    search: searchText.optional(),
    deliveryUnitId: id.optional().describe('All that is shared of this unit’s documents, by whomever'),
    state: z.enum(['live', 'ended']).describe('Those that open, or those that no longer do').optional(),
  }),
  response: list(shareLink),
  refusals: ['NotYourDeliveryUnit'],
})

export const sharedWithMe = z
  .object({
    ...document.shape,
    sharedBy: userRef.nullable(),
    sharedAt: instant,
    sharedUntil: instant.nullable(),
    isNew: z.boolean().describe('Shared since the caller said last that they have seen the list'),
  })
  .meta({ id: 'SharedFileManager' })
export const listSharedWithMe = endpoint({
  name: 'FileManager_SharedWithMe',
  method: 'GET',
  path: '/FileManager/Shared/My',
  who,
  summary: 'Documents that were shared with the caller by name or with a unit of theirs',
  query: z.strictObject({
    ...pageShape,
    sort: z.enum(['shared', 'name', 'modified', 'size', 'date', 'created']).optional(),
    order: order.optional(),
    search: searchText.optional(),
  }),
  response: z.object({ ...list(sharedWithMe).shape, newCount: z.number().int() }),
})
export const seeShared = endpoint({
  name: 'FileManager_SeeShared',
  method: 'PUT',
  path: '/FileManager/Shared/Seen',
  who,
  summary: 'Say that the list was seen: what is in it is no longer new',
  response: z.object({ seenAt: instant }),
})

/** A shared document as a guest sees it: what it is now, in the public shape. */
export const sharedDocument = z
  .object({
    ...publicShape,
    session: z.string().describe('Of this visit, an hour long: stands in the addresses of its files'),
    isForAnyone: z.boolean(),
    expiresAt: instant.nullable(),
    downloadsLeft: z.number().int().nullable(),
  })
  .meta({ id: 'SharedDocument' })

/**
 * Whether the last part of `/files/…` is a link's token: of 45 letters, and no number of bytes has so many in base64url, as
 * route ids are written.
 */
export const isLinkToken = (text: string): boolean => text.length === 45

const byToken = z.strictObject({ token: z.string().min(1).max(200) })
const guestRefusals = ['NotFound', 'LinkSuspended', 'LinkExpired', 'LinkUsedUp', 'LinkRevoked'] as const

export const openLink = endpoint({
  name: 'FileManager_OpenLink',
  method: 'GET',
  path: '/FileManager/Link/Open/:token',
  who: 'open',
  summary: 'Open a shared document by its link',
  params: byToken,
  response: sharedDocument,
  refusals: [...guestRefusals, 'Unauthenticated', 'PasswordRequired', 'TooManyRequests'],
})
export const openLinkWithPassword = endpoint({
  name: 'FileManager_OpenLinkWithPassword',
  method: 'POST',
  path: '/FileManager/Link/Open/:token',
  who: 'open',
  summary: 'Open a shared document by its link and password',
  params: byToken,
  body: z.strictObject({ password: z.string().max(linkPasswordLengths.most) }),
  response: sharedDocument,
  refusals: [...guestRefusals, 'Unauthenticated', 'WrongPassword', 'TooManyRequests'],
})

export type ShareLink = z.output<typeof shareLink>
export type ShareState = z.output<typeof shareState>
export type SharedWithMe = z.output<typeof sharedWithMe>
export type SharedDocument = z.output<typeof sharedDocument>
