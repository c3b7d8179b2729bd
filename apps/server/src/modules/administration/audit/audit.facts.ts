import { z } from 'zod'
import { fact } from '../../../platform/facts/fact.ts'

export const auditExported = fact('audit.exported', { filters: z.record(z.string(), z.string()) })
export const auditVerified = fact('audit.verified', {
  isIntact: z.boolean(),
  sealedUpTo: z.number(),
  problemCount: z.number(),
})
