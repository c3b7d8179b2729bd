import { sql } from 'kysely'
import type { Database } from '../database/database.ts'

export interface DueWork {
  isOrdered: boolean
  /** Queues in which work is due. */
  due: string[]
  /** Milliseconds until the next work is due that is not yet. */
  next: number | null
}

// By the index of each state: the first of a queue is found without reading those behind it.
const firstIn = (state: 'created' | 'retry') =>
  sql`(select start_after from pgboss.job where name = queue and state = ${sql.lit(state)} and not blocked order by start_after limit 1)`

/** What waits in the queues of these names, and whether anything is ordered that is in no queue yet; one statement for all. */
export async function findDueWork(db: Database, queues: readonly string[]): Promise<DueWork> {
  const { rows } = await sql<DueWork>`
    select exists (select from job_outbox) as is_ordered,
      coalesce(array_agg(distinct queue) filter (where start_after <= now()), '{}') as due,
      ceil(extract(epoch from min(start_after) filter (where start_after > now()) - now()) * 1000)::float8 as next
    from unnest(${queues}::text[]) as queue
      cross join lateral (${firstIn('created')} union all ${firstIn('retry')}) as first_of_state`.execute(db)
  return rows[0] ?? { isOrdered: true, due: [], next: null }
}
