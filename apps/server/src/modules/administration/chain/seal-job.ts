import { z } from 'zod'
import { sealFacts } from '../../../platform/facts/seal-facts.ts'
import { worker } from '../../../platform/jobs/subscriber.ts'

/** Seals what happened, each minute. */
export const factSealing = worker(
  'seal-facts',
  z.object({}),
  async (ctx) => {
    await sealFacts(ctx)
  },
  { schedule: '* * * * *' },
)
