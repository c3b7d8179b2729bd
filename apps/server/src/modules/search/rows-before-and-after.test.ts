import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startSinupan } from '../../testing/sinupan.ts'
import { Library } from './library.fixture.ts'

const sinupan = await startSinupan()
const library = new Library(sinupan)
const { db, people } = sinupan

const changes = async () =>
  (
    await sql<{
      documentIds: number[]
      isGone: boolean
    }>`select document_ids, is_gone from search_changes order by at`.execute(db)
  ).rows
const entriesOf = async (ids: readonly number[]) =>
  (
    await sql<{ id: number; isClassified: boolean }>`
      select document_id as id, is_classified from search_entries where document_id = any(${ids}::integer[]) order by document_id`.execute(
      db,
    )
  ).rows
async function found(count: number): Promise<[number, ...number[]]> {
  const ids: number[] = []
  for (let no = 0; no < count; no++) ids.push(await library.document())
  await sql`delete from search_changes`.execute(db)
  return ids as [number, ...number[]]
}

// PostgreSQL plans a statement of a function once a connection, by the rows that it is called with first.
test('no trigger joins the rows before a statement with the rows after it', async () => {
  const { rows } = await sql<{ name: string; old: string; fresh: string; text: string }>`
    select t.tgrelid::regclass::text || '.' || t.tgname as name, t.tgoldtable as old, t.tgnewtable as fresh, p.prosrc as text
    from pg_trigger t join pg_proc p on p.oid = t.tgfoid where t.tgoldtable is not null and t.tgnewtable is not null`.execute(
    db,
  )
  expect(rows.length).toBeGreaterThan(4)
  const joins = ({ old, fresh, text }: (typeof rows)[0]) =>
    new RegExp(`(?:join|,)\\s+(?:${old}|${fresh})\\b`).test(text)
  expect(rows.filter(joins).map(({ name }) => name)).toEqual([])
})

test('documents that go to the trash by one statement leave the search by one change', async () => {
  const ids = await found(3)
  await sql`update documents set trashed_at = now() where id = any(${ids}::integer[])`.execute(db)
  expect(await entriesOf(ids)).toEqual([])
  expect(await changes()).toEqual([{ documentIds: ids, isGone: true }])
})

test('each document of a statement leaves the search, is hidden or stays by what became of itself', async () => {
  const [trashed, classified, given, renamed] = (await found(4)) as [number, number, number, number]
  const { id: ben } = (
    await sql<{ id: string }>`select id from users where id <> ${people.ana.userId} limit 1`.execute(db)
  ).rows[0] ?? { id: '' }
  await sql`update documents set trashed_at = case when id = ${trashed} then now() end, is_classified = id = ${classified},
    owner_id = case when id = ${given} then ${ben} else owner_id end, description = 'Another one'
    where id = any(${[trashed, classified, given, renamed]}::integer[])`.execute(db)
  expect(await entriesOf([trashed, classified, given, renamed])).toEqual([
    { id: classified, isClassified: true },
    { id: renamed, isClassified: false },
  ])
})
