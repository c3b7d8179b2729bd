import { CompiledQuery } from 'kysely'
import type { PgBoss } from 'pg-boss'
import type { Database } from '../database/database.ts'
import type { Fact } from '../facts/fact.ts'
import type { Subscriber } from './subscriber.ts'

/** What a use case may ask of the queue. */
export interface Jobs {
  /** Hands facts to the subscribers of their kinds, within the transaction `db`. */
  announce(db: Database, facts: readonly Fact[], options?: Pick<SendOptions, 'isUrgent'>): Promise<void>
  /** Puts work into a queue, within the transaction `db`. */
  send(db: Database, queue: string, data: object, options?: SendOptions): Promise<void>
  /** Puts a job that was given up back into its queue, within the transaction `db`. */
  retry(db: Database, queue: string, id: string): Promise<void>
}

export interface SendOptions {
  /** It is not begun before. */
  afterSeconds?: number
  /** Somebody waits for it: it is done before what an import, the demo or a rebuilding has put into the queue. */
  isUrgent?: boolean
}

// pg-boss takes the higher one first.
const urgent = 10

interface Job {
  data: object
  startAfter?: number
  priority?: number
}
const priorityOf = (isUrgent = false) => (isUrgent ? { priority: urgent } : {})

/** Lets pg-boss write through a Kysely transaction. */
const through = (db: Database) => ({
  executeSql: async (text: string, values: unknown[] = []) => {
    const result = await db.executeQuery(CompiledQuery.raw(text, values))
    return { rows: result.rows as unknown[] }
  },
})

export function jobsOn(boss: PgBoss, subscribers: readonly Subscriber[]): Jobs {
  const insert = async (db: Database, queue: string, jobs: Job[]) => {
    await boss.insert(queue, jobs, { db: through(db.withoutPlugins() as Database) } as Parameters<PgBoss['insert']>[2])
  }
  return {
    send: (db, queue, data, { afterSeconds, isUrgent } = {}) =>
      insert(db, queue, [{ data, ...priorityOf(isUrgent), ...(afterSeconds && { startAfter: afterSeconds }) }]),
    retry: async (db, queue, id) => {
      await boss.retry(queue, id, { db: through(db.withoutPlugins() as Database) } as Parameters<PgBoss['retry']>[2])
    },
    announce: async (db, facts, { isUrgent } = {}) => {
      for (const { queue, on } of subscribers) {
        const wanted = facts.filter((one) => on.some((kind) => kind.factName === one.name))
        if (wanted.length > 0)
          await insert(
            db,
            queue,
            wanted.map((data) => ({ data, ...priorityOf(isUrgent) })),
          )
      }
    },
  }
}
