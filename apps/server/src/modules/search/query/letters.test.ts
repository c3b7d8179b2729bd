import { sql } from 'kysely'
import { afterAll, expect, inject, test } from 'vitest'
import { connect, databaseOn } from '../../../platform/database/database.ts'
import { cloneDatabase } from '../../../testing/template-database.ts'
import { parseQuery } from './parse-query.ts'
import { textsOf } from './to-tsquery.ts'
import { wordsOf } from './words.ts'

const database = await cloneDatabase(inject('adminUrl'), inject('template'))
const pool = connect(database.url, 1)
const db = databaseOn(pool)
afterAll(async () => {
  await pool.end()
  await database.drop()
})

// Every letter that both sides know: the database may know an older Unicode than Node.
const { rows } = await sql<{ text: string }>`
  select 'a' || chr(code) || '1' as text from generate_series(1, x'1ffff'::int) as code
  where code not between x'd800'::int and x'dfff'::int and unicode_assigned(chr(code)) order by code`.execute(db)
const texts = rows.map(({ text }) => text)

test('the words of a text are the same to the index and to a query, whatever letter of Unicode stands in it', async () => {
  const { rows } = await sql<{ text: string; words: string }>`
    select text, trim(search_text(text)) as words from unnest(${texts}::text[]) as given (text)`.execute(db)
  expect(rows.length).toBeGreaterThan(60_000)
  expect(rows.filter(({ text, words }) => wordsOf(text).join(' ') !== words)).toEqual([])
})

test('a text is found by itself, whatever letter of Unicode stands in it', async () => {
  const asked = texts.filter((text) => !/[\s"“”„‟«»＂]/.test(text)).map((text) => textsOf(parseQuery(text)).whole)
  const { rows } = await sql<{ query: string }>`
    select query from unnest(${asked}::text[], ${texts.filter((text) => !/[\s"“”„‟«»＂]/.test(text))}::text[]) as given (query, text)
    where not coalesce(search_vector(text) @@ to_tsquery('sinupan', query), false)`.execute(db)
  expect(rows).toEqual([])
})
