import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { keyOf, type LockClass, lockClasses } from './advisory-lock.ts'
import { oneAfterAnother } from './one-after-another.ts'

/** A lock that is held for longer than a transaction. */
export interface HeldLock {
  /** Aborted when the connection that holds the lock is gone, and the lock with it: what it guarded has to stop. */
  signal: AbortSignal
  /** `listener` is called when somebody else waits for the lock, on this server or on another. */
  onWanted(listener: () => void): void
}

/** Locks of PostgreSQL that last as long as some work does, on whichever server the others are. */
export interface SessionLocks {
  /**
   * Runs `work` while it holds the lock.
   *
   * @throws LockBusy where others keep it for half a minute; what the database says where it can't be asked
   */
  hold<T>(lockClass: LockClass, key: string, work: (lock: HeldLock) => Promise<T>): Promise<T>
  close(): Promise<void>
}

/** Somebody else holds the lock and does not let go. */
export class LockBusy extends Error {
  override name = 'LockBusy'
}

interface Holder extends HeldLock {
  wanted(): void
  lose(): void
  /** Resolves when the lock is given back. */
  over: Promise<void>
  end(): void
}

const channel = 'sinupan_lock_wanted'
const patience = 30_000
const pause = 100
const beat = 2_000
const silence = 10_000

/**
 * One connection holds all the locks of this process, so that a thousand slow uploads take one connection and not all.
 * It is opened when the first lock is asked for. When it breaks, its locks are lost.
 */
export function sessionLocksOn(url: string): SessionLocks {
  const held = new Map<string, Holder>()
  const connection = lockConnection(url, {
    onLost: () => {
      for (const holder of held.values()) holder.lose()
    },
    onWanted: (name) => held.get(name)?.wanted(),
    isNeeded: () => held.size > 0,
  })
  const hold: SessionLocks['hold'] = async (lockClass, key, work) => {
    const pair = [lockClasses[lockClass], keyOf(key)] as const
    const until = performance.now() + patience
    const holder = await claim(held, pair.join(' '), until)
    let isTaken = false
    try {
      await take(connection, pair, until)
      isTaken = true
      return await work(holder)
    } finally {
      if (isTaken && !holder.signal.aborted) await connection.unlock(pair)
      held.delete(pair.join(' '))
      holder.end()
    }
  }
  return { hold, close: connection.close }
}

type Pair = readonly [lockClass: number, key: number]

async function take({ query }: Connection, pair: Pair, until: number): Promise<void> {
  for (;;) {
    const [row] = await query<{ taken: boolean }>('select pg_try_advisory_lock($1, $2) as taken', pair)
    if (row?.taken) return
    if (performance.now() > until) throw new LockBusy(`The lock ${pair.join(' ')} is held elsewhere.`)
    await query('select pg_notify($1, $2)', [channel, pair.join(' ')])
    await sleep(pause * (0.5 + Math.random()))
  }
}

/** Waits for its turn in this process: to PostgreSQL all of a process's locks are one session's. */
async function claim(held: Map<string, Holder>, name: string, until: number): Promise<Holder> {
  for (let other = held.get(name); other; other = held.get(name)) {
    if (performance.now() > until) throw new LockBusy(`The lock ${name} is held here.`)
    other.wanted()
    await Promise.race([other.over, sleep(pause)])
  }
  const mine = newHolder()
  held.set(name, mine)
  return mine
}

function newHolder(): Holder {
  const lost = new AbortController()
  const { promise: over, resolve: end } = Promise.withResolvers<void>()
  const listeners: (() => void)[] = []
  let isWanted = false
  return {
    signal: lost.signal,
    onWanted: (listener) => {
      listeners.push(listener)
      if (isWanted) listener()
    },
    wanted: () => {
      isWanted = true
      for (const listener of listeners) listener()
    },
    lose: () => lost.abort(),
    over,
    end,
  }
}

interface Watched {
  onLost(): void
  onWanted(name: string): void
  isNeeded(): boolean
}

/** Its connection, and the way to ask it: several who want locks ask at once. */
interface Asked {
  client: pg.Client
  ask: ReturnType<typeof oneAfterAnother>
}

type Connection = ReturnType<typeof lockConnection>

function lockConnection(url: string, watched: Watched) {
  let current: Promise<Asked> | undefined
  const open = new Set<pg.Client>()
  const lose = (client: pg.Client) => {
    if (!open.delete(client)) return
    current = undefined
    watched.onLost()
    void client.end().catch(() => undefined)
  }
  const query = async <Row extends pg.QueryResultRow>(text: string, values: readonly unknown[]): Promise<Row[]> => {
    current ??= connectTo(url, watched, { open, lose })
    const { client, ask } = await current.catch((error: unknown) => {
      current = undefined
      throw error
    })
    try {
      return (await ask(() => client.query<Row>(text, [...values]))).rows
    } catch (error) {
      // Nothing that is asked here can fail but by the connection.
      lose(client)
      throw error
    }
  }
  const unlock = (pair: Pair) => query('select pg_advisory_unlock($1, $2)', pair).catch(() => undefined)
  const close = async (): Promise<void> => {
    const asked = await current?.catch(() => undefined)
    if (asked) lose(asked.client)
  }
  return { query, unlock, close }
}

type Life = { open: Set<pg.Client>; lose(client: pg.Client): void }

async function connectTo(url: string, watched: Watched, { open, lose }: Life): Promise<Asked> {
  const ask = oneAfterAnother()
  const client = new pg.Client({
    connectionString: url,
    application_name: 'sinupan-locks',
    keepAlive: true,
    connectionTimeoutMillis: silence,
    query_timeout: silence,
  })
  client.on('error', () => lose(client)).on('end', () => lose(client))
  client.on('notification', ({ payload = '' }) => watched.onWanted(payload))
  open.add(client)
  try {
    await client.connect()
    await client.query(`listen ${channel}`)
  } catch (error) {
    lose(client)
    throw error
  }
  // A network that swallows everything says no word of it; a connection that nobody answers on holds nothing any more.
  const beating = setInterval(() => {
    if (!open.has(client)) clearInterval(beating)
    else if (watched.isNeeded()) void ask(() => client.query('select 1')).catch(() => lose(client))
  }, beat)
  beating.unref()
  return { client, ask }
}
