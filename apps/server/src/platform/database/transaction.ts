import { setTimeout } from 'node:timers/promises'
import type { RawBuilder } from 'kysely'
import type { Context } from '../context.ts'
import type { Happened } from '../facts/fact.ts'
import { areReactedTo, writeFacts, writingFacts } from '../facts/write-facts.ts'
import type { Database } from './database.ts'
import { goingWithCommit } from './naming-client.ts'
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
export function transaction<T>(ctx: Context, work: (ctx: Context) => Promise<T>): Promise<T> {
  return transactionEnding(ctx, async (ctx) => ({ result: await work(ctx) }))
}

/** What a transaction ends with: a result that is known before, or a last statement and what is read out of its rows. */
export type Ending<T, R> = { result: T; last?: never } | { last: RawBuilder<R>; read: (rows: readonly R[]) => T }

/**
 * As `transaction`, of work whose last statement nobody has to judge any more: it goes to the database together with the commit. Facts
 * that were announced come before it.
 */
export async function transactionEnding<T, R>(ctx: Context, work: (ctx: Context) => Promise<Ending<T, R>>): Promise<T> {
  if (!ctx.db.isTransaction) return inTurn(ctx, () => runAgain(ctx, work))
  const ending = await work(ctx)
  return ending.last ? ending.read((await ending.last.execute(ctx.db)).rows) : ending.result
}

type Work<T, R> = (ctx: Context) => Promise<Ending<T, R>>

async function runAgain<T, R>(ctx: Context, work: Work<T, R>): Promise<T> {
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

async function runOnce<T, R>(ctx: Context, work: Work<T, R>): Promise<T> {
  const { readResult, db } = await ctx.db.transaction().execute(async (db) => {
    const happened: Happened[] = []
    const inner: Context = {
      ...ctx,
      db,
      publish: async (...facts) => {
        for (const one of facts.flat()) happened.push(one)
      },
    }
    const ending = await work(inner)
    if (areReactedTo(inner, happened)) ctx.jobs.ordered(db)
    return { readResult: await sendLast(db, writingFacts(inner, happened), ending), db }
  })
  ctx.jobs.committed(db)
  return readResult()
}

/** Sends what a transaction ends with; how to read its result is answered, which is there when it is committed. */
async function sendLast<T, R>(
  db: Database,
  facts: Iterable<RawBuilder<unknown>>,
  ending: Ending<T, R>,
): Promise<() => T | Promise<T>> {
  let last: RawBuilder<unknown> | undefined
  for (const one of facts) {
    await last?.execute(db)
    last = one
  }
  if (!ending.last) {
    if (last) await withCommit(db, last)
    return () => ending.result
  }
  await last?.execute(db)
  const { answered } = await withCommit(db, ending.last)
  return async () => ending.read((await answered).rows)
}

/** Has a statement wait for the commit behind it. */
async function withCommit<R>(
  db: Database,
  statement: RawBuilder<R>,
): Promise<{ answered: Promise<{ rows: readonly R[] }> }> {
  const compiled = statement.compile(db)
  const { promise: held, resolve } = Promise.withResolvers<void>()
  goingWithCommit.set(compiled.parameters, resolve)
  const answered = db.executeQuery(compiled)
  // Of a failure on the way the commit tells.
  answered.catch(() => undefined)
  await Promise.race([held, answered])
  return { answered }
}
