import { setTimeout } from 'node:timers/promises'
import type { Context } from '../context.ts'
import type { Happened } from '../facts/fact.ts'
import { writeFacts } from '../facts/write-facts.ts'
import { inTurn } from './turns-of-callers.ts'

// serialization_failure, deadlock_detected: PostgreSQL undid the work and asks for another try.
const retryable = new Set(['40001', '40P01'])
const mostTries = 10

/** Announces facts that no other change goes with, such as a refused sign-in or a download: one statement, no transaction. */
export const publishAlone = (ctx: Context, ...facts: readonly Happened[]): Promise<void> => writeFacts(ctx, facts)

/**
 * Runs `work` in one transaction, its facts with it. Inside another transaction it simply takes part. The work is
 * run again where it met somebody else's, so it must not touch anything but the database.
 */
export async function transaction<T>(ctx: Context, work: (ctx: Context) => Promise<T>): Promise<T> {
  if (ctx.db.isTransaction) return work(ctx)
  return inTurn(ctx, () => runAgain(ctx, work))
}

async function runAgain<T>(ctx: Context, work: (ctx: Context) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await runOnce(ctx, work)
    } catch (error) {
      const code = (error as { code?: string }).code ?? ''
      if (!retryable.has(code) || attempt === mostTries) throw error
      await setTimeout(Math.random() * 20 * attempt)
    }
  }
}

async function runOnce<T>(ctx: Context, work: (ctx: Context) => Promise<T>): Promise<T> {
  const { result, db } = await ctx.db.transaction().execute(async (db) => {
    const happened: Happened[] = []
    const inner: Context = {
      ...ctx,
      db,
      publish: async (...facts) => {
        for (const one of facts.flat()) happened.push(one)
      },
    }
    const result = await work(inner)
    await writeFacts(inner, happened)
    return { result, db }
  })
  ctx.jobs.committed(db)
  return result
}
