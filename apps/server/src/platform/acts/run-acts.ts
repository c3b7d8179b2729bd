import { type Endpoint, refusals } from '@sinupan/contract'
import { z } from 'zod'
import type { Actor } from '../actor.ts'
import type { Context } from '../context.ts'
import { shareLock } from '../database/advisory-lock.ts'
import type { Database } from '../database/database.ts'
import { transaction } from '../database/transaction.ts'
import { bodyOf, isWorthAnotherTry, refusalFrom } from '../http/answer-error.ts'
import { admit } from '../http/serve.ts'
import { type Subscriber, worker } from '../jobs/subscriber.ts'
import type { AnyAct } from './act.ts'
import { type BegunAct, beginAct, endAct } from './acts.store.ts'
import { actsQueue } from './order-act.ts'
import { AlreadyEnded, progressOf } from './progress.ts'

type FindActor = (db: Database, sessionId: string, now: Date, config: Context['config']) => Promise<Actor>

/** Each holds a connection as long as it runs. Processes that serve the web alone do them too: somebody waits. */
const atOnce = 2
/** What was begun so often, and broke off each time, is given up. */
const mostTries = 5

/**
 * Does what was ordered: as whoever's session it was ordered in, who is judged as they are by now, in one transaction
 * with what the call answers. One that breaks off leaves nothing and is begun again.
 */
export function actRunning(acts: readonly AnyAct[], findActor: FindActor): Subscriber {
  const byName = new Map(acts.map((one) => [one.endpoint.name, one]))
  const run = async (ctx: Context, { id }: { id: number }): Promise<void> => {
    const begun = await beginAct(ctx.db, id)
    const one = byName.get(begun?.name ?? '')
    if (!begun || !one) return
    try {
      const actor = await findActor(ctx.db, begun.sessionId, ctx.clock.now(), ctx.config)
      await perform({ ...ctx, actor, origin: begun.origin }, one, begun)
    } catch (error) {
      if (error instanceof AlreadyEnded) return
      if (isWorthAnotherTry(error) && begun.tries < mostTries) throw error
      await refuseAct(ctx, begun, error)
    }
  }
  return worker(actsQueue, z.object({ id: z.number().int() }), run, { concurrency: atOnce, isInEveryRole: true })
}

async function perform(given: Context, one: AnyAct, { id, input }: BegunAct): Promise<void> {
  const progress = progressOf(given.db, { id, rounds: one.rounds })
  const ctx = { ...admit(given, one.endpoint), progress }
  const work = () =>
    transaction(ctx, async (ctx) => {
      progress.restart()
      await shareLock(ctx.db, 'act', id)
      // As it was validated when it was ordered, and written down.
      const answer = await one.run(ctx, input as never)
      // Their row is the act's own from here on.
      await progress.settle()
      const ending = { status: one.endpoint.status, body: bodyBy(one.endpoint, answer) }
      const at = ctx.clock.now().toISOString()
      if (!(await endAct(ctx.db, id, { state: 'done', answer: ending, at }))) throw new AlreadyEnded()
    })
  await (one.around ? one.around(ctx, work) : work())
}

// Only what the contract lists.
const bodyBy = ({ response }: Endpoint, answer: unknown): unknown => (response as z.ZodType).parse(answer)

async function refuseAct(ctx: Context, { id, origin }: BegunAct, error: unknown): Promise<void> {
  const refusal = refusalFrom(error)
  const { status } = refusals[refusal.code]
  if (status >= 500) ctx.log.error({ err: error, actId: id }, 'an act failed')
  const answer = { status, body: bodyOf(refusal, origin.requestId ?? '') }
  await endAct(ctx.db, id, { state: 'refused', answer, at: ctx.clock.now().toISOString() })
}
