import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'

/** The names of what has happened here; a skip along the index, since there are few names and many facts. */
export async function listActions(ctx: Context): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    with recursive known as (
      (select name from facts order by name limit 1)
      union all
      select (select f.name from facts f where f.name > known.name order by f.name limit 1) from known where known.name is not null
    ) select name from known where name is not null`.execute(ctx.db)
  return rows.map((row) => row.name)
}
