import { PgBoss } from 'pg-boss'
import type { Subscriber } from './subscriber.ts'

const tenYears = 315_360_000

/**
 * Work that waits is never thrown away for its age. A worker gives signs of life all the time (`workBatch`): only the work
 * of one that is gone is begun again, and work that takes long is not.
 */
const queueOptions = {
  retryLimit: 8,
  retryDelay: 2,
  retryBackoff: true,
  expireInSeconds: 43_200,
  heartbeatSeconds: 30,
  retentionSeconds: tenYears,
  notify: false,
}

/** The queue, on the application's database. */
export async function startBoss(url: string, onError: (error: Error) => void): Promise<PgBoss> {
  const boss = new PgBoss({
    connectionString: url,
    schema: 'pgboss',
    max: 4,
    application_name: 'sinupan-jobs',
    // No job waits for another one: there is nothing to look for.
    flowIntervalSeconds: 3_600,
    // What is due by itself is due at minutes of the clock, and looked for twice a minute: a few seconds more are nothing.
    cronWorkerIntervalSeconds: 15,
  })
  boss.on('error', onError)
  await boss.start()
  return boss
}

/** Makes the queues that don't exist yet, and gives those that do what is new about them. */
export async function createQueues(boss: PgBoss, subscribers: readonly Subscriber[]): Promise<void> {
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  for (const { queue } of subscribers) {
    const found = known.get(queue)
    if (!found) await boss.createQueue(queue, queueOptions)
    else if (!isAsOrdered(found)) await boss.updateQueue(queue, queueOptions)
  }
}

const isAsOrdered = (found: object): boolean =>
  Object.entries(queueOptions).every(([key, value]) => (found as Record<string, unknown>)[key] === value)

/** Orders what is due by itself, at its times, once for all processes together. */
export async function scheduleJobs(boss: PgBoss, subscribers: readonly Subscriber[]): Promise<void> {
  for (const { queue, schedule } of subscribers) if (schedule) await boss.schedule(queue, schedule, {})
}
