import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { statementsOf } from '../../testing/count-statements.ts'
import { startSinupan } from '../../testing/sinupan.ts'
import { connect, type Database, databaseOn } from './database.ts'
import { plannedOnce } from './planned-once.ts'

const { databaseUrl } = await startSinupan({}, { isEmpty: true })
// One connection: what a statement leaves on it the next one finds.
const pool = connect(databaseUrl, 1)
const db = databaseOn(pool)
afterAll(() => pool.end())
// As PostgreSQL does by itself; that of tests plans everything once.
await pool.query('set plan_cache_mode = auto')

const ratio = async (of: Database, by: number) =>
  (await sql<{ ratio: number }>`${plannedOnce(of)} select 12 / ${by}::integer as ratio`.execute(of)).rows[0]?.ratio
const plans = async () =>
  (
    await sql<{ generic: number; custom: number }>`select generic_plans as generic, custom_plans as custom
      from pg_prepared_statements where statement like '%12 / $1%' and statement not like '%prepared%' order by prepare_time`.execute(
      db,
    )
  ).rows
const mode = async () => (await sql<{ planCacheMode: string }>`show plan_cache_mode`.execute(db)).rows[0]?.planCacheMode

test('a statement that says so is planned once, and goes to PostgreSQL in one piece with that', async () => {
  expect(await mode()).toBe('auto')
  expect(await statementsOf(async () => expect(await ratio(db, 4)).toBe(3))).toBe(1)
  expect([await ratio(db, 2), await ratio(db, 3)]).toEqual([6, 4])
  expect(await plans()).toEqual([{ generic: 3, custom: 0 }])
  expect(await mode()).toBe('auto')
})

test('where it fails it says why, and the connection is as it was', async () => {
  await expect(ratio(db, 0)).rejects.toMatchObject({ code: '22012' })
  expect(await mode()).toBe('auto')
  expect(await ratio(db, 6)).toBe(2)
})

test('in a transaction nothing is said, which would be for the others in it as well', async () => {
  await db.transaction().execute(async (inner) => {
    expect(await ratio(inner, 4)).toBe(3)
    expect((await sql<{ planCacheMode: string }>`show plan_cache_mode`.execute(inner)).rows).toEqual([
      { planCacheMode: 'auto' },
    ])
  })
  expect(await plans()).toContainEqual({ generic: 0, custom: 1 })
})
