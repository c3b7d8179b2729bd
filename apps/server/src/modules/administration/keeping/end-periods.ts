import { z } from 'zod'
import type { Context } from '../../../platform/context.ts'
import { worker } from '../../../platform/jobs/subscriber.ts'
import { periods } from './periods.ts'

// So many rows in a statement hold no lock that anybody notices.
const piece = 2_000

export const periodsQueue = 'end-periods'

/** Every hour: whatever is kept for a time only, and whose time is over, goes. */
export const periodEnding = worker(periodsQueue, z.object({}), endPeriods, { schedule: '41 * * * *' })

async function endPeriods(ctx: Context): Promise<void> {
  for (const { what, lasts, statement } of periods) {
    const limit = new Date(ctx.clock.now().getTime() - lasts).toISOString()
    let ended = 0
    for (let inPiece = piece; inPiece === piece; ended += inPiece) {
      const { numAffectedRows } = await statement(limit, piece).execute(ctx.db)
      inPiece = Number(numAffectedRows ?? 0)
    }
    if (ended > 0) ctx.log.info({ what, ended }, 'their time was over')
  }
}
