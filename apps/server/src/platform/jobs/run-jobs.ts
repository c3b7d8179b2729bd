import { PgBoss } from 'pg-boss'
import type { Context } from '../context.ts'
import type { Dispatcher } from './dispatch.ts'
import type { Subscriber } from './subscriber.ts'

const queueOptions = {
  retryLimit: 8,
  retryDelay: 2,
  retryBackoff: true,
  expireInSeconds: 900,
  heartbeatSeconds: 10,
  notify: true,
}

/** The queue, on the application's database. `listens`: whether workers of this process are woken by NOTIFY. */
export async function startBoss(
  url: string,
  { listens, onError }: { listens: boolean; onError(error: Error): void },
): Promise<PgBoss> {
  const boss = new PgBoss({
    connectionString: url,
    schema: 'pgboss',
    max: 4,
    useListenNotify: listens,
    application_name: 'sinupan-jobs',
  })
  boss.on('error', onError)
  await boss.start()
  return boss
}

/** Makes the queues that don't exist yet. */
export async function createQueues(boss: PgBoss, subscribers: readonly Subscriber[]): Promise<void> {
  const known = new Set((await boss.getQueues()).map((queue) => queue.name))
  for (const { queue } of subscribers) if (!known.has(queue)) await boss.createQueue(queue, queueOptions)
}

/** Starts working the queues in this process; `makeContext` gives each batch a context of the system. */
export async function runJobs(
  boss: PgBoss,
  subscribers: readonly Subscriber[],
  makeContext: () => Context,
): Promise<void> {
  for (const one of subscribers) {
    const options = {
      batchSize: one.batchSize,
      localConcurrency: one.concurrency,
      pollingIntervalSeconds: 2,
      notifyPollingIntervalSeconds: 10,
      burstWhenBatchFull: true,
      heartbeatRefreshSeconds: 4,
    }
    await boss.work(one.queue, options, async (jobs) => {
      await one.handle(
        makeContext(),
        jobs.map((job) => job.data),
      )
    })
    if (one.schedule) await boss.schedule(one.queue, one.schedule, {})
  }
}

/**
 * Works everything that waits, in this call, until nothing is left. Tests and the demo use it instead of waiting.
 *
 * @throws what a handler throws
 */
export async function drainJobs(
  { boss, dispatcher }: { boss: PgBoss; dispatcher: Dispatcher },
  subscribers: readonly Subscriber[],
  makeContext: () => Context,
): Promise<number> {
  let done = 0
  for (let worked = 1; worked > 0; done += worked) {
    worked = 0
    await dispatcher.run()
    for (const one of subscribers) worked += await drainQueue(boss, one, makeContext)
  }
  return done
}

async function drainQueue(boss: PgBoss, one: Subscriber, makeContext: () => Context): Promise<number> {
  let done = 0
  for (;;) {
    const jobs = await boss.fetch(one.queue, { batchSize: Math.max(one.batchSize, 10) })
    if (jobs.length === 0) return done
    await one.handle(
      makeContext(),
      jobs.map((job) => job.data),
    )
    await boss.complete(
      one.queue,
      jobs.map((job) => job.id),
    )
    done += jobs.length
  }
}
