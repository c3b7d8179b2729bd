import type { PgBoss } from 'pg-boss'
import type { Database } from '../database/database.ts'
import { throughKysely } from './boss-connection.ts'
import type { Dispatcher } from './dispatch.ts'

/** What a use case may ask of the queue. */
export interface Jobs {
  /** Orders work, within the transaction `db`, which hands it on when it is committed; outside of one at once. */
  send(db: Database, queue: string, data: object | readonly object[], options?: SendOptions): Promise<void>
  /** Puts a job that was given up back into its queue, within the transaction `db`. */
  retry(db: Database, queue: string, id: string): Promise<void>
  /** The queues that react to facts of this name. */
  queuesOn(factName: string): readonly string[]
  /** Notes that something was ordered within the transaction `db` by another way than `send`. */
  ordered(db: Database): void
  /** Tells that the transaction `db` is committed: what it has ordered is handed on. */
  committed(db: Database): void
}

export interface SendOptions {
  /** It is not begun before. */
  afterSeconds?: number
  /** Who waits for it: it is done in their turn, before what an import, the demo or a rebuilding has put into the queue. */
  awaitedBy?: string | null
}

export interface Subscription {
  queue: string
  on: readonly { factName: string }[]
}

export function jobsOn(boss: PgBoss, dispatcher: Dispatcher, subscriptions: readonly Subscription[]): Jobs {
  const withOrders = new WeakSet<Database>()
  const queues = queuesByFact(subscriptions)
  const ordered = (db: Database): void => {
    if (db.isTransaction) withOrders.add(db)
    else dispatcher.soon()
  }
  return {
    ordered,
    send: async (db, queue, data, { afterSeconds, awaitedBy } = {}) => {
      const orders = [data].flat().map((one) => ({ queue, data: JSON.stringify(one), awaitedBy, afterSeconds }))
      if (orders.length === 0) return
      await db.insertInto('jobOutbox').values(orders).execute()
      ordered(db)
    },
    retry: async (db, queue, id) => {
      await boss.retry(queue, id, throughKysely(db))
    },
    queuesOn: (factName) => queues.get(factName) ?? [],
    committed: (db) => {
      if (withOrders.delete(db)) dispatcher.soon()
    },
  }
}

function queuesByFact(subscriptions: readonly Subscription[]): Map<string, string[]> {
  const queues = new Map<string, string[]>()
  for (const { queue, on } of subscriptions)
    for (const { factName } of on) queues.set(factName, [...(queues.get(factName) ?? []), queue])
  return queues
}
