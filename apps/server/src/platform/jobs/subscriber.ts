import type { z } from 'zod'
import type { Context } from '../context.ts'
import type { Fact, FactKind } from '../facts/fact.ts'
import { readFacts } from '../facts/read-facts.ts'

/**
 * Work that is done outside of a request: a queue of its own, retried with growing pauses, at least once. A handler
 * must therefore stand being run twice for the same job.
 */
export interface Subscriber {
  /** The queue's name, such as `search-index`. */
  queue: string
  /** Facts that put a job into the queue; empty for queues that are only sent to. */
  on: readonly FactKind<z.ZodObject>[]
  /** How many jobs run at once in a process; 1 unless the work waits for something else. */
  concurrency: number
  /** Jobs taken at once; the handler is called once with all of them. */
  batchSize: number
  /** When it is due by itself, as a cron expression in UTC, once for all processes together. */
  schedule?: string
  /** It is also done in processes that serve the web only. */
  isInEveryRole?: boolean
  handle(ctx: Context, jobs: readonly unknown[]): Promise<void>
}

interface Options {
  concurrency?: number
  batchSize?: number
  isInEveryRole?: boolean
}

/** A reaction to facts: `subscriber('search-index', [documentRenamed], async (ctx, facts) => …)`. */
export function subscriber(
  queue: string,
  on: readonly FactKind<z.ZodObject>[],
  handle: (ctx: Context, facts: readonly Fact[]) => Promise<void>,
  { concurrency = 1, batchSize = 1, isInEveryRole = false }: Options = {},
): Subscriber {
  const all = async (ctx: Context, jobs: readonly unknown[]) => {
    const isPlain = (job: unknown): job is Fact => !isOfMany(job)
    const plain = jobs.filter(isPlain)
    if (plain.length > 0) await handle(ctx, plain)
    const factIds = jobs.filter(isOfMany).flatMap((many) => many.factIds)
    for (let from = 0; from < factIds.length; from += mostRead)
      await reactToMany(ctx, { factIds: factIds.slice(from, from + mostRead), batchSize }, handle)
  }
  return { queue, on, concurrency, batchSize, isInEveryRole, handle: all }
}

// Facts of several orders are handled together.
const mostRead = 500

/** An order about facts that were written together. */
const isOfMany = (job: unknown): job is { factIds: number[] } =>
  typeof job === 'object' && job !== null && 'factIds' in job

type Many = { factIds: readonly number[]; batchSize: number }

/** Handles as many facts at once as jobs are taken at once. One that can't be handled doesn't keep the others from it. */
async function reactToMany(
  ctx: Context,
  { factIds, batchSize }: Many,
  handle: (ctx: Context, facts: readonly Fact[]) => Promise<void>,
): Promise<void> {
  const facts = await readFacts(ctx.db, factIds)
  const failures: unknown[] = []
  for (let from = 0; from < facts.length; from += batchSize) {
    const some = facts.slice(from, from + batchSize)
    await handle(ctx, some).catch(async (error: unknown) => {
      if (some.length === 1) return void failures.push(error)
      for (const one of some) await handle(ctx, [one]).catch((error: unknown) => failures.push(error))
    })
  }
  if (failures.length > 0) throw failures[0]
}

/** A queue that use cases send to, worked one by one: `worker('derive', schema, async (ctx, job) => …)`. */
export function worker<S extends z.ZodType>(
  queue: string,
  schema: S,
  handle: (ctx: Context, job: z.output<S>) => Promise<void>,
  { concurrency = 1, schedule, isInEveryRole = false }: Omit<Options, 'batchSize'> & { schedule?: string } = {},
): Subscriber {
  const one = async (ctx: Context, jobs: readonly unknown[]) => {
    for (const job of jobs) await handle(ctx, schema.parse(job))
  }
  return { queue, on: [], concurrency, batchSize: 1, isInEveryRole, handle: one, ...(schedule ? { schedule } : {}) }
}

/** A queue that use cases send to, worked many at once: `batchWorker('search-contents', schema, async (ctx, jobs) => …, 10)`. */
export function batchWorker<S extends z.ZodType>(
  queue: string,
  schema: S,
  handle: (ctx: Context, jobs: readonly z.output<S>[]) => Promise<void>,
  batchSize: number,
): Subscriber {
  const all = (ctx: Context, jobs: readonly unknown[]) =>
    handle(
      ctx,
      jobs.map((job) => schema.parse(job)),
    )
  return { queue, on: [], concurrency: 1, batchSize, handle: all }
}
