import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { list, order, pageShape, searchText } from '../kernel/paging.ts'
import { id, queryFlag } from '../kernel/primitives.ts'
import { requestOutcome, requestStatus } from './request-words.ts'
import { requestRow } from './requests.ts'

const filters = {
  ...pageShape,
  status: requestStatus.optional(),
  outcome: requestOutcome.optional(),
  isOpen: queryFlag.optional(),
  campusId: id.optional(),
  unitId: id.optional(),
  due: z
    .enum(['overdue', 'today', 'week', 'later', 'paused'])
    .describe('By how much time is left; paused: the clock stands still')
    .optional(),
  isMine: queryFlag.optional().describe('The caller decides on it'),
  search: searchText.optional().describe('In numbers, title, description and names'),
  sort: z.enum(['due', 'received', 'updated', 'title', 'number']).optional(),
  order: order.optional(),
}
const counts = z
  .object({
    pending: z.number().int(),
    accepted: z.number().int(),
    processing: z.number().int(),
    for_decision: z.number().int(),
    awaiting_clarification: z.number().int(),
    resolved: z.number().int(),
    overdue: z.number().int(),
    mine: z.number().int(),
  })
  .describe('Of all, whatever is filtered')
const queue = z.object({ ...list(requestRow).shape, counts })

export const listRequests = endpoint({
  name: 'DocumentRequest_All',
  method: 'GET',
  path: '/DocumentRequest/All',
  who: 'records',
  summary: 'All requests that were confirmed, what is due first',
  query: z.strictObject(filters),
  response: queue,
})
export const listUnitRequests = endpoint({
  name: 'DocumentRequest_Unit',
  method: 'GET',
  path: '/DocumentRequest/Unit/:duId',
  who: 'user',
  summary: 'What a unit is asked to search for, by its members; what is due first',
  params: z.strictObject({ duId: id }),
  query: z.strictObject(filters),
  response: queue,
  refusals: ['NotYourDeliveryUnit'],
})
export const listOwnDecisions = endpoint({
  name: 'DocumentRequest_Mine',
  method: 'GET',
  path: '/DocumentRequest/Mine',
  who: 'user',
  summary: 'What the caller decides on, of any unit; what is due first',
  query: z.strictObject(filters),
  response: queue,
})
