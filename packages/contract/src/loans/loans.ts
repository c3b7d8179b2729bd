import { z } from 'zod'
import { userRef } from '../accounts/people.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { list, pageShape, searchText } from '../kernel/paging.ts'
import { calendarDate, id, instant } from '../kernel/primitives.ts'

const who = 'user'

/** How long an original may be promised or lent for, in days. */
export const longestLoan = 366

export const loanStatus = z
  .enum(['requested', 'approved', 'pulled', 'lent', 'returned', 'reshelved', 'refused', 'cancelled'])
  .describe('pulled: taken from its shelf and ready; reshelved: back where it belongs')
/** Where loans stand, for people: waiting for a decision, to be fetched, out, to be put back, overdue, over. */
export const loanStage = z
  .enum(['waiting', 'ready', 'out', 'overdue', 'back', 'over'])
  .describe('ready: pulled and not yet handed out; back: returned and not yet reshelved')

export const loan = z
  .object({
    id: z.number().int(),
    document: z
      .object({
        id: z.number().int(),
        name: z.string(),
        routeId: z.string(),
        itemCode: z.string().nullable().describe('What its label says; null for who only borrows'),
        place: z.string().nullable().describe('The way to where it belongs; null for who only borrows'),
      })
      .nullable()
      .describe('Null where who looks at it no longer sees the document'),
    deliveryUnit: z.object({ id: z.number().int(), name: z.string() }).describe('Whose original it is'),
    requestedBy: userRef.nullable(),
    requestedAt: instant,
    neededBy: calendarDate,
    reason: z.string(),
    status: loanStatus,
    position: z
      .number()
      .int()
      .nullable()
      .describe('How many come before it in the line; 0: its turn; null when it is over'),
    waiting: z.number().int().describe('How many wait behind it'),
    decidedBy: userRef.nullable(),
    decidedAt: instant.nullable(),
    refusalReason: z.string().nullable(),
    pulledAt: instant.nullable(),
    lentAt: instant.nullable(),
    dueOn: calendarDate.nullable(),
    isOverdue: z.boolean(),
    returnedAt: instant.nullable(),
    closedAt: instant.nullable(),
    version: z.number().int(),
    capabilities: z.object({
      approve: z.boolean(),
      refuse: z.boolean(),
      pull: z.boolean(),
      lend: z.boolean(),
      return: z.boolean(),
      reshelve: z.boolean(),
      cancel: z.boolean(),
    }),
  })
  .meta({ id: 'Loan' })

const counts = z.object({
  waiting: z.number().int(),
  ready: z.number().int(),
  out: z.number().int(),
  overdue: z.number().int(),
  back: z.number().int(),
  over: z.number().int(),
})
const loans = z.object({ ...list(loan).shape, counts: counts.describe('Of all stages, whichever is asked for') })
const listing = z.strictObject({
  ...pageShape,
  stage: loanStage.optional().describe('None: all that are open'),
  search: searchText.optional().describe('In the document’s name, or its code'),
})

export const listOwnLoans = endpoint({
  name: 'Loan_My',
  method: 'GET',
  path: '/Loan/My',
  who,
  summary: 'The originals that the caller asked for, the newest first',
  query: listing,
  response: loans,
})
export const listUnitLoans = endpoint({
  name: 'Loan_DeliveryUnit',
  method: 'GET',
  path: '/Loan/DeliveryUnit/:duId',
  who,
  summary: 'Who asked for originals of a unit; its members’ and the central records unit’s to answer',
  params: z.strictObject({ duId: id }),
  query: listing,
  response: loans,
  refusals: ['NotYourDeliveryUnit'],
})
export const listAllLoans = endpoint({
  name: 'Loan_All',
  method: 'GET',
  path: '/Loan/All',
  who: 'records',
  summary: 'The loans of all units; the central records unit’s',
  query: listing,
  response: loans,
  refusals: ['Forbidden'],
})
export const getOriginal = endpoint({
  name: 'Loan_Document',
  method: 'GET',
  path: '/Loan/Document/:id',
  who,
  summary: 'Where the original of a document is now, for who sees the document',
  params: z.strictObject({ id }),
  response: z
    .object({
      state: z
        .enum(['none', 'shelved', 'promised', 'out', 'back'])
        .describe('none: there is no paper; back: returned, and not on its shelf yet'),
      holder: userRef
        .nullable()
        .describe('Who has it or is promised it; told to its unit and the central records unit'),
      dueOn: calendarDate.nullable(),
      isOverdue: z.boolean(),
      waiting: z.number().int().describe('How many wait for it'),
      mine: loan.nullable().describe('What the caller asked for and is not over'),
      capabilities: z.object({ request: z.boolean(), reason: z.string().nullable() }),
    })
    .meta({ id: 'Original' }),
  refusals: ['NotFound'],
})
export type Loan = z.output<typeof loan>
export type LoanStatus = z.output<typeof loanStatus>
export type LoanStage = z.output<typeof loanStage>
