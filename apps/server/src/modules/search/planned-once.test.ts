import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { connect, databaseOn } from '../../platform/database/database.ts'
import { startSinupan } from '../../testing/sinupan.ts'
import { Library } from './library.fixture.ts'
import { searchDocuments } from './search-documents.ts'

const sinupan = await startSinupan()
const { app, databaseUrl, people } = sinupan
const library = new Library(sinupan)
// One connection, so that its plans can be counted.
const pool = connect(databaseUrl, 1)
const db = databaseOn(pool)
afterAll(() => pool.end())
// As PostgreSQL does by itself; that of tests plans everything once.
await pool.query('set plan_cache_mode = auto')

test('what a search asks is planned once on a connection, whatever is sought', async () => {
  await library.document({ name: 'Ibex of the plateau', pages: ['An ibex stands.', 'It went.'] })
  const { unitId } = people.ana
  const ctx = { ...app.contextFor(library.memberOf(people.ana)), db }
  const ask = async (search: string) =>
    (await searchDocuments(ctx, unitId, { type: '', search, sort: 'relevance', page: 0, pageSize: 10 })).items.length
  expect([await ask('ibex'), await ask('plateau'), await ask('stands'), await ask('ibex')]).toEqual([1, 1, 1, 1])
  const { rows } = await sql<{
    custom: number
    generic: number
  }>`select custom_plans as custom, generic_plans as generic
    from pg_prepared_statements where length(statement) > 500 and statement not like '%pg_stats%' order by generic_plans`.execute(
    db,
  )
  // What is found, what stands in the results, the passages; and, asked again, whether it is still so.
  expect(rows.map(({ custom }) => custom)).toEqual([0, 0, 0, 0])
  expect(rows.map(({ generic }) => generic)).toEqual([1, 3, 4, 4])
})
