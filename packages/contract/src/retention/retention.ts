import { z } from 'zod'
import { userRef } from '../accounts/people.ts'
import { bytes, endpoint } from '../kernel/endpoint.ts'
import { list, order, pageShape, searchText } from '../kernel/paging.ts'
import { calendarDate, id, instant } from '../kernel/primitives.ts'
import { writtenNumber } from '../kernel/written-number.ts'
import { holdKind } from './holds.ts'

const records = 'records'
const user = 'user'

export const retentionTab = z
  .enum(['expired', 'expiring', 'unscheduled', 'onHold', 'permanent', 'inDisposal', 'destroyed'])
  .describe('Which of the lists')
/** What stands in the way of a document's disposal. */
export const retentionBlocker = z
  .enum(['OnHold', 'Posted', 'UnderRetention', 'Unscheduled', 'Permanent', 'Vital', 'InDisposal', 'Loan'])
  .describe('What stands in the way of its disposal')

/** A document as the CRU goes through what is due: its metadata, and nothing of its contents. */
export const retained = z
  .object({
    fileManager: z.object({
      id: z.number().int(),
      name: z.string(),
      routeId: z.string(),
      deliveryUnitId: z.number().int(),
      isClassified: z.boolean(),
      isRecord: z.boolean(),
      isPermanent: z.boolean(),
      isVital: z.boolean(),
      createdAt: instant,
      fileType: z.string().nullable().describe('Of its first file; null without one, and where it is classified'),
    }),
    category: z
      .object({ id: z.number().int(), category: z.string(), retention: z.number().int().nullable() })
      .nullable(),
    group: z.object({ id: z.number().int(), group: z.string() }).nullable(),
    campus: z.object({ id: z.number().int(), campusName: z.string(), shortName: z.string() }),
    office: z.object({ id: z.number().int(), name: z.string(), shortName: z.string() }),
    unit: z.object({ id: z.number().int(), name: z.string() }),
    documentDate: calendarDate.nullable(),
    expiresOn: calendarDate.nullable(),
    daysPast: z.number().int().nullable().describe('Since expiresOn; below 0: the days that are left'),
    fileLocation: z.object({ id: z.number().int(), location: z.string(), code: z.string() }).nullable(),
    totalFileSize: z.number().describe('0 where the document is classified'),
    blockers: z.array(retentionBlocker),
    holds: z.array(holdKind).describe('Of which kinds its holds are'),
  })
  .meta({ id: 'RetainedFileManager' })

const filters = {
  tab: retentionTab.default('expired'),
  days: writtenNumber(1, 3_650).default(90).describe('Of expiring: within so many days'),
  search: searchText.optional(),
  categoryId: id.optional(),
  categoryGroupId: id.optional(),
  campusId: id.optional(),
  officeId: id.optional(),
  deliveryUnitId: id.optional(),
  holdId: id.optional().describe('What this hold covers'),
  sort: z.enum(['expiresOn', 'name', 'documentDate', 'size', 'created']).optional(),
  order: order.optional(),
}

export const listRetention = endpoint({
  name: 'Retention_All',
  method: 'GET',
  path: '/Retention/All',
  who: records,
  summary: 'Documents of all units by what becomes of them; the CRU’s, administrators of what is posted',
  query: z.strictObject({ ...pageShape, ...filters }),
  response: list(retained),
  refusals: ['Forbidden'],
})
const { search, sort, order: direction, days } = filters
export const listUnitRetention = endpoint({
  name: 'Retention_DeliveryUnit',
  method: 'GET',
  path: '/Retention/DeliveryUnit/:duId',
  who: user,
  summary: 'Which documents of a unit are over soon, or over: its members’ to see',
  params: z.strictObject({ duId: id }),
  query: z.strictObject({
    ...pageShape,
    tab: retentionTab.extract(['expired', 'expiring']).default('expiring').describe('Which of the two lists'),
    days,
    search,
    sort,
    order: direction,
  }),
  response: list(retained),
  refusals: ['NotYourDeliveryUnit'],
})
export const countRetention = endpoint({
  name: 'Retention_Counts',
  method: 'GET',
  path: '/Retention/Counts',
  who: records,
  summary:
    'How many documents there are in each tab; exact up to 10 000, beyond that 10 001; the CRU’s, administrators of what is posted',
  query: z.strictObject({ days: filters.days }),
  response: z
    .object(
      Object.fromEntries(retentionTab.options.map((tab) => [tab, z.number().int()])) as Record<
        z.output<typeof retentionTab>,
        z.ZodNumber
      >,
    )
    .meta({ id: 'RetentionCounts' }),
  refusals: ['Forbidden'],
})
export const exportRetention = endpoint({
  name: 'Retention_Export',
  method: 'GET',
  path: '/Retention/Export',
  who: records,
  summary: 'A tab as a table, whole; the CRU’s, administrators of what is posted',
  query: z.strictObject({ ...filters, format: z.enum(['csv', 'xlsx']).default('csv') }),
  response: bytes,
  refusals: ['Forbidden'],
})

/** Until when a document is kept, under which rule, and what keeps it beyond that. */
export const documentRetention = z
  .object({
    fileManagerId: z.number().int(),
    expiresOn: calendarDate.nullable().describe('null: permanent, or unscheduled'),
    state: z
      .enum(['scheduled', 'permanent', 'unscheduled'])
      .describe('unscheduled: without a series, so never eligible for disposal'),
    rule: z.string().nullable().describe('In words, such as `Memoranda: 5 years`; null where it has no category'),
    years: z.number().int().nullable(),
    base: calendarDate.describe('The day that the years count from'),
    baseIs: z.enum(['documentDate', 'created']).describe('The day that the years count from'),
    reference: z.string().nullable().describe('The item of the disposition schedule'),
    isRecord: z.boolean(),
    recordedAt: instant.nullable(),
    holds: z.array(
      z.object({
        id: z.number().int(),
        kind: holdKind,
        createdAt: instant,
        reason: z.string().nullable().describe('For its unit, its owner and the CRU'),
        on: z
          .enum(['documents', 'folder', 'series', 'place'])
          .describe('What the hold was laid on; this document is one of it'),
      }),
    ),
    extensions: z.array(
      z.object({
        id: z.number().int(),
        until: calendarDate,
        createdAt: instant,
        createdBy: userRef.nullable(),
        reason: z.string().nullable().describe('For its unit, its owner and the CRU'),
      }),
    ),
  })
  .meta({ id: 'FileManagerRetention' })
export const getDocumentRetention = endpoint({
  name: 'Retention_Document',
  method: 'GET',
  path: '/Retention/Document/:id',
  who: user,
  summary:
    'Until when a document is kept, under which rule, its living holds and its extensions (the newest 100 of each)',
  params: z.strictObject({ id }),
  response: documentRetention,
  refusals: ['NotFound'],
})

export type Retained = z.output<typeof retained>
export type RetentionTab = z.output<typeof retentionTab>
export type RetentionBlocker = z.output<typeof retentionBlocker>
export type DocumentRetention = z.output<typeof documentRetention>
