import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Database } from '../../platform/database/database.ts'

/** Comes back when so many statements of this database wait for a lock: what was begun at once has truly met. */
export async function waitersFor(db: Database, count: number): Promise<void> {
  await expect
    .poll(
      async () => {
        const { rows } = await sql<{ waiting: number }>`
          select count(*)::int as waiting from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
        return rows[0]?.waiting ?? 0
      },
      { timeout: 10_000, interval: 20 },
    )
    .toBeGreaterThanOrEqual(count)
}

/** How often PostgreSQL has ended somebody's wait in this database because two waited for each other. */
export async function deadlocksIn(db: Database): Promise<number> {
  await sql`select pg_stat_clear_snapshot()`.execute(db)
  const { rows } = await sql<{ deadlocks: number }>`
    select deadlocks::int as deadlocks from pg_stat_database where datname = current_database()`.execute(db)
  return rows[0]?.deadlocks ?? 0
}
