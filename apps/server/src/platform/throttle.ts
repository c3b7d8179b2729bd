import { sql } from 'kysely'
import type { Context } from './context.ts'
import { refuse } from './refusal.ts'

export interface Limit {
  /** How many in a window. */
  count: number
  windowSeconds: number
}

/** Counts one use of `key`; the counters are PostgreSQL's, so that all processes share them. Answers the seconds left when it is too often. */
export async function countUse(ctx: Context, key: string, limit: Limit): Promise<number | undefined> {
  const now = ctx.clock.now()
  const ends = new Date(now.getTime() + limit.windowSeconds * 1000).toISOString()
  const { rows } = await sql<{ count: number; windowEndsAt: string }>`
    insert into throttles as t (key, window_ends_at, count) values (${key}, ${ends}, 1)
    on conflict (key) do update set
      count = case when t.window_ends_at <= ${now.toISOString()} then 1 else t.count + 1 end,
      window_ends_at = case when t.window_ends_at <= ${now.toISOString()} then excluded.window_ends_at else t.window_ends_at end
    returning count, window_ends_at`.execute(ctx.db)
  const [row] = rows
  if (!row || row.count <= limit.count) return undefined
  return Math.max(1, Math.ceil((Date.parse(row.windowEndsAt) - now.getTime()) / 1000))
}

/** @throws Refusal TooManyRequests with Retry-After */
export async function requireSeldom(ctx: Context, key: string, limit: Limit): Promise<void> {
  const seconds = await countUse(ctx, key, limit)
  if (seconds) throw refuse('TooManyRequests', { headers: { 'retry-after': String(seconds) } })
}

/** Forgets the uses of a key, after a success. */
export const forgetUses = (ctx: Context, key: string) => ctx.db.deleteFrom('throttles').where('key', '=', key).execute()
