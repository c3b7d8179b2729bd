import { readdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startSinupan } from '../../testing/sinupan.ts'
import { advisoryLock, keyOf, type LockClass, lockClasses } from './advisory-lock.ts'

const { db } = await startSinupan({}, { isEmpty: true })

/** Whether somebody else could take the lock now. */
const isFree = async (lockClass: LockClass, key: number | string) =>
  (
    await sql<{
      isFree: boolean
    }>`select pg_try_advisory_xact_lock(${lockClasses[lockClass]}, ${keyOf(key)}) as is_free`.execute(db)
  ).rows[0]?.isFree

test('a lock is of one use and one key, and ends with its transaction', async () => {
  await db.transaction().execute(async (mine) => {
    await advisoryLock(mine, 'rootNames', '4 713', '7 1')
    expect(await isFree('rootNames', '4 713')).toBe(false)
    expect(await isFree('rootNames', '7 1')).toBe(false)
    expect(await isFree('rootNames', '713 4')).toBe(true)
    expect(await isFree('searchEntry', '4 713')).toBe(true)
  })
  expect(await isFree('rootNames', '4 713')).toBe(true)
})

test('who wants the same locks in another order waits, and nobody for each other', async () => {
  const both = [
    ['a', 'b', 'c'],
    ['c', 'b', 'a'],
  ]
  const take = (keys: readonly string[]) =>
    db.transaction().execute((mine) => advisoryLock(mine, 'searchEntry', ...keys))
  await Promise.all(Array.from({ length: 40 }, (_, index) => take(both[index % 2] ?? [])))
  const { rows } = await sql<{ deadlocks: number }>`
    select deadlocks::int from pg_stat_database where datname = current_database()`.execute(db)
  expect(rows).toEqual([{ deadlocks: 0 }])
})

test('no two uses share a number, and nothing takes an advisory lock past the list', async () => {
  const numbers = Object.values(lockClasses)
  expect(new Set(numbers).size).toBe(numbers.length)
  const source = resolve(import.meta.dirname, '../..')
  const files = (await readdir(source, { recursive: true })).filter((name) => /(?<!\.test)\.ts$/.test(name))
  const takers: string[] = []
  for (const name of files) if (/pg_(try_)?advisory/.test(await readFile(join(source, name), 'utf8'))) takers.push(name)
  const sessions = ['platform/database/migrate.ts', 'platform/database/session-locks.ts']
  expect(takers.sort()).toEqual(['platform/database/advisory-lock.ts', ...sessions].sort())
})
