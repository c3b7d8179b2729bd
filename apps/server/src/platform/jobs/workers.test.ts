import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startSinupan } from '../../testing/sinupan.ts'

const { app, db } = await startSinupan()

const unfinished = async () => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pgboss.job where name = 'derive' and state <> 'completed'`.execute(db)
  return rows[0]?.count
}

test('work that nobody was told of is found, and goes on until none is left', { timeout: 60_000 }, async () => {
  await app.work()
  await sql`insert into pgboss.job (name, data) select 'derive', json_build_object('sha256', encode(sha256(no::text::bytea), 'hex'))
    from generate_series(1, 500) no`.execute(db)
  await expect.poll(unfinished, { timeout: 25_000, interval: 200 }).toBe(0)
})
