import { z } from 'zod'
import { fact } from '../../platform/facts/fact.ts'

const named = { stockTakeId: z.number(), name: z.string(), code: z.string() }

export const stockTakeBegun = fact('stock-take.begun', { ...named, expected: z.number() })
export const stockTakeClosed = fact('stock-take.closed', {
  ...named,
  expected: z.number(),
  found: z.number(),
  misplaced: z.number(),
  missing: z.number(),
})
/** Written on paper, or into a workbook. */
export const stockTakePrinted = fact('stock-take.printed', { ...named, docType: z.string() })
