import { setTimeout } from 'node:timers/promises'
import type { ActView } from '@sinupan/contract'
import { type RawBuilder, sql } from 'kysely'
import type { UserActor } from '../actor.ts'
import type { Context } from '../context.ts'
import { advisoryLock } from '../database/advisory-lock.ts'
import { transaction } from '../database/transaction.ts'
import { refuse } from '../refusal.ts'
import { countOpen, insertAct, type NewAct, selectActs } from './acts.store.ts'

/** The queue in which acts wait. */
export const actsQueue = 'acts'
/** Somebody has so many that have not ended, at most. */
export const mostOpen = 20

/**
 * Orders an act, to be done as its caller in their turn. One that is the same and has not ended is that one.
 *
 * @throws Refusal TooManyRequests
 */
export function orderAct(ctx: Context, actor: UserActor, act: NewAct): Promise<number> {
  return transaction(ctx, async (ctx) => {
    // Who orders many at the same moment is counted too.
    await advisoryLock(ctx.db, 'acts', actor.userId)
    const { id, isNew } = await insertAct(ctx, actor, act)
    if (!isNew) return id
    if ((await countOpen(ctx.db, actor.userId)) > mostOpen) throw refuse('TooManyRequests')
    await ctx.jobs.send(ctx.db, actsQueue, { id }, { awaitedBy: actor.userId })
    return id
  })
}

const selectOwn = async ({ actor, db }: Context, where: RawBuilder<unknown>): Promise<ActView[]> =>
  actor.kind === 'user' ? selectActs(db, actor.userId, where) : []

/** The caller's own that have not ended. */
export const listOpen = (ctx: Context): Promise<ActView[]> => selectOwn(ctx, sql`ended_at is null`)

/** One of the caller's own. @throws Refusal NotFound */
export async function getOwnAct(ctx: Context, id: number): Promise<ActView> {
  const [act] = await selectOwn(ctx, sql`id = ${id}`)
  if (!act) throw refuse('NotFound')
  return act
}

// Each look is a small statement: often where it may be over soon, seldom where it takes long.
const [firstPause, longestPause] = [20, 250]

/** The act as it is once it has ended, or after so many seconds. */
export async function waitFor(ctx: Context, id: number, seconds: number): Promise<ActView> {
  const until = performance.now() + seconds * 1_000
  for (let pause = firstPause; ; pause = Math.min(pause * 1.5, longestPause)) {
    const act = await getOwnAct(ctx, id)
    const left = until - performance.now()
    if (act.answer || left <= 0) return act
    await setTimeout(Math.min(pause, left))
  }
}
