import { z } from 'zod'
import { userRef } from '../accounts/people.ts'
import { bytes, endpoint } from '../kernel/endpoint.ts'
import { list, pageShape, searchText, wholeQuery } from '../kernel/paging.ts'
import { calendarDate, instant, userId } from '../kernel/primitives.ts'

export const auditSubject = z.object({
  kind: z.enum(['document', 'folder', 'posting', 'unit', 'user']).describe('What kind of thing it happened to'),
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
    actorKind: z
      .enum(['anonymous', 'user', 'system'])
      .describe('Who did it: an outsider, a person, or the system by itself'),
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
  who: z
    .enum(['people', 'system', 'all'])
    .optional()
    .describe('Who acted: people, whether signed in or not, or the system by itself; all unless asked otherwise'),
  search: searchText
    .optional()
    .describe(
      'In the whole period: actors, units, actions, accounts, and from three letters on what facts say that are not about papers',
    ),
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
  query: wholeQuery,
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
const count = z.number().int()
const verification = {
  isIntact: z.boolean().describe('No problem was found, or none so far'),
  checked: count.describe('How many facts were compared with their seals'),
  sealedUpTo: count.describe('The newest number of the chain'),
  problemCount: count,
  problems: z
    .array(
      z.object({
        kind: z
          .enum(['altered', 'missing', 'gap', 'truncated'])
          .describe('gap: a number is left out; truncated: the end is gone'),
        number: count,
        factId: count.nullable(),
      }),
    )
    .describe('The first of them'),
  at: instant.describe('When it was finished; until then, how far it had come'),
}

/** One comparison of every fact with its seal: a job, nightly and whenever an administrator asks for it. */
export const auditCheck = z
  .object({
    id: count,
    state: z
      .enum(['waiting', 'running', 'done', 'stopped'])
      .describe('stopped: it did not come to its end, and says nothing'),
    askedAt: instant,
    askedBy: userRef.nullable().describe('null: the nightly one'),
    startedAt: instant.nullable(),
    finishedAt: instant.nullable(),
    ...verification,
  })
  .meta({ id: 'AuditCheck' })

export const verifyAudit = endpoint({
  ...administrator,
  name: 'Audit_Verify',
  path: '/Audit/Verify',
  summary:
    'Compare every fact with its seal in the chain: asks for a check and waits up to ten seconds for it; where it takes longer, how far it has come',
  response: z.object({ ...verification, state: auditCheck.shape.state }),
})
export const getAuditChecks = endpoint({
  ...administrator,
  name: 'Audit_Check',
  path: '/Audit/Check',
  summary: 'The check of the chain that is under way, and the last one that came to its end',
  response: z.object({ current: auditCheck.nullable(), last: auditCheck.nullable() }),
})
export const startAuditCheck = endpoint({
  ...administrator,
  method: 'POST',
  name: 'Audit_StartCheck',
  path: '/Audit/Check',
  summary: 'Ask for a check of the chain; answers the one that is under way where there is one',
  response: auditCheck,
})

export type AuditEntry = z.output<typeof auditEntry>
export type AuditFilters = z.output<z.ZodObject<typeof filters>>
export type AuditCheck = z.output<typeof auditCheck>
