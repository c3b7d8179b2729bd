import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startSinupan } from '../../testing/sinupan.ts'

const { db } = await startSinupan()

/** What may wait to be sorted into an index is looked through by each who asks the index (migration 0084): in kilobytes. */
const mayWait = 256
/** Of a page of PostgreSQL, in kilobytes. */
const page = 8

test('what waits to be sorted into the index of words is little, however many words have come', async () => {
  await sql`insert into search_words (word, is_of_name)
    select md5(i::text), true from generate_series(1, 8000) i`.execute(db)
  const { rows } = await db.transaction().execute(async (db) => {
    await sql`set local enable_seqscan = off`.execute(db)
    return sql<{ 'QUERY PLAN': [{ Plan: Record<string, number> }] }>`
      explain (analyze, buffers, format json) select word from search_words where word % 'memorandm'`.execute(db)
  })
  const plan = rows[0]?.['QUERY PLAN'][0].Plan ?? {}
  expect(plan['Node Type']).toBe('Bitmap Heap Scan')
  expect((plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0)).toBeLessThan(2 * (mayWait / page))
})

test('every index that a search asks for words has that bound', async () => {
  const { rows } = await sql<{ name: string; bound: string | null }>`
    select i.relname as name, (select option_value from pg_options_to_table(i.reloptions) where option_name = 'gin_pending_list_limit') as bound
    from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class t on t.oid = x.indrelid join pg_am a on a.oid = i.relam
    where a.amname = 'gin' and t.relnamespace = current_schema()::regnamespace
      and (t.relname like 'search\_%' or i.relname like '%\_search')`.execute(db)
  expect(rows.length).toBeGreaterThanOrEqual(8)
  expect(rows.filter(({ bound }) => bound !== String(mayWait))).toEqual([])
})
