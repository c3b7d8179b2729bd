import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { idList, ids } from '../kernel/paging.ts'
import { calendarDate } from '../kernel/primitives.ts'
import { keepingReason } from './holds.ts'

export const extendRetention = endpoint({
  name: 'Retention_Extend',
  method: 'POST',
  path: '/Retention/Extend',
  who: 'records',
  summary: 'Keep documents longer, all or none; the CRU’s',
  body: z.strictObject({ fileManagerIds: ids, until: calendarDate, reason: keepingReason }),
  response: idList,
  refusals: ['Forbidden', 'NotFound', 'InTrash', 'NotScheduled'],
})
export const keepForEver = endpoint({
  name: 'Retention_Permanent',
  method: 'POST',
  path: '/Retention/Permanent',
  who: 'records',
  summary: 'Keep documents for ever, or by their category again, all or none; the CRU’s',
  body: z.strictObject({ fileManagerIds: ids, isPermanent: z.boolean(), reason: keepingReason }),
  response: idList,
  refusals: ['Forbidden', 'NotFound', 'InTrash'],
})
export const declareRecords = endpoint({
  name: 'Retention_Declare',
  method: 'POST',
  path: '/Retention/Declare',
  who: 'user',
  summary: 'Make documents records, which only a disposal removes, all or none; members of their unit, the CRU',
  body: z.strictObject({ fileManagerIds: ids }),
  response: idList,
  refusals: ['Forbidden', 'NotFound', 'InTrash'],
})
