import { z } from 'zod'
import { calendarDate } from '../kernel/primitives.ts'
import { requestBounds } from './request-words.ts'

/** The clock day by day: the days on which the offices are open, and what closes them beside weekends. */
export const requestClock = z
  .object({
    today: calendarDate.describe('The day of the institution'),
    days: z
      .array(
        z.object({
          on: calendarDate,
          kind: z.enum(['counted', 'paused', 'holiday', 'left']).describe('paused: the requester was asked'),
        }),
      )
      .describe(
        `From the day after its receipt to the last one; of very long ones the latest ${requestBounds.clockDays}`,
      ),
    counted: z.number().int().describe('Working days that were counted'),
    left: z.number().int().nullable().describe('Working days that are left; null while it waits for an answer'),
  })
  .meta({ id: 'RequestClock' })

export type RequestClock = z.output<typeof requestClock>
