import { sql } from 'kysely'
import type { Database } from '../database/database.ts'

/** What pg-boss takes a job by: the highest first. Work that nobody waits for has 0. */
const firstTurn = 1_000_000_000
const lastTurn = firstTurn / 2

export interface Awaited {
  queue: string
  awaitedBy: string
}

/**
 * Gives each order the turn that it is done in, as a priority: of each person one, then of each person the second, and so
 * on. Who comes later begins with those whose turn is next, so that nobody waits behind all that another has ordered, and
 * nobody who orders again and again keeps another from their turn (start-time fair queueing, Goyal 1996).
 */
export async function giveTurns(db: Database, orders: readonly Awaited[]): Promise<number[]> {
  const keyOf = ({ queue, awaitedBy }: Awaited) => `${queue} ${awaitedBy}`
  const lines = new Map(orders.map((one) => [keyOf(one), one]))
  if (lines.size === 0) return []
  const turns = new Map((await readTurns(db, [...lines.values()])).map((one) => [keyOf(one), one.turn]))
  return orders.map((one) => {
    const turn = turns.get(keyOf(one)) ?? firstTurn
    turns.set(keyOf(one), turn - 1)
    return turn
  })
}

// The newest job of a person has the last of their turns.
async function readTurns(db: Database, lines: readonly Awaited[]): Promise<(Awaited & { turn: number })[]> {
  const { rows } = await sql<Awaited & { next: number | null; own: number | null }>`
    select line.queue, line."awaitedBy" as awaited_by,
      (select priority from pgboss.job j where j.name = line.queue and state < 'active' and not blocked and start_after <= now()
        order by priority desc limit 1) as next,
      (select priority from pgboss.job j where j.name = line.queue and state < 'active' and singleton_key = line."awaitedBy"
        order by created_on desc, priority limit 1) as own
    from json_to_recordset(${JSON.stringify(lines)}) as line (queue text, "awaitedBy" text)`.execute(db)
  return rows.map(({ queue, awaitedBy, next, own }) => {
    const begun = next !== null && next > lastTurn ? next : firstTurn
    return { queue, awaitedBy, turn: own === null ? begun : Math.min(begun, own - 1) }
  })
}
