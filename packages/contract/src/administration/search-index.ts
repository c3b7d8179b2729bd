import { z } from 'zod'
import { userRef } from '../accounts/people.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { instant } from '../kernel/primitives.ts'

const administrator = { who: 'administrator' } as const
const count = z.number().int()

/** One writing of the whole search index anew: a job that an administrator asks for. */
export const searchRebuild = z
  .object({
    id: count,
    state: z.enum(['waiting', 'running', 'done', 'stopped']).describe('stopped: it did not come to its end'),
    askedAt: instant,
    askedBy: userRef.nullable(),
    startedAt: instant.nullable(),
    finishedAt: instant.nullable(),
    written: count.describe('Documents that were written'),
    total: count.describe('Documents that there were when it started'),
  })
  .meta({ id: 'SearchRebuild' })

export const searchIndexHealth = z
  .object({
    documents: count.describe('Documents that searches may find: those that are not in the trash'),
    unwritten: count.describe('Of these, such as no search finds yet; after some seconds none'),
    current: searchRebuild.nullable(),
    last: searchRebuild.nullable().describe('The last one that ended'),
  })
  .meta({ id: 'SearchIndexHealth' })

export const getSearchIndex = endpoint({
  ...administrator,
  method: 'GET',
  name: 'Health_SearchIndex',
  path: '/Health/SearchIndex',
  summary: 'How much of the documents searches find, and the last writing of the index anew',
  response: searchIndexHealth,
})
export const rebuildSearchIndex = endpoint({
  ...administrator,
  method: 'POST',
  name: 'Health_RebuildSearchIndex',
  path: '/Health/SearchIndex',
  summary:
    'Have the whole search index written anew behind the searches; answers the one that is under way where there is one',
  response: searchRebuild,
})

export type SearchRebuild = z.output<typeof searchRebuild>
export type SearchIndexHealth = z.output<typeof searchIndexHealth>
