import { z } from 'zod'
import { fact } from '../../../platform/facts/fact.ts'

const found = { sealedUpTo: z.number(), problemCount: z.number() }

/** Somebody asked for a check; the nightly one is asked for by nobody. */
export const checkAsked = fact('audit.check-asked', { checkId: z.number() })
export const auditVerified = fact('audit.verified', { isIntact: z.boolean(), ...found })
/** A check found what the one before it had not. */
export const auditBroken = fact('audit.broken', {
  ...found,
  kind: z.enum(['altered', 'missing', 'gap', 'truncated']),
  firstNumber: z.number(),
})
