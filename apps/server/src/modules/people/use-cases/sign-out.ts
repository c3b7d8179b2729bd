import type { Context } from '../../../platform/context.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { refuse } from '../../../platform/refusal.ts'
import { signedOut } from '../people.facts.ts'
import { endOneSession, endSessions } from '../users.store.ts'

/** Ends a session of the actor's own: this one, or another of theirs. @throws Refusal NotFound for anybody else's */
export async function endOwnSession(ctx: Context, sessionId: string): Promise<void> {
  const { actor } = ctx
  if (actor.kind !== 'user') throw refuse('Unauthenticated')
  await transaction(ctx, async (ctx) => {
    const now = ctx.clock.now().toISOString()
    const ended = await endOneSession(ctx.db, { id: sessionId, userId: actor.userId, now })
    if (!ended) throw refuse('NotFound')
    await ctx.publish(signedOut({}, { userId: actor.userId, sessionId }))
  })
}

/** Ends the actor's own sessions but this one, and answers how many those were. */
export async function endOtherSessions(ctx: Context): Promise<number> {
  const { actor } = ctx
  if (actor.kind !== 'user') throw refuse('Unauthenticated')
  const { userId, sessionId } = actor
  return transaction(ctx, async (ctx) => {
    const ended = await endSessions(ctx.db, { userId, but: sessionId, now: ctx.clock.now().toISOString() })
    await ctx.publish(ended.map(({ id }) => signedOut({}, { userId, sessionId: id })))
    return ended.length
  })
}
