import { z } from 'zod'
import { userRef } from '../accounts/people.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { deleted, list, listQuery, pageShape, searchText } from '../kernel/paging.ts'
import { editable, entityVersion, id, idOrRouteId, instant, line, optionalProse, userId } from '../kernel/primitives.ts'

const who = 'user'
const byId = z.strictObject({ id })

/** How many documents a pool holds at most. */
export const mostPoolDocuments = 10_000
/** How many people are in a pool at most. */
export const mostPoolMembers = 500
/** In how many pools a person is at most. */
export const mostPoolsOfPerson = 500
/** How many pools a posting goes to at most. */
export const mostPoolsOfPosting = 50

/** What somebody may do in a pool; an owner may all of it. */
const rights = { isOwner: z.boolean(), canAddFiles: z.boolean(), canAddMember: z.boolean() }

/** A collection of documents that its members read. */
export const postPool = z
  .object({
    id: z.number().int(),
    title: z.string(),
    description: z.string().nullable(),
    allowOtherUserToAddFiles: z.boolean().describe('Every member may add documents, whatever their own right says'),
    owner: userRef.nullable().describe('Who has owned it longest, of those whose account is active'),
    fileCount: z.number().int().describe('Documents in it that the caller sees'),
    userCount: z.number().int(),
    my: z
      .object({
        ...rights,
        poolUserId: z.number().int().describe('Of the caller’s own PoolUser: what leaves the pool'),
      })
      .describe('The caller’s own rights'),
    capabilities: z
      .object({
        edit: z.boolean(),
        addFiles: z.boolean(),
        addMembers: z.boolean(),
        leave: z.boolean(),
        reasons: z.object({ leave: z.literal('LastOwner').optional() }).describe('action → code of the refusal'),
      })
      .describe('What the caller may do, and why they may not leave'),
    createdAt: instant,
    routeId: z.string(),
    version: z.number().int(),
  })
  .meta({ id: 'PostPool' })

const fields = {
  description: optionalProse(2_000),
  allowOtherUserToAddFiles: z.boolean().optional(),
}
const title = line(200).min(1, 'Give it a title.')
const poolsQuery = listQuery('title', 'created')
const ofCaller = (name: string, path: string, summary: string) =>
  endpoint({ name, method: 'GET', path, who, summary, query: poolsQuery, response: list(postPool) })

export const getPool = endpoint({
  name: 'PostPool_Get',
  method: 'GET',
  path: '/PostPool/:id',
  who,
  summary: 'A pool that the caller is in, by its number or route id',
  params: z.strictObject({ id: idOrRouteId }),
  response: postPool,
  refusals: ['NotFound'],
})
export const listOwnPools = ofCaller('PostPool_My', '/PostPool/My', 'Pools that the caller owns')
export const listAvailablePools = ofCaller(
  'PostPool_Available',
  '/PostPool/Available',
  'Pools where the caller may add documents',
)
export const listSharedPools = ofCaller(
  'PostPool_Shared',
  '/PostPool/Shared',
  'Pools that the caller is in and doesn’t own',
)
export const createPool = endpoint({
  name: 'PostPool_Create',
  method: 'POST',
  path: '/PostPool',
  who,
  status: 201,
  summary: 'Make a pool; the caller owns it',
  body: z.strictObject({ title, ...fields }),
  response: postPool,
  refusals: ['PoolFull'],
})
export const updatePool = endpoint({
  name: 'PostPool_Update',
  method: 'PUT',
  path: '/PostPool/:id',
  who,
  summary: 'Change a pool’s title, its description, or whether every member may add documents',
  params: byId,
  body: editable({ title: title.optional(), ...fields, version: entityVersion.optional() }, postPool),
  response: postPool,
  refusals: ['NotFound', 'Forbidden', 'StateChanged'],
})
export const removePool = endpoint({
  name: 'PostPool_Remove',
  method: 'DELETE',
  path: '/PostPool/:id',
  who,
  summary: 'Delete a pool; its documents stay where they are',
  params: byId,
  response: deleted,
  refusals: ['NotFound', 'Forbidden'],
})

/** A pool whose owners have all been deactivated. */
export const orphanedPool = z
  .object({
    id: z.number().int(),
    title: z.string(),
    owner: userRef.nullable().describe('Who owned it last'),
    userCount: z.number().int().describe('Members whose account is active'),
    heirs: z.array(userRef).describe('At most 10 of them, those first who may do most'),
    createdAt: instant,
    version: z.number().int(),
  })
  .meta({ id: 'OrphanedPool' })
export const listOrphanedPools = endpoint({
  name: 'PostPool_Orphaned',
  method: 'GET',
  path: '/PostPool/Orphaned',
  who: 'administrator',
  summary: 'Pools whose owners have all been deactivated',
  query: z.strictObject({ ...pageShape, search: searchText.optional() }),
  response: list(orphanedPool),
})
export const handOverPool = endpoint({
  name: 'PostPool_HandOver',
  method: 'PUT',
  path: '/PostPool/:id/Owner',
  who: 'administrator',
  summary:
    'Name another owner of a pool whose owners have all been deactivated: one of its members, where there are any',
  params: byId,
  body: z.strictObject({ userId }),
  response: orphanedPool,
  refusals: ['NotFound', 'PoolFull', 'StepUpRequired'],
})

export type Pool = z.output<typeof postPool>
export type OrphanedPool = z.output<typeof orphanedPool>
