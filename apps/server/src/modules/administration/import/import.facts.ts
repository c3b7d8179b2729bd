import { z } from 'zod'
import { fact } from '../../../platform/facts/fact.ts'

export const imported = fact('import.done', {
  kind: z.enum(['people', 'organisation']),
  made: z.number(),
  lines: z.number(),
})
