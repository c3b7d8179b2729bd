import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startSinupan } from '../../testing/sinupan.ts'

const { db } = await startSinupan()

test('a connection that dies between two statements of a transaction fails that transaction alone', async () => {
  const work = db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx)
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(db)
    await expect
      .poll(async () => (await sql`select from pg_stat_activity where pid = ${rows[0]?.pid}`.execute(db)).rows)
      .toEqual([])
    await sql`select 1`.execute(trx)
  })
  await expect(work).rejects.toThrow()
  expect((await sql<{ one: number }>`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }])
})
