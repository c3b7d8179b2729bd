import { z } from 'zod'
import { fact } from '../../../platform/facts/fact.ts'

export const auditExported = fact('audit.exported', { filters: z.record(z.string(), z.string()) })
