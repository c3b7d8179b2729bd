import { z } from 'zod'
import { fact } from '../../platform/facts/fact.ts'

/** A place was printed, or written into a workbook. */
export const locationPrinted = fact('location.printed', {
  locationId: z.number(),
  name: z.string(),
  code: z.string(),
  docType: z.string(),
})
