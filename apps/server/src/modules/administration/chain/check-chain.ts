import { z } from 'zod'
import type { Context } from '../../../platform/context.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { sealFacts } from '../../../platform/facts/seal-facts.ts'
import { compareEnd, compareFacts, newestNumber, placeOf } from '../../../platform/facts/verify-facts.ts'
import { worker } from '../../../platform/jobs/subscriber.ts'
import { auditBroken, auditVerified } from './chain.facts.ts'
import { finishCheck, keepProgress, openCheck, takeUpCheck, wasKnown } from './checks.store.ts'

export const checksQueue = 'check-facts'

/** Compares all facts with their seals: each night at 2:15 in Manila, and for who asks. */
export const factChecking = worker(
  checksQueue,
  z.object({ checkId: z.number().optional() }),
  async (ctx, { checkId }) => {
    if (checkId !== undefined) return checkChain(ctx, checkId)
    const { id, isNew } = await openCheck(ctx, null)
    if (isNew) await ctx.jobs.send(ctx.db, checksQueue, { checkId: id })
  },
  { schedule: '15 18 * * *' },
)

/** So many facts are compared between two signs of life, and so long in one job: it must end before the queue gives it up. */
const part = { facts: 10_000, milliseconds: 300_000 }

/** Goes on with a check from where it stands. It may be run by several at once: only one of them gets on. */
export async function checkChain(ctx: Context, id: number, { facts, milliseconds } = part): Promise<void> {
  await sealFacts(ctx, { isThorough: true })
  const position = await takeUpCheck(ctx, id, await newestNumber(ctx))
  if (position === undefined) return
  const until = performance.now() + milliseconds
  for (let place = await placeOf(ctx, position); ; ) {
    const { checked, last, problems } = await compareFacts(ctx, place, facts)
    if (!(await keepProgress(ctx, id, { from: place.number, to: last.number, checked, problems }))) return
    if (checked < facts) return finish(ctx, id)
    if (performance.now() > until) return ctx.jobs.send(ctx.db, checksQueue, { checkId: id })
    place = last
  }
}

/** That the history was verified, with what came out, is told in the history; what is newly wrong is told to people. */
async function finish(ctx: Context, id: number): Promise<void> {
  const atEnd = await compareEnd(ctx)
  await transaction(ctx, async (ctx) => {
    const found = await finishCheck(ctx, id, atEnd)
    if (!found) return
    const { sealedUpTo, problemCount, problems } = found
    await ctx.publish(auditVerified({}, { isIntact: problemCount === 0, sealedUpTo, problemCount }))
    const [first] = problems
    if (!first || (await wasKnown(ctx, id))) return
    const { kind, number } = first
    await ctx.publish(auditBroken({}, { sealedUpTo, problemCount, kind, firstNumber: number }))
  })
}
