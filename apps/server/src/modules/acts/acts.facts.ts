import { z } from 'zod'
import { fact } from '../../platform/facts/fact.ts'

/** Whoever had ordered a large call stopped it when so many of its documents were through: nothing is changed. */
export const actStopped = fact('act.stopped', {
  actId: z.number(),
  call: z.string(),
  done: z.number(),
  total: z.number(),
})
