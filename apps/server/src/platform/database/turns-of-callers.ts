import type { Context } from '../context.ts'
import { refuse } from '../refusal.ts'

/** Of how many connections for requests one caller's transactions take one at most; the others are for everybody else. */
const share = 3
/** More of one caller's wait for their turn in no process. */
const mostWaiting = 500

interface Line {
  running: number
  waiting: (() => void)[]
}
const lines = new WeakMap<object, Map<string, Line>>()

/**
 * Runs a caller's transaction when it is their turn. One who asks for many things at once, which then wait for each
 * other's locks, would else hold every connection, and nobody could even be told who they are. Jobs have connections of
 * their own.
 *
 * @throws Refusal TooManyRequests where too many of the caller's wait already
 */
export async function inTurn<T>(ctx: Context, work: () => Promise<T>): Promise<T> {
  const key = callerOf(ctx)
  if (key === undefined) return work()
  const line = lineOf(ctx.config, key)
  const most = Math.max(1, Math.floor(ctx.config.DATABASE_POOL / share))
  if (line.running >= most) {
    if (line.waiting.length >= mostWaiting) throw refuse('TooManyRequests')
    // Whoever ends hands their place on: it is taken already when this one goes on.
    await new Promise<void>((resolve) => line.waiting.push(resolve))
  } else line.running++
  try {
    return await work()
  } finally {
    const next = line.waiting.shift()
    if (next) next()
    else if (--line.running === 0) lines.get(ctx.config)?.delete(key)
  }
}

function callerOf({ actor, origin }: Context): string | undefined {
  if (actor.kind === 'user') return actor.userId
  return actor.kind === 'anonymous' && origin.address ? origin.address : undefined
}

function lineOf(process: object, key: string): Line {
  const ofProcess = lines.get(process) ?? new Map<string, Line>()
  lines.set(process, ofProcess)
  const line = ofProcess.get(key) ?? { running: 0, waiting: [] }
  ofProcess.set(key, line)
  return line
}
