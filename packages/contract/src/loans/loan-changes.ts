import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { bodyId, calendarDate, entityVersion, id, prose } from '../kernel/primitives.ts'
import { loan } from './loans.ts'

const who = 'user'
const byId = z.strictObject({ id })
const version = entityVersion.optional()
const reasonOfLoan = prose(1_000).min(3, 'Say what the original is needed for.')

export const requestLoan = endpoint({
  name: 'Loan_Request',
  method: 'POST',
  path: '/Loan/Request',
  who,
  status: 201,
  summary: 'Ask for the original of a document that the caller reads; where others asked before, it waits in line',
  body: z.strictObject({ fileManagerId: bodyId, neededBy: calendarDate, reason: reasonOfLoan }),
  response: loan,
  refusals: ['NotFound', 'Forbidden', 'Classified', 'InTrash', 'NoPaper', 'AlreadyAsked'],
})

const step = ['NotFound', 'Forbidden', 'StateChanged'] as const
export const approveLoan = endpoint({
  name: 'Loan_Approve',
  method: 'PUT',
  path: '/Loan/:id/Approve',
  who,
  summary: 'Promise the original to who is first in its line',
  params: byId,
  body: z.strictObject({ version }),
  response: loan,
  refusals: [...step, 'OnLoan'],
})
export const refuseLoan = endpoint({
  name: 'Loan_Refuse',
  method: 'PUT',
  path: '/Loan/:id/Refuse',
  who,
  summary: 'Refuse it, before it is lent; who asked is told the reason',
  params: byId,
  body: z.strictObject({ reason: prose(1_000).optional(), version }),
  response: loan,
  refusals: step,
})
export const pullLoan = endpoint({
  name: 'Loan_Pull',
  method: 'PUT',
  path: '/Loan/:id/Pull',
  who,
  summary: 'It was taken from its shelf, and lies ready',
  params: byId,
  body: z.strictObject({ version }),
  response: loan,
  refusals: step,
})
export const lendLoan = endpoint({
  name: 'Loan_Lend',
  method: 'PUT',
  path: '/Loan/:id/Lend',
  who,
  summary: 'It was handed over, to be back on a day; on what is lent, another day',
  params: byId,
  body: z.strictObject({ dueOn: calendarDate, version }),
  response: loan,
  refusals: step,
})
export const returnLoan = endpoint({
  name: 'Loan_Return',
  method: 'PUT',
  path: '/Loan/:id/Return',
  who,
  summary: 'It came back',
  params: byId,
  body: z.strictObject({ version }),
  response: loan,
  refusals: step,
})
export const reshelveLoan = endpoint({
  name: 'Loan_Reshelve',
  method: 'PUT',
  path: '/Loan/:id/Reshelve',
  who,
  summary: 'It is on its shelf again, or on another one of its unit; who is next in line is told',
  params: byId,
  body: z.strictObject({ fileLocationId: bodyId.optional(), version }),
  response: loan,
  refusals: [...step, 'OtherUnit', 'InTrash'],
})
export const cancelLoan = endpoint({
  name: 'Loan_Cancel',
  method: 'PUT',
  path: '/Loan/:id/Cancel',
  who,
  summary: 'Take one’s own request back, before the original is fetched',
  params: byId,
  body: z.strictObject({ version }),
  response: loan,
  refusals: step,
})
