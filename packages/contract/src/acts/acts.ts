import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { list, wholeQuery } from '../kernel/paging.ts'
import { id, instant } from '../kernel/primitives.ts'

/** A call that goes on behind its answer 202, since it was sent with `Prefer: respond-async` and is large. */
export const act = z
  .object({
    id: z.number().int(),
    name: z.string().describe('The call, such as FileFolder_Trash'),
    state: z
      .enum(['waiting', 'running', 'done', 'refused'])
      .describe('done and refused are final; of what was refused nothing is done'),
    done: z.number().int().describe('How many of them are through'),
    total: z.number().int().describe('How many documents are concerned'),
    orderedAt: instant,
    endedAt: instant.nullable(),
    answer: z
      .object({ status: z.number().int(), body: z.unknown() })
      .nullable()
      .describe('What the call would have answered, once it has ended: its status and its body'),
  })
  .meta({ id: 'Act' })

export const getAct = endpoint({
  name: 'Act_Get',
  method: 'GET',
  path: '/Act/:id',
  who: 'user',
  summary: 'How far a call is that goes on behind its answer, and what it answers; its caller’s alone, for a day',
  params: z.strictObject({ id }),
  response: act,
  refusals: ['NotFound'],
})
export const listOwnActs = endpoint({
  name: 'Act_My',
  method: 'GET',
  path: '/Act/My',
  who: 'user',
  summary: 'The caller’s own that have not ended, the newest first',
  query: wholeQuery,
  response: list(act),
})

export type ActView = z.output<typeof act>
