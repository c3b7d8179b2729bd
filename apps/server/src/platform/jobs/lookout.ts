import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import type { Dispatcher } from './dispatch.ts'
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
      const { isOrdered, due, next } = await seen(db, workers.queues())
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

interface Seen {
  isOrdered: boolean
  /** Queues in which work is due. */
  due: string[]
  /** Milliseconds until the next work is due that is not yet. */
  next: number | null
}

// By the index of each state: the first of a queue is found without reading those behind it.
const firstIn = (state: 'created' | 'retry') =>
  sql`(select start_after from pgboss.job where name = queue and state = ${sql.lit(state)} and not blocked order by start_after limit 1)`

async function seen(db: Database, queues: readonly string[]): Promise<Seen> {
  const { rows } = await sql<Seen>`
    select exists (select from job_outbox) as is_ordered,
      coalesce(array_agg(distinct queue) filter (where start_after <= now()), '{}') as due,
      ceil(extract(epoch from min(start_after) filter (where start_after > now()) - now()) * 1000)::float8 as next
    from unnest(${queues}::text[]) as queue
      cross join lateral (${firstIn('created')} union all ${firstIn('retry')}) as first_of_state`.execute(db)
  return rows[0] ?? { isOrdered: true, due: [], next: null }
}
