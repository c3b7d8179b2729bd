import type { Context } from '../context.ts'
import { inLine } from '../in-line.ts'

/** Of how many connections for requests one caller's transactions take one at most; the others are for everybody else. */
const share = 3
/** More of one caller's wait for their turn in no process. */
const mostWaiting = 500

/**
 * Runs a caller's transaction when it is their turn. One who asks for many things at once, which then wait for each
 * other's locks, would else hold every connection, and nobody could even be told who they are. Jobs have connections of
 * their own.
 *
 * @throws Refusal TooManyRequests where too many of the caller's wait already
 */
export async function inTurn<T>(ctx: Context, work: () => Promise<T>): Promise<T> {
  const caller = callerOf(ctx)
  if (caller === undefined) return work()
  const most = Math.max(1, Math.floor(ctx.config.DATABASE_POOL / share))
  return inLine(ctx.config, caller, { most, mostWaiting }, work)
}

function callerOf({ actor, origin, progress }: Context): string | undefined {
  // What goes on behind its answer has a job's connection.
  if (progress) return undefined
  if (actor.kind === 'user') return actor.userId
  return actor.kind === 'anonymous' && origin.address ? origin.address : undefined
}
