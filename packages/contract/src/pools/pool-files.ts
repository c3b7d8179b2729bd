import { z } from 'zod'
import { userRef } from '../accounts/people.ts'
import { document } from '../documents/documents.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { deleted, idList, idObjects, ids, list, listQuery, pageShape } from '../kernel/paging.ts'
import { bodyId, id, instant } from '../kernel/primitives.ts'

const who = 'user'

/** A document in a pool, as the caller may see it. */
export const poolFile = z
  .object({
    id: z.number().int(),
    poolId: z.number().int(),
    fileManagerId: z.number().int(),
    fileManager: document,
    addedBy: userRef.nullable(),
    createdAt: instant.describe('When it was added'),
    mayRemove: z.boolean().describe('Whether the caller may take it out'),
  })
  .meta({ id: 'PoolFile' })
/** A pool that a document is in, as the document’s unit is told. */
export const poolOfDocument = z
  .object({
    id: z.number().int().describe('Of the document in the pool: what takes it out'),
    poolId: z.number().int(),
    title: z.string(),
    isMember: z.boolean().describe('Whether the caller is in the pool'),
    userCount: z.number().int(),
    addedBy: userRef.nullable(),
    createdAt: instant,
  })
  .meta({ id: 'PoolOfFileManager' })

export const listPoolFiles = endpoint({
  name: 'PostPoolFile_OfPool',
  method: 'GET',
  path: '/PostPoolFile/Pool/:poolId',
  who,
  summary: 'The documents in a pool that the caller sees: what is in the trash or classified is withheld meanwhile',
  params: z.strictObject({ poolId: id }),
  query: listQuery('added', 'name', 'modified', 'size', 'date'),
  response: list(poolFile),
  refusals: ['NotFound'],
})
export const listPoolsOfDocument = endpoint({
  name: 'PostPoolFile_OfDocument',
  method: 'GET',
  path: '/PostPoolFile/FileManager/:fileManagerId',
  who,
  summary: 'The pools that a document is in, for members of its unit',
  params: z.strictObject({ fileManagerId: id }),
  query: z.strictObject(pageShape),
  response: list(poolOfDocument),
  refusals: ['NotFound', 'Forbidden'],
})
export const addPoolFile = endpoint({
  name: 'PostPoolFile_Add',
  method: 'POST',
  path: '/PostPoolFile',
  who,
  status: 201,
  summary: 'Put a document that the caller may share into a pool; what is in it stays',
  body: z.strictObject({ poolId: bodyId, fileManagerId: bodyId }),
  response: poolFile,
  refusals: ['NotFound', 'Forbidden', 'Classified', 'InTrash', 'PoolFull'],
})
export const addPoolFiles = endpoint({
  name: 'PostPoolFile_AddMultiple',
  method: 'POST',
  path: '/PostPoolFile/Multiple',
  who,
  summary: 'Put several documents into a pool, as one; answers the ids of those that are new there',
  body: z.strictObject({ poolId: bodyId, fileManagerIds: ids }),
  response: idList,
  refusals: ['NotFound', 'Forbidden', 'Classified', 'InTrash', 'PoolFull'],
})
export const removePoolFile = endpoint({
  name: 'PostPoolFile_Remove',
  method: 'DELETE',
  path: '/PostPoolFile/:id',
  who,
  summary: 'Take a document out of a pool: who added it, an owner of the pool, members of the document’s unit',
  params: z.strictObject({ id }),
  response: deleted,
  refusals: ['NotFound', 'Forbidden'],
})
export const removePoolFiles = endpoint({
  name: 'PostPoolFile_RemoveMultiple',
  method: 'POST',
  path: '/PostPoolFile/Remove',
  who,
  summary: 'Take several documents out of a pool, as one',
  body: idObjects,
  response: idList,
  refusals: ['NotFound', 'Forbidden'],
})

export type PoolFile = z.output<typeof poolFile>
export type PoolOfDocument = z.output<typeof poolOfDocument>
