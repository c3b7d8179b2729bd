import { sql } from 'kysely'
import type { PgBoss } from 'pg-boss'
import type { Database } from '../database/database.ts'
import { asFact, type FactColumns, subjectColumn } from '../facts/read-facts.ts'
import { throughKysely } from './boss-connection.ts'
import { giveTurns } from './turns.ts'
import { wakeChannel } from './wake-channel.ts'

/** Hands ordered work on to the queue. */
export interface Dispatcher {
  /** Hands on all that is committed by now; ends when nothing is left. Asked again meanwhile, it looks once more. */
  run(): Promise<void>
  /** Hands on what was just committed: at once where nothing was for a moment, else with what is committed meanwhile. */
  soon(): void
  stop(): Promise<void>
}

const batch = 500
// A batch is five statements, whether it holds one order or many.
const gatherMs = 100

/** `onError`: what hinders it; the work stays and is tried again. */
export function dispatcherOn(db: Database, boss: PgBoss, onError: (error: unknown) => void): Dispatcher {
  let running: Promise<void> | undefined
  let isAskedAgain = false
  let isStopped = false
  let gathering: NodeJS.Timeout | undefined
  let lastEnded = Number.NEGATIVE_INFINITY
  const handOn = async () => {
    try {
      do {
        isAskedAgain = false
        while ((await handOnBatch(db, boss)) === batch);
      } while (isAskedAgain)
    } catch (error) {
      onError(error)
    } finally {
      // In one breath with the look at what was asked meanwhile: nobody's asking falls between.
      running = undefined
      lastEnded = performance.now()
    }
  }
  const run = async (): Promise<void> => {
    if (isStopped) return
    isAskedAgain = true
    running ??= handOn()
    await running
  }
  const gathered = () => {
    clearTimeout(gathering)
    gathering = undefined
    return run()
  }
  return {
    run: gathered,
    soon: () => {
      if (isStopped || gathering) return
      const wait = running ? gatherMs : lastEnded + gatherMs - performance.now()
      if (wait > 0) gathering = setTimeout(() => void gathered(), wait)
      else void run()
    },
    stop: async () => {
      if (gathering) await gathered()
      isStopped = true
      await running
    },
  }
}

interface Order {
  queue: string
  data: object
  awaitedBy: string | null
  afterSeconds: number | null
}

/** Moves the oldest orders into pg-boss, one statement a queue; answers how many. Processes don't take each other's. */
function handOnBatch(db: Database, boss: PgBoss): Promise<number> {
  return db.transaction().execute(async (db) => {
    const orders = await takeOrders(db)
    const jobs = [...(await awaitedJobs(db, orders)), ...orders.filter((one) => one.awaitedBy === null).map(asJob)]
    for (const [queue, ofQueue] of Map.groupBy(jobs, (one) => one.queue))
      await boss.insert(
        queue,
        ofQueue.map((one) => one.job),
        throughKysely(db),
      )
    return orders.length
  })
}

const asJob = ({ queue, data, afterSeconds }: Order) => ({
  queue,
  job: { data, ...(afterSeconds !== null && { startAfter: afterSeconds }) },
})

// Whose it is stands in pg-boss's key: that is what its waiting jobs can be found by.
async function awaitedJobs(db: Database, orders: readonly Order[]) {
  const awaited = orders.flatMap((one) => (one.awaitedBy === null ? [] : { ...one, awaitedBy: one.awaitedBy }))
  const turns = await giveTurns(db, awaited)
  return awaited.map((one, index) => {
    const { queue, job } = asJob(one)
    return { queue, job: { ...job, priority: turns[index] ?? 0, singletonKey: one.awaitedBy } }
  })
}

type Row = Omit<Order, 'data'> & FactColumns & { factId: number | null; data: object | null }

// Workers are woken when this is committed. What the machine's end takes of it waits in the outbox as before, and whatever was
// done of it is undone with it: it is not worth the disk's time.
async function takeOrders(db: Database): Promise<Order[]> {
  const { rows } = await sql<Row>`
    with quick as (
      select set_config('synchronous_commit', 'off', true) as is_set
    ), taken as (
      delete from job_outbox where id in (select id from job_outbox order by id limit ${batch} for update skip locked) returning *
    ), woken as (
      select count(pg_notify(${wakeChannel}, queue)) from (select distinct queue from taken) of_taken
    ) select t.queue, t.awaited_by, t.after_seconds, t.fact_id, t.data, f.id, f.name, f.at, f.actor_id, f.payload,
        ${subjectColumn}
      from taken t cross join woken cross join quick left join facts f on f.id = t.fact_id order by t.id`.execute(db)
  return rows.map(({ queue, awaitedBy, afterSeconds, factId, data, ...fact }) => {
    return { queue, awaitedBy, afterSeconds, data: factId === null ? (data ?? {}) : asFact(fact) }
  })
}
