import { z } from 'zod'
import { bytes, endpoint } from './endpoint.ts'
import { list, pageShape, searchText } from './paging.ts'
import { userRef } from './people.ts'
import { calendarDate, instant, userId } from './primitives.ts'

export const auditSubject = z.object({
  kind: z.enum(['document', 'folder', 'posting', 'unit', 'user']),
  id: z.string(),
  label: z.string().nullable().describe('Its name; null where the administrator may not know it'),
})

/** A fact as administrators see it. What units' papers are called and say stays with who may see those papers. */
export const auditEntry = z
  .object({
    id: z.number().int(),
    number: z.number().int().nullable().describe('In the chain; null until it is sealed, about a minute'),
    name: z.string(),
    at: instant,
    actorKind: z.enum(['anonymous', 'user', 'system']),
    actor: userRef.nullable(),
    address: z.string().nullable().describe('Truncated to its network'),
    requestId: z.string().nullable(),
    subject: auditSubject.nullable(),
    unit: z.object({ id: z.number().int(), name: z.string() }).nullable(),
    payload: z.record(z.string(), z.unknown()),
    isMasked: z.boolean().describe('Texts of a paper that the administrator may not see were left out'),
  })
  .meta({ id: 'AuditEntry' })

const filters = {
  actorId: userId.optional(),
  action: z
    .string()
    .regex(/^[a-z-]+(\.[a-z-]+)?$/, 'An action is such as posting.approved, or posting for all of its area.')
    .max(60)
    .optional(),
  subject: z
    .string()
    .regex(/^((document|folder|posting|unit):\d{1,9}|user:[0-9a-f-]{36})$/, 'A subject is such as document:12.')
    .optional(),
  from: calendarDate.optional().describe('In the institution’s time zone'),
  to: calendarDate.optional().describe('With that day'),
  search: searchText
    .optional()
    .describe('Among the newest 100 000 of the period: actors, units, actions, accounts, names'),
}
const administrator = { method: 'GET', who: 'administrator' } as const

export const listAudit = endpoint({
  ...administrator,
  name: 'Audit_All',
  path: '/Audit/All',
  summary: 'What happened, newest first',
  query: z.strictObject({ ...pageShape, ...filters }),
  response: list(auditEntry),
})
export const listAuditActions = endpoint({
  ...administrator,
  name: 'Audit_Actions',
  path: '/Audit/Actions',
  summary: 'The actions that have happened here, by name',
  response: z.object({ items: z.array(z.string()), total: z.number().int() }),
})
export const exportAudit = endpoint({
  ...administrator,
  name: 'Audit_Export',
  path: '/Audit/Export',
  summary: 'What happened, newest first, as CSV; that it was exported is told in the history too',
  query: z.strictObject({ ...filters, format: z.literal('csv').default('csv') }),
  response: bytes,
})
export const verifyAudit = endpoint({
  ...administrator,
  name: 'Audit_Verify',
  path: '/Audit/Verify',
  summary: 'Compare every fact with its seal in the chain',
  response: z.object({
    isIntact: z.boolean(),
    checked: z.number().int(),
    sealedUpTo: z.number().int(),
    problemCount: z.number().int(),
    problems: z.array(
      z.object({
        kind: z.enum(['altered', 'missing', 'gap', 'truncated']),
        number: z.number().int(),
        factId: z.number().int().nullable(),
      }),
    ),
    at: instant,
  }),
})

export type AuditEntry = z.output<typeof auditEntry>
export type AuditFilters = z.output<z.ZodObject<typeof filters>>
