import { setTimeout } from 'node:timers/promises'
import type { Context } from '../context.ts'
import type { Announcements } from '../database/announcements.ts'
import { Bell } from './bell.ts'
import type { Subscriber } from './subscriber.ts'
import { wakeChannel } from './wake-channel.ts'
import { giveBack, type Workshop, workBatch } from './work-batch.ts'

/** Works queues in this process. */
export interface Workers {
  start(subscribers: readonly Subscriber[]): void
  /** Those that are worked here. */
  queues(): string[]
  /** Wakes the workers of a queue. */
  ring(queue: string): void
  /** Takes nothing more, waits so long for what is under way, and gives the rest back to the queues. */
  stop(milliseconds: number): Promise<void>
}

interface Parts {
  shop: Workshop
  /** By which workers are woken. */
  announcements: Announcements
  log: Context['log']
}

// Taking, settling and looking once more cost the same for one job and for fifty.
const gatherMs = 100

/**
 * Each worker takes the next work as soon as its last is done, and rests only when it has found less than it could take: until it is
 * woken, by who ordered it or by the lookout (`lookout.ts`). Woken again within a moment, it waits for that moment to pass, so that what is ordered piece by piece is done together.
 */
export function workersOn({ shop, announcements, log }: Parts): Workers {
  const bells = new Map<string, Bell>()
  const stopping = new AbortController()
  const { signal } = stopping
  const running: Promise<void>[] = []
  const stumbled = (error: unknown) => log.warn({ err: error }, 'the queue stumbled')

  const ringAll = () => {
    for (const bell of bells.values()) bell.ring()
  }
  const work = async (one: Subscriber, bell: Bell) => {
    while (!signal.aborted) {
      const heard = bell.rings
      const { taken, errors } = await workBatch(shop, one).catch((error: unknown) => {
        stumbled(error)
        return { taken: 0, errors: [] }
      })
      for (const error of errors) log.warn({ err: error, queue: one.queue }, 'work failed, and is tried again')
      if (taken >= one.batchSize || signal.aborted) continue
      const ended = performance.now()
      await bell.wait(heard)
      await pause(ended + gatherMs - performance.now())
    }
  }
  const pause = async (milliseconds: number) => {
    if (milliseconds > 0) await setTimeout(milliseconds, undefined, { signal, ref: false }).catch(() => undefined)
  }
  const ring = (queue: string) => bells.get(queue)?.ring()
  return {
    start: (subscribers) => {
      for (const one of subscribers) {
        const bell = new Bell()
        bells.set(one.queue, bell)
        for (let no = 0; no < one.concurrency; no++) running.push(work(one, bell))
      }
      announcements.hear(wakeChannel, { heard: ring, missed: ringAll })
    },
    queues: () => [...bells.keys()],
    ring,
    stop: async (milliseconds) => {
      stopping.abort()
      ringAll()
      const late = setTimeout(milliseconds, undefined, { ref: false })
      await Promise.race([Promise.all(running), late])
      await giveBack(shop).catch(stumbled)
    },
  }
}
