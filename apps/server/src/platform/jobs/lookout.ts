import { setTimeout } from 'node:timers/promises'
import type { Database } from '../database/database.ts'
import type { Dispatcher } from './dispatch.ts'
import { findDueWork } from './due-work.ts'
import type { Workers } from './workers.ts'

/** Sees what nobody tells a process of: orders that another left behind, work that is due again, announcements that were lost. */
export interface Lookout {
  start(): void
  stop(): Promise<void>
}

interface Parts {
  db: Database
  dispatcher: Pick<Dispatcher, 'run'>
  workers: Pick<Workers, 'queues' | 'ring'>
  onError(error: unknown): void
}

// An order may wait for one look here and its work for one elsewhere: within ten seconds it goes on, though nobody hears anything.
const longestPauseMs = 5_000

/**
 * An idle server looks all the time, so that it asks one question: whether anything is ordered, which queues have work that is due,
 * and when the next one has. It looks again then, or after a few seconds.
 */
export function lookoutOn({ db, dispatcher, workers, onError }: Parts): Lookout {
  const stopping = new AbortController()
  const { signal } = stopping
  let watching: Promise<void> | undefined
  const look = async (): Promise<number> => {
    try {
      const { isOrdered, due, next } = await findDueWork(db, workers.queues())
      for (const queue of due) workers.ring(queue)
      if (isOrdered) await dispatcher.run()
      return Math.min(next ?? longestPauseMs, longestPauseMs)
    } catch (error) {
      onError(error)
      return longestPauseMs
    }
  }
  const watch = async () => {
    for (let pause = 0; !signal.aborted; pause = await look())
      await setTimeout(pause, undefined, { signal, ref: false }).catch(() => undefined)
  }
  return {
    start: () => {
      watching ??= watch()
    },
    stop: async () => {
      stopping.abort()
      await watching
    },
  }
}
