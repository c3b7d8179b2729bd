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
      .enum(['waiting', 'running', 'done', 'refused', 'stopped'])
      .describe('done, refused and stopped are final; of what was refused or stopped nothing is changed'),
    done: z.number().int().describe('How many of them are through, or were when it was stopped'),
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

export const stopAct = endpoint({
  name: 'Act_Stop',
  method: 'POST',
  path: '/Act/:id/Stop',
  who: 'user',
  summary:
    'Stop it: all of it is undone, and it answers Stopped. Answers how it ended, which may have been just before',
  params: z.strictObject({ id }),
  response: act,
  refusals: ['NotFound'],
})

export type ActView = z.output<typeof act>
