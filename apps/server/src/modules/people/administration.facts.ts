import { z } from 'zod'
import { fact } from '../../platform/facts/fact.ts'

const of = { userId: z.string(), userName: z.string() }
const changed = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))

export const accountAccepted = fact('account.accepted', {
  ...of,
  unitId: z.number().nullable(),
  isAdministrator: z.boolean(),
})
export const accountRefused = fact('account.refused', { ...of, reason: z.string().nullable() })
/** Only the fields that differ; addresses with their local part masked. */
export const accountChanged = fact('account.changed', { ...of, before: changed, after: changed })
export const accountSessionsEnded = fact('account.sessions-ended', { ...of, count: z.number() })
export const passwordLinkSent = fact('account.password-link-sent', { ...of, purpose: z.string() })
