import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startSinupan } from '../../../testing/sinupan.ts'
import { Library } from '../library.fixture.ts'
import { forgetChanges } from './forget-changes.ts'

const sinupan = await startSinupan()
const library = new Library(sinupan)
const { db } = sinupan

const count = async () => (await sql`select from search_changes`.execute(db)).rows.length
const someTimeGoesBy = () => sql`update search_changes_seen set taken_at = taken_at - interval '21 minutes'`.execute(db)

test('a change goes once everybody who keeps anything has seen it, whenever it was begun', async () => {
  await library.document()
  await forgetChanges({ db })
  const [begun, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const ending = db.transaction().execute(async (trx) => {
    await sql`update search_entries set is_classified = true`.execute(trx)
    begun.resolve()
    await ended.promise
  })
  await begun.promise
  await someTimeGoesBy()
  expect(await forgetChanges({ db })).toBeGreaterThan(0)
  expect(await count()).toBe(0)
  ended.resolve()
  await ending
  expect(await count()).toBe(1)
  await someTimeGoesBy()
  expect(await forgetChanges({ db })).toBe(0)
  expect(await forgetChanges({ db })).toBe(0)
  await someTimeGoesBy()
  expect(await forgetChanges({ db })).toBe(1)
})

test('what a backup brings of another cluster goes, and its snapshot tells nothing', async () => {
  await forgetChanges({ db })
  await someTimeGoesBy()
  await sql`update search_changes_seen set snapshot = '9000000000:9000000000:'`.execute(db)
  await sql`insert into search_changes (at, is_gone, marks) values ('8999999999', true, '{public}')`.execute(db)
  await library.document()
  const before = await count()
  expect(await forgetChanges({ db })).toBe(1)
  expect(await count()).toBe(before - 1)
  expect(before).toBeGreaterThan(1)
})
