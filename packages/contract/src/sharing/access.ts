import { z } from 'zod'
import { userRef } from '../accounts/people.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { deleted, list, pageShape } from '../kernel/paging.ts'
import { id, instant, prose, userId } from '../kernel/primitives.ts'

const who = 'user'
const byId = z.strictObject({ id })
const byRequest = z.strictObject({ requestId: id })
const reason = prose(1_000).min(1, 'Give a reason.')

/** For how many days an owner opens a classified document, unless they say otherwise, and at most. */
export const accessDays = { usual: 7, most: 90 }

const documentNamed = z.object({ id: z.number().int(), name: z.string() })
export const accessRequest = z
  .object({
    id: z.number().int(),
    document: documentNamed,
    by: userRef,
    reason: z.string(),
    status: z.enum(['waiting', 'granted', 'refused']).describe('Of the owner’s answer'),
    createdAt: instant,
  })
  .meta({ id: 'AccessRequest' })
export const accessGrant = z
  .object({
    id: z.number().int(),
    fileManagerId: z.number().int(),
    kind: z.enum(['granted', 'opened']).describe('By its owner, or by the central records unit itself'),
    user: userRef,
    reason: z.string(),
    givenBy: userRef.nullable(),
    givenAt: instant,
    expiresAt: instant,
  })
  .meta({ id: 'AccessGrant' })

export const requestAccess = endpoint({
  name: 'FileManager_RequestAccess',
  method: 'POST',
  path: '/FileManager/:id/Access/Request',
  who,
  status: 201,
  summary: 'Ask the owner of a classified document to open it; a second time while one waits is the same',
  params: byId,
  body: z.strictObject({ reason }),
  response: z.object({ id: z.number().int(), status: z.literal('waiting') }),
  refusals: ['NotFound', 'InTrash', 'AlreadyOpen'],
})
export const listAccessAsked = endpoint({
  name: 'FileManager_AccessAsked',
  method: 'GET',
  path: '/FileManager/Access/Asked',
  who,
  summary: 'What the caller, as owner of classified documents, is asked to open; the oldest first',
  query: z.strictObject(pageShape),
  response: list(accessRequest),
})
export const grantAccess = endpoint({
  name: 'FileManager_GrantAccess',
  method: 'PUT',
  path: '/FileManager/Access/:requestId/Grant',
  who,
  summary: 'Open the document to who asks, for a number of days; the owner’s',
  params: byRequest,
  body: z.strictObject({ days: z.int().min(1).max(accessDays.most).default(accessDays.usual) }),
  response: accessRequest,
  refusals: ['NotFound', 'InTrash', 'StateChanged'],
})
export const refuseAccess = endpoint({
  name: 'FileManager_RefuseAccess',
  method: 'PUT',
  path: '/FileManager/Access/:requestId/Refuse',
  who,
  summary: 'Refuse it, with the reason that the asker is told; the owner’s',
  params: byRequest,
  body: z.strictObject({ reason }),
  response: accessRequest,
  refusals: ['NotFound', 'StateChanged'],
})
export const listAccess = endpoint({
  name: 'FileManager_Access',
  method: 'GET',
  path: '/FileManager/:id/Access',
  who,
  summary: 'To whom a classified document is open now; the owner’s to know',
  params: byId,
  query: z.strictObject(pageShape),
  response: list(accessGrant),
  refusals: ['NotFound', 'Forbidden'],
})
export const endAccess = endpoint({
  name: 'FileManager_EndAccess',
  method: 'DELETE',
  path: '/FileManager/Access/Grant/:id',
  who,
  summary: 'Take access back at once; the owner’s',
  params: byId,
  response: deleted,
  refusals: ['NotFound'],
})
export const openClassified = endpoint({
  name: 'FileManager_OpenClassified',
  method: 'POST',
  path: '/FileManager/:id/Access/Open',
  who,
  status: 201,
  summary: 'The CRU reads a classified document for an hour, with a reason that its owner is told at once',
  params: byId,
  body: z.strictObject({ reason }),
  response: accessGrant,
  refusals: ['NotFound', 'Forbidden', 'AlreadyOpen'],
})

export const ownerlessDocument = z
  .object({
    id: z.number().int(),
    owner: userRef,
    deliveryUnit: z.object({ id: z.number().int(), name: z.string() }),
    category: z.string().nullable(),
    createdAt: instant,
    requestCount: z.number().int().describe('Requests for access that wait'),
  })
  .meta({ id: 'OwnerlessDocument' })
export const listOwnerless = endpoint({
  name: 'FileManager_Ownerless',
  method: 'GET',
  path: '/FileManager/Ownerless',
  who: 'administrator',
  summary:
    'Classified documents whose owner is deactivated; without their titles, which are not an administrator’s to read',
  query: z.strictObject(pageShape),
  response: list(ownerlessDocument),
})
export const nameOwner = endpoint({
  name: 'FileManager_NameOwner',
  method: 'PUT',
  path: '/FileManager/:id/Owner',
  who: 'administrator',
  summary: 'Name another owner, who works in the document’s unit, where the present one is deactivated',
  params: byId,
  body: z.strictObject({ userId }),
  response: z.object({ id: z.number().int(), owner: userRef }),
  refusals: ['NotFound', 'StateChanged', 'StepUpRequired'],
})

export type AccessRequest = z.output<typeof accessRequest>
export type AccessGrant = z.output<typeof accessGrant>
export type OwnerlessDocument = z.output<typeof ownerlessDocument>
