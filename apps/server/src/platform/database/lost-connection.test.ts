import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startSinupan } from '../../testing/sinupan.ts'
import { isWorthAnotherTry, refusalFrom } from '../http/answer-error.ts'

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
  const error = await work.catch((error: unknown) => error)
  expect([refusalFrom(error).code, isWorthAnotherTry(error)]).toEqual(['Unavailable', true])
  expect((await sql<{ one: number }>`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }])
})

test.each([
  new Error('Client has encountered a connection error and is not queryable'),
  new Error('Connection terminated unexpectedly'),
  new Error('Connection terminated'),
  Object.assign(new Error('write EPIPE'), { code: 'EPIPE' }),
  Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }),
  Object.assign(new Error('read ETIMEDOUT'), { code: 'ETIMEDOUT' }),
  Object.assign(new Error('terminating connection due to administrator command'), { code: '57P01' }),
])('“$message” is no fault of the work, and is tried again', (error) => {
  expect([refusalFrom(error).code, isWorthAnotherTry(error)]).toEqual(['Unavailable', true])
})
