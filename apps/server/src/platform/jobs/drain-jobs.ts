import type { Dispatcher } from './dispatch.ts'
import { findDueWork } from './due-work.ts'
import type { Subscriber } from './subscriber.ts'
import { type Workshop, workBatch } from './work-batch.ts'

/**
 * Works everything that is due, in this call, until nothing is left. Tests and the demo use it instead of waiting.
 *
 * @throws what a handler throws
 */
export async function drainJobs(
  { shop, dispatcher }: { shop: Workshop; dispatcher: Dispatcher },
  subscribers: readonly Subscriber[],
): Promise<number> {
  const { db } = shop.makeContext()
  const queues = subscribers.map((one) => one.queue)
  let done = 0
  for (let worked = 1; worked > 0; done += worked) {
    worked = 0
    await dispatcher.run()
    const { due } = await findDueWork(db, queues)
    for (const one of subscribers) if (due.includes(one.queue)) worked += await drainQueue(shop, one)
  }
  return done
}

async function drainQueue(shop: Workshop, one: Subscriber): Promise<number> {
  for (let done = 0; ; ) {
    const { taken, errors } = await workBatch(shop, one)
    if (errors.length > 0) throw errors[0]
    if (taken === 0) return done
    done += taken
  }
}
