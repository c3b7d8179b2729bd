import type { Job, PgBoss } from 'pg-boss'
import type { Context } from '../context.ts'
import type { Subscriber } from './subscriber.ts'

/** Jobs of a queue that this process is working on. */
interface Held {
  queue: string
  jobs: Set<Job<object>>
}

export interface Workshop {
  boss: PgBoss
  makeContext(): Context
  held: Set<Held>
}

export interface Worked {
  taken: number
  /** What jobs threw. They are tried again later, or given up. */
  errors: readonly unknown[]
}

// Well before the queue takes a job for lost and has it done elsewhere (`heartbeatSeconds`).
const signOfLifeMs = 5_000

/**
 * Takes a queue's next batch, handles it and settles each of its jobs, with signs of life meanwhile. Where a batch fails
 * its jobs are handled one by one, so that one that can't be done doesn't keep the others from it.
 *
 * @throws when the queue can't be reached; what is not settled by then is done again
 */
export async function workBatch(shop: Workshop, one: Subscriber): Promise<Worked> {
  const { boss } = shop
  const jobs = await boss.fetch<object>(one.queue, { batchSize: one.batchSize })
  if (jobs.length === 0) return { taken: 0, errors: [] }
  const held: Held = { queue: one.queue, jobs: new Set(jobs) }
  shop.held.add(held)
  const heart = setInterval(() => void giveSignOfLife(boss, held), signOfLifeMs).unref()
  try {
    return { taken: jobs.length, errors: await settle(shop, one, { held, jobs }) }
  } finally {
    clearInterval(heart)
    shop.held.delete(held)
  }
}

type Claim = { held: Held; jobs: readonly Job<object>[] }

async function settle(shop: Workshop, one: Subscriber, { held, jobs }: Claim): Promise<unknown[]> {
  const failure = await failureOf(shop, one, jobs)
  if (failure && jobs.length > 1) {
    const errors: unknown[] = []
    for (const job of jobs) errors.push(...(await settle(shop, one, { held, jobs: [job] })))
    return errors
  }
  // Settled by claim, not by id: another's claim on a job that was taken for lost stays untouched.
  if (failure) await shop.boss.fail(one.queue, [...jobs], asObject(failure.error))
  else await shop.boss.complete(one.queue, [...jobs])
  for (const job of jobs) held.jobs.delete(job)
  return failure ? [failure.error] : []
}

async function failureOf(
  shop: Workshop,
  one: Subscriber,
  jobs: Claim['jobs'],
): Promise<{ error: unknown } | undefined> {
  try {
    await one.handle(
      shop.makeContext(),
      jobs.map((job) => job.data),
    )
    return undefined
  } catch (error) {
    return { error }
  }
}

const asObject = (error: unknown): object => (error instanceof Error ? error : { message: String(error) })

// One that doesn't get through is followed by the next; a claim that was lost meanwhile is not taken back by it.
async function giveSignOfLife(boss: PgBoss, { queue, jobs }: Held): Promise<void> {
  if (jobs.size > 0) await boss.touch(queue, [...jobs]).catch(() => undefined)
}

/** Gives back what is still being worked on, for the next process to begin it again soon. */
export async function giveBack({ boss, held }: Workshop): Promise<void> {
  for (const { queue, jobs } of held)
    if (jobs.size > 0) await boss.fail(queue, [...jobs], { message: 'The process ended meanwhile.' })
}
