import { z } from 'zod'
import { userRef } from '../accounts/people.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { deleted, idList, idObjects, ids, list, pageShape, searchText } from '../kernel/paging.ts'
import { asItIs, bodyId, editable, id, instant, userId } from '../kernel/primitives.ts'
import { mostPoolMembers } from './pools.ts'

const who = 'user'
const byId = z.strictObject({ id })
const rights = {
  isOwner: z.boolean().optional(),
  canAddFiles: z.boolean().optional(),
  canAddMember: z.boolean().optional(),
}

/** Somebody in a pool. */
export const poolUser = z
  .object({
    id: z.number().int(),
    poolId: z.number().int(),
    user: userRef,
    isOwner: z.boolean(),
    canAddFiles: z.boolean(),
    canAddMember: z.boolean(),
    isActive: z
      .boolean()
      .describe('Whether their account is; who was deactivated reads nothing and counts as no owner'),
    createdAt: instant,
    mayChange: z.boolean().describe('Whether the caller may change their rights'),
    mayRemove: z.boolean().describe('Whether the caller may take them out'),
  })
  .meta({ id: 'PoolUser' })

export const listPoolUsers = endpoint({
  name: 'PoolUser_OfPool',
  method: 'GET',
  path: '/PoolUser/Pool/:poolId',
  who,
  summary: 'Who is in a pool: its owners first, then by name',
  params: z.strictObject({ poolId: id }),
  query: z.strictObject({ ...pageShape, search: searchText.optional() }),
  response: list(poolUser),
  refusals: ['NotFound'],
})
export const addPoolUser = endpoint({
  name: 'PoolUser_Add',
  method: 'POST',
  path: '/PoolUser',
  who,
  status: 201,
  summary: 'Take somebody into a pool, with no more rights than the caller holds; who is in it stays as they are',
  body: z.strictObject({ poolId: bodyId, userId, ...rights }),
  response: poolUser,
  refusals: ['NotFound', 'Forbidden', 'PoolFull'],
})
export const addPoolUsers = endpoint({
  name: 'PoolUser_AddMultiple',
  method: 'POST',
  path: '/PoolUser/Multiple',
  who,
  summary: 'Take several people into a pool, as one; answers the ids of those who are new',
  body: z.strictObject({
    poolId: bodyId,
    userIds: z
      .array(userId)
      .min(1)
      .max(mostPoolMembers)
      .transform((values) => [...new Set(values)]),
    ...rights,
  }),
  response: idList,
  refusals: ['NotFound', 'Forbidden', 'PoolFull'],
})
export const updatePoolUser = endpoint({
  name: 'PoolUser_Update',
  method: 'PUT',
  path: '/PoolUser/:id',
  who,
  summary: 'Change somebody’s rights in a pool',
  params: byId,
  body: editable({ ...rights, poolId: asItIs(bodyId) }, poolUser),
  response: poolUser,
  refusals: ['NotFound', 'Forbidden', 'LastOwner'],
})
export const updatePoolUsers = endpoint({
  name: 'PoolUser_UpdateMultiple',
  method: 'PUT',
  path: '/PoolUser/Multiple',
  who,
  summary: 'Change the rights of several people in a pool, as one',
  body: z.strictObject({ ids, ...rights }),
  response: idList,
  refusals: ['NotFound', 'Forbidden', 'LastOwner'],
})
export const removePoolUser = endpoint({
  name: 'PoolUser_Remove',
  method: 'DELETE',
  path: '/PoolUser/:id',
  who,
  summary: 'Take somebody out of a pool; oneself: leave it',
  params: byId,
  response: deleted,
  refusals: ['NotFound', 'Forbidden', 'LastOwner'],
})
export const removePoolUsers = endpoint({
  name: 'PoolUser_RemoveMultiple',
  method: 'POST',
  path: '/PoolUser/Remove',
  who,
  summary: 'Take several people out of a pool, as one',
  body: idObjects,
  response: idList,
  refusals: ['NotFound', 'Forbidden', 'LastOwner'],
})

export type PoolUser = z.output<typeof poolUser>
