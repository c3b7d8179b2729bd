import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Context } from '../context.ts'
import type { Announcements } from '../database/announcements.ts'
import type { Database } from '../database/database.ts'
import { Bell } from './bell.ts'
import type { Subscriber } from './subscriber.ts'
import { wakeChannel } from './wake-channel.ts'
import { giveBack, type Workshop, workBatch } from './work-batch.ts'

/** Works queues in this process. */
export interface Workers {
  start(subscribers: readonly Subscriber[]): void
  /** Takes nothing more, waits so long for what is under way, and gives the rest back to the queues. */
  stop(milliseconds: number): Promise<void>
}

interface Parts {
  shop: Workshop
  db: Database
  /** By which workers are woken. */
  announcements: Announcements
  log: Context['log']
}

const lookEveryMs = 2_000
// Taking, settling and looking once more cost the same for one job and for fifty.
const gatherMs = 100

/**
 * Each worker takes the next work as soon as its last is done, and rests only when it has found less than it could take: until it is
 * woken, or until somebody who looks every two seconds sees that work is due. Being woken only makes it sooner. Woken again
 * within a moment, it waits for that moment to pass, so that what is ordered piece by piece is done together.
 */
export function workersOn({ shop, db, announcements, log }: Parts): Workers {
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
  const look = async () => {
    while (!signal.aborted) {
      await pause(lookEveryMs)
      if (signal.aborted) return
      const due = await queuesWithWork(db, [...bells.keys()]).catch((error: unknown) => {
        stumbled(error)
        return []
      })
      for (const queue of due) bells.get(queue)?.ring()
    }
  }
  return {
    start: (subscribers) => {
      for (const one of subscribers) {
        const bell = new Bell()
        bells.set(one.queue, bell)
        for (let no = 0; no < one.concurrency; no++) running.push(work(one, bell))
      }
      running.push(look())
      announcements.hear(wakeChannel, { heard: (queue) => bells.get(queue)?.ring(), missed: ringAll })
    },
    stop: async (milliseconds) => {
      stopping.abort()
      ringAll()
      const late = setTimeout(milliseconds, undefined, { ref: false })
      await Promise.race([Promise.all(running), late])
      await giveBack(shop).catch(stumbled)
    },
  }
}

/** Those of the queues in which work is due. */
async function queuesWithWork(db: Database, queues: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ queue: string }>`
    select queue from unnest(${queues}::text[]) as queue where exists (
      select from pgboss.job where name = queue and state < 'active' and not blocked and start_after <= now())`.execute(
    db,
  )
  return rows.map((row) => row.queue)
}
