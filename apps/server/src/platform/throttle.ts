import { sql } from 'kysely'
import type { Context } from './context.ts'
import type { Database } from './database/database.ts'
import { refuse } from './refusal.ts'

export interface Limit {
  /** How many in a window. */
  count: number
  windowSeconds: number
}
export interface Use {
  key: string
  limit: Limit
  /** A success forgets the failures before it too. */
  isForgotten?: boolean
}

/** Something that was begun and counted; or `wait`, the seconds left where the limit `key` is reached and nothing was counted. */
export type Attempt = { wait: number; key: string } | { wait?: undefined; succeeded(): Promise<void> }

type Taken = { endsAt: string } | { wait: number }

// One statement: of uses at once each takes one, and none takes what is over the limit. The counters are PostgreSQL's,
// so that all processes share them.
async function takeUse(db: Database, { key, limit }: Use, now: Date): Promise<Taken> {
  const at = now.toISOString()
  const ends = new Date(now.getTime() + limit.windowSeconds * 1000).toISOString()
  const { rows } = await sql<{ windowEndsAt: string; isTaken: boolean }>`
    with taken as (
      insert into throttles as t (key, window_ends_at, count) values (${key}, ${ends}, 1)
      on conflict (key) do update set
        count = case when t.window_ends_at <= ${at} then 1 else t.count + 1 end,
        window_ends_at = case when t.window_ends_at <= ${at} then excluded.window_ends_at else t.window_ends_at end
      where t.window_ends_at <= ${at} or t.count < ${limit.count}
      returning window_ends_at
    )
    select window_ends_at, true as is_taken from taken
    union all select window_ends_at, false from throttles where key = ${key} and not exists (select from taken)`.execute(
    db,
  )
  const [row] = rows
  if (row?.isTaken) return { endsAt: row.windowEndsAt }
  const left = row ? Math.ceil((Date.parse(row.windowEndsAt) - now.getTime()) / 1000) : limit.windowSeconds
  return { wait: Math.max(1, left) }
}

/**
 * Begins something that may fail, such as a guess: it counts against every limit until it has succeeded, so that tries at
 * once are as many as tries in a row. Where one limit is reached none is counted.
 */
export function beginAttempt(ctx: Context, uses: readonly Use[]): Promise<Attempt> {
  const now = ctx.clock.now()
  // In one order for everybody, since each holds its row until the last is taken.
  const sorted = uses.toSorted((a, b) => (a.key < b.key ? -1 : 1))
  const attempt = ctx.db.transaction().execute(async (db): Promise<Attempt> => {
    const taken: { use: Use; endsAt: string }[] = []
    for (const use of sorted) {
      const one = await takeUse(db, use, now)
      if ('wait' in one) throw new Reached(use.key, one.wait)
      taken.push({ use, endsAt: one.endsAt })
    }
    return { succeeded: () => giveBack(ctx.db, taken) }
  })
  return attempt.catch((error: unknown) => {
    if (error instanceof Reached) return { wait: error.wait, key: error.key }
    throw error
  })
}

/** Takes the transaction back, and with it what the other limits have counted. */
class Reached extends Error {
  readonly key: string
  readonly wait: number
  constructor(key: string, wait: number) {
    super('A limit is reached.')
    this.key = key
    this.wait = wait
  }
}

async function giveBack(db: Database, taken: readonly { use: Use; endsAt: string }[]): Promise<void> {
  for (const { use, endsAt } of taken) {
    if (use.isForgotten) await forgetUses(db, use.key)
    // A window that has begun since then has not counted it.
    else
      await sql`update throttles set count = count - 1
        where key = ${use.key} and window_ends_at = ${endsAt} and count > 0`.execute(db)
  }
}

/** Refuses what comes too often. @throws Refusal TooManyRequests with Retry-After */
export const tooOften = (seconds: number) => refuse('TooManyRequests', { headers: { 'retry-after': String(seconds) } })

/** Counts one use of something that costs or disturbs by itself, such as a mail. @throws Refusal TooManyRequests */
export async function requireSeldom(ctx: Context, key: string, limit: Limit): Promise<void> {
  const taken = await takeUse(ctx.db, { key, limit }, ctx.clock.now())
  if ('wait' in taken) throw tooOften(taken.wait)
}

/** Forgets the uses of a key. */
export const forgetUses = (db: Database, key: string) => db.deleteFrom('throttles').where('key', '=', key).execute()
