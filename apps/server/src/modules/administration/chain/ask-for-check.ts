import { setTimeout } from 'node:timers/promises'
import type { AuditCheck } from '@sinupan/contract'
import { userIdOf } from '../../../platform/actor.ts'
import { awaitedBy, type Context } from '../../../platform/context.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { checkAsked } from './chain.facts.ts'
import { checksQueue } from './check-chain.ts'
import { readCheck } from './checks.queries.ts'
import { openCheck } from './checks.store.ts'

/** Asks for a check of the chain; where one is under way, that one is meant. */
export function askForCheck(ctx: Context): Promise<AuditCheck> {
  return transaction(ctx, async (ctx) => {
    const { id, isNew } = await openCheck(ctx, userIdOf(ctx.actor))
    if (isNew) {
      await ctx.publish(checkAsked({}, { checkId: id }))
      await ctx.jobs.send(ctx.db, checksQueue, { checkId: id }, { awaitedBy: awaitedBy(ctx) })
    }
    return readCheck(ctx, id)
  })
}

const patience = 10_000
const pause = 100

/** Asks for a check and waits a while for its end. Answers how far it has come where it takes longer. */
export async function checkNow(ctx: Context): Promise<AuditCheck> {
  const { id } = await askForCheck(ctx)
  const until = performance.now() + patience
  for (;;) {
    const check = await readCheck(ctx, id)
    if (check.finishedAt !== null || performance.now() > until) return check
    await setTimeout(pause)
  }
}
