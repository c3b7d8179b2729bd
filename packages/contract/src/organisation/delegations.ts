import { z } from 'zod'
import { userRef } from '../accounts/people.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { deleted, list, pageShape } from '../kernel/paging.ts'
import { calendarDate, id, instant, userId } from '../kernel/primitives.ts'

/** How long an approver's duty may be in other hands, in days. */
export const longestDelegation = 366
/** How many delegations of one approver run or are to come. */
export const mostDelegations = 20

/** For a time somebody else decides on what an approver decides on, who goes on deciding too. */
export const approverDelegation = z
  .object({
    id: z.number().int(),
    approverId: z.string(),
    approver: userRef,
    delegateId: z.string(),
    delegate: userRef,
    fromDate: calendarDate,
    toDate: calendarDate.describe('The last day'),
    isRunning: z.boolean(),
    createdBy: userRef,
    createdAt: instant,
  })
  .meta({ id: 'ApproverDelegation' })

const page = z.strictObject(pageShape)
export const listOwnDelegations = endpoint({
  name: 'ApproverDelegation_My',
  method: 'GET',
  path: '/ApproverDelegation/My',
  who: 'user',
  summary: 'Delegations by oneself and to oneself that run or are to come, the earliest first',
  query: page,
  response: list(approverDelegation),
})
export const listDelegations = endpoint({
  name: 'ApproverDelegation_All',
  method: 'GET',
  path: '/ApproverDelegation/All',
  who: 'administrator',
  summary: 'All delegations that run or are to come, the earliest first',
  query: page,
  response: list(approverDelegation),
})
export const addDelegation = endpoint({
  name: 'ApproverDelegation_Add',
  method: 'POST',
  path: '/ApproverDelegation/Add',
  who: 'user',
  status: 201,
  summary: 'Let somebody decide in an approver’s place for a time; one’s own duty, or an administrator anybody’s',
  body: z.strictObject({
    approverId: userId.optional().describe('Oneself where it is left out'),
    delegateId: userId,
    fromDate: calendarDate.describe('Today or later'),
    toDate: calendarDate.describe('The last day, at most 366 days from the first'),
  }),
  response: approverDelegation,
  refusals: ['Forbidden', 'TooManyDelegations', 'StepUpRequired'],
})
export const removeDelegation = endpoint({
  name: 'ApproverDelegation_Delete',
  method: 'DELETE',
  path: '/ApproverDelegation/:id',
  who: 'user',
  summary: 'End a delegation at once: one’s own, or an administrator anybody’s',
  params: z.strictObject({ id }),
  response: deleted,
  refusals: ['NotFound', 'Forbidden'],
})
export type ApproverDelegation = z.output<typeof approverDelegation>
