import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { startSinupan } from '../../testing/sinupan.ts'
import { connect, databaseOn } from './database.ts'

const { databaseUrl } = await startSinupan({}, { isEmpty: true })
const pools = [connect(databaseUrl, 1), connect(databaseUrl, 1)] as const
const [first, second] = [databaseOn(pools[0]), databaseOn(pools[1])]
afterAll(() => Promise.all(pools.map((pool) => pool.end())))

const ask = (db: typeof first, no: number) => sql`select ${no}::integer as ${sql.ref(`n${no}`)}`.execute(db)
const namesOn = async (db: typeof first) =>
  (await sql<{ n: number }>`select count(*)::int as n from pg_prepared_statements`.execute(db)).rows[0]?.n ?? 0

test('a connection names a thousand statements and no more, whatever others were asked before it', async () => {
  for (let no = 0; no < 1_200; no += 1) await ask(first, no)
  expect(await namesOn(first)).toBe(1_000)
  await ask(second, 1_200)
  expect(await namesOn(second)).toBe(2)
})
