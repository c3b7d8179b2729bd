import * as contract from '@sinupan/contract'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, describe, expect, test } from 'vitest'
import { startSinupan, type TestSinupan } from '../../testing/sinupan.ts'

const patient = await startSinupan({ DATABASE_POOL: '2', DATABASE_WAIT: '1', STATEMENT_TIMEOUT: '0' })
const hasty = await startSinupan({ LOCK_TIMEOUT: '1', STATEMENT_TIMEOUT: '0' })
const strict = await startSinupan({ LOCK_TIMEOUT: '0', STATEMENT_TIMEOUT: '1' })

const clients: pg.Client[] = []
afterAll(async () => {
  for (const client of clients) await client.end()
})

/** Takes the table of tags away from everybody, until it is given back. */
async function holdTags({ databaseUrl }: TestSinupan): Promise<() => Promise<unknown>> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  clients.push(client)
  await client.query('begin; lock table tags in access exclusive mode')
  return () => client.query('rollback')
}

const makeTag = ({ people }: TestSinupan, tagName: string, by: 'admin' | 'records' = 'admin') =>
  people[by].call(contract.createTag, { body: { tagName } })

const busy = {
  status: 503,
  headers: { 'retry-after': '5' },
  body: {
    code: 'Unavailable',
    message: 'The database is busy, and this took too long. Nothing was changed. Try again in a moment.',
    requestId: expect.any(String),
  },
}

describe('a request that takes too long at the database is answered 503 and has changed nothing', () => {
  for (const [what, sinupan] of Object.entries({ 'a lock': hasty, 'its statement': strict }))
    test(`when its time for ${what} is over`, async () => {
      const giveBack = await holdTags(sinupan)
      expect(await makeTag(sinupan, 'In vain')).toMatchObject(busy)
      await giveBack()
      expect((await makeTag(sinupan, 'In vain')).status).toBe(201)
    })

  test('when no connection gets free, while those that have one go on', async () => {
    const giveBack = await holdTags(patient)
    const waiting = [makeTag(patient, 'First'), makeTag(patient, 'Second', 'records')]
    await expect.poll(() => heldUp(patient)).toBe(2)
    expect(await patient.people.ana.call(contract.getMe)).toMatchObject(busy)
    await giveBack()
    expect((await Promise.all(waiting)).map((answer) => answer.status)).toEqual([201, 201])
    expect((await patient.people.ana.call(contract.getMe)).status).toBe(200)
  })
})

/** How many statements wait for a lock in that database. */
async function heldUp({ db }: TestSinupan): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
  return rows[0]?.count ?? 0
}

test('jobs have connections of their own, and longer', async () => {
  const giveBack = await holdTags(strict)
  const job = sql`select from tags limit 1`.execute(strict.db)
  await expect.poll(() => heldUp(strict)).toBe(1)
  // By now a request would have been cancelled.
  expect(await makeTag(strict, 'Beside')).toMatchObject(busy)
  await giveBack()
  await job
  const { rows } = await sql<{
    statement: string
    idle: string
  }>`select current_setting('statement_timeout') as statement,
    current_setting('idle_in_transaction_session_timeout') as idle`.execute(strict.db)
  expect(rows).toEqual([{ statement: '1h', idle: '1h' }])
})
