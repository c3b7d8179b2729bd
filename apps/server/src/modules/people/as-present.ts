import type { Context } from '../../platform/context.ts'
import { refuse } from '../../platform/refusal.ts'
import { findActor } from './find-actor.ts'

/**
 * The context with its actor as they are now: what takes its time to arrive, as an upload does, outlasts sessions,
 * accounts and grants, and is judged by those that are left.
 *
 * @throws Refusal Unauthenticated where the session has ended
 */
export async function asPresent(ctx: Context): Promise<Context> {
  if (ctx.actor.kind !== 'user') return ctx
  const actor = await findActor(ctx.db, ctx.actor.sessionId, ctx.clock.now())
  if (actor.kind !== 'user') throw refuse('Unauthenticated')
  return { ...ctx, actor }
}
