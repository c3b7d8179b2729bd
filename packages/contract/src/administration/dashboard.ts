import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { calendarDate, instant } from '../kernel/primitives.ts'

const count = z.number().int()

export const adminDashboard = z
  .object({
    at: instant,
    documents: z.object({ total: count, in30Days: count }),
    storage: z.object({ blobBytes: z.number(), freeBytes: z.number().nullable(), totalBytes: z.number().nullable() }),
    postings: z.object({
      waiting: count,
      oldestSentAt: instant.nullable(),
      longest: z.array(
        z.object({
          id: count,
          name: z.string(),
          unitName: z.string(),
          extension: z.string().nullable(),
          sentAt: instant,
        }),
      ),
    }),
    requests: z.object({ open: count, dueThisWeek: count.describe('From today on, for seven days'), overdue: count }),
    users: z.object({
      active: count,
      waiting: count,
      oldestAt: instant.nullable(),
      longest: z.array(
        z.object({ id: z.string(), name: z.string(), unitName: z.string().nullable(), createdAt: instant }),
      ),
    }),
    jobs: z.object({ failed: count, newestFailedQueue: z.string().nullable() }),
    search: z.object({ waiting: count, oldestAt: instant.nullable() }),
    mail: z.object({ isSending: z.boolean(), waiting: count, failed: count, sentToday: count }),
    chain: z.object({ sealedUpTo: count, isIntact: z.boolean().nullable(), lastVerifiedAt: instant.nullable() }),
    growth: z
      .array(z.object({ month: z.string().describe('YYYY-MM'), added: count, total: count }))
      .describe('12 months'),
    decided: z
      .array(z.object({ week: calendarDate, approved: count, returned: count }))
      .describe('8 weeks from Monday'),
  })
  .meta({ id: 'AdminDashboard' })

export const getAdminDashboard = endpoint({
  name: 'Dashboard_Admin',
  method: 'GET',
  path: '/Dashboard/Admin',
  who: 'administrator',
  summary: 'What there is, what waits and how it goes',
  response: adminDashboard,
})

export const publicDashboard = z
  .object({
    documents: count.describe('Public documents'),
    byCampus: z.array(z.object({ id: count, campusName: z.string(), shortName: z.string(), count })),
    byCategory: z.array(z.object({ id: count, category: z.string(), group: z.string(), count })),
    uncategorised: count.describe('Those without a category'),
    byYear: z.array(z.object({ year: count, count })).describe('Of the document’s date, the newest first'),
    reading: z
      .object({
        viewCount: count,
        downloadCount: count,
        days: z.array(z.object({ day: calendarDate, viewCount: count, downloadCount: count })),
      })
      .describe('By outsiders, of what is public now: since the beginning, and on each of the last 30 days'),
  })
  .meta({ id: 'PublicDashboard' })

export const getPublicDashboard = endpoint({
  name: 'Dashboard_Public',
  method: 'GET',
  path: '/Dashboard/Public',
  who: 'open',
  summary: 'How many public documents there are by campus, category and year, and how they are read',
  response: publicDashboard,
})

export type PublicDashboard = z.output<typeof publicDashboard>
export type AdminDashboard = z.output<typeof adminDashboard>
