import { z } from 'zod'
import { bytes, endpoint } from '../kernel/endpoint.ts'
import { calendarDate } from '../kernel/primitives.ts'
import { writtenNumber } from '../kernel/written-number.ts'
import { requestOutcome } from './requests.ts'

const period = { from: calendarDate.optional(), to: calendarDate.optional() }
const monthly = z.object({
  month: z.string().describe('YYYY-MM'),
  received: z.number().int(),
  closed: z.number().int(),
})
const figures = z
  .object({
    from: calendarDate,
    to: calendarDate,
    received: z.number().int(),
    closed: z.number().int(),
    open: z.number().int(),
    overdue: z.number().int(),
    closedOnTime: z.number().int(),
    medianDays: z.number().nullable().describe('Working days from receipt to answer'),
    outcomes: z.array(z.object({ outcome: requestOutcome, count: z.number().int() })),
    types: z.array(z.object({ requestType: z.string(), count: z.number().int() })),
    months: z.array(monthly),
  })
  .meta({ id: 'RequestFigures' })

/** The registers of the office: each request, the figures of a period, the inventory of what was asked (FOI Manual). */
export const reportRequests = endpoint({
  name: 'DocumentRequest_Report',
  method: 'GET',
  path: '/DocumentRequest/Report/:kind',
  who: 'records',
  summary: 'The registry, the summary or the inventory of a period, as a file; the figures of a summary as JSON',
  params: z.strictObject({ kind: z.enum(['registry', 'summary', 'inventory']) }),
  query: z.strictObject({ ...period, format: z.enum(['json', 'csv', 'xlsx']).default('json') }),
  response: bytes,
})
export const getRequestStatistics = endpoint({
  name: 'DocumentRequest_Statistics',
  method: 'GET',
  path: '/DocumentRequest/Statistics',
  who: 'open',
  summary: 'The figures of a year, for everybody: nobody’s name, no request alone',
  query: z.strictObject({ year: writtenNumber(2000, 2200).optional() }),
  response: z.object({ ...figures.shape, years: z.array(z.number().int()) }).meta({ id: 'RequestStatistics' }),
})
export type RequestFigures = z.output<typeof figures>
