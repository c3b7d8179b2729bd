import { z } from 'zod'
import { bytes, endpoint } from '../kernel/endpoint.ts'
import { pageShape } from '../kernel/paging.ts'
import { calendarDate } from '../kernel/primitives.ts'
import { writtenNumber } from '../kernel/written-number.ts'
import { requestChannel, requestOutcome, requestStatus, requestType } from './request-words.ts'

const period = { from: calendarDate.optional(), to: calendarDate.optional() }
const monthly = z.object({
  month: z.string().describe('YYYY-MM'),
  received: z.number().int(),
  closed: z.number().int(),
})
export const requestFigures = z
  .object({
    from: calendarDate,
    to: calendarDate,
    received: z.number().int(),
    closed: z.number().int(),
    open: z.number().int(),
    overdue: z.number().int(),
    closedOnTime: z.number().int().nullable().describe('Null where so few were closed that nobody is told of them'),
    medianDays: z.number().nullable().describe('Working days from receipt to answer, of what was answered'),
    outcomes: z.array(z.object({ outcome: requestOutcome, count: z.number().int() })),
    types: z.array(z.object({ requestType, count: z.number().int() })),
    months: z.array(monthly),
  })
  .meta({ id: 'RequestFigures' })

/** How many years a register spans at most. */
export const mostRegisterYears = 10

const entry = {
  registryNo: z.string(),
  trackingNo: z.string(),
  requestType,
  title: z.string(),
  unitName: z.string().nullable(),
  campusName: z.string(),
  status: requestStatus,
  outcome: requestOutcome.nullable(),
  receivedOn: calendarDate,
  closedOn: calendarDate.nullable(),
  workingDays: z.number().int().nullable().describe('From receipt to answer'),
}
/** A line of the registry: no name, nothing of what was written. */
export const registryEntry = z
  .object({ ...entry, channel: requestChannel, dueOn: calendarDate, isOnTime: z.boolean().nullable() })
  .meta({ id: 'RequestRegistryEntry' })
/** A line of the inventory of requests for information. */
export const inventoryEntry = z
  .object({ ...entry, link: z.string().nullable().describe('Where what was asked for is published') })
  .meta({ id: 'RequestInventoryEntry' })

/** The registers of the office: each request, the figures of a period, the inventory of what was asked (FOI Manual). */
export const reportRequests = endpoint({
  name: 'DocumentRequest_Report',
  method: 'GET',
  path: '/DocumentRequest/Report/:kind',
  who: 'records',
  summary:
    'The registry, the summary or the inventory of a period, this year’s without one; JSON: a page, or the figures',
  params: z.strictObject({ kind: z.enum(['registry', 'summary', 'inventory']).describe('Which register') }),
  query: z.strictObject({ ...period, format: z.enum(['json', 'csv', 'xlsx']).default('json'), ...pageShape }),
  response: bytes,
})
export const getRequestStatistics = endpoint({
  name: 'DocumentRequest_Statistics',
  method: 'GET',
  path: '/DocumentRequest/Statistics',
  who: 'open',
  summary: 'The figures of a year, for everybody: nobody’s name, no request alone',
  query: z.strictObject({ year: writtenNumber(2000, 2200).optional() }),
  response: z.object({ ...requestFigures.shape, years: z.array(z.number().int()) }).meta({ id: 'RequestStatistics' }),
})
export type RequestFigures = z.output<typeof requestFigures>
export type RequestStatistics = z.output<typeof getRequestStatistics.response>
export type RegistryEntry = z.output<typeof registryEntry>
export type InventoryEntry = z.output<typeof inventoryEntry>
export type RegisterKind = z.output<typeof reportRequests.params>['kind']
