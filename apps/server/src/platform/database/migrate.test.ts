import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { cloneDatabase } from '../../testing/template-database.ts'
import { connect } from './database.ts'
import { migrate } from './migrate.ts'

const folder = await mkdtemp(join(tmpdir(), 'sinupan-migrations-'))
let pool: pg.Pool
let reader: pg.PoolClient
let drop: () => Promise<void>

beforeAll(async () => {
  const database = await cloneDatabase(inject('adminUrl'), inject('template'))
  drop = database.drop
  pool = connect(database.url, 2)
  reader = await pool.connect()
  await writeFile(join(folder, '9001-wider.sql'), 'alter table tags add column colour text;')
})
afterAll(async () => {
  reader.release()
  await pool.end()
  await drop()
  await rm(folder, { recursive: true, force: true })
})

test('a migration whose table is in use lets the others go on, says so, and is tried again', async () => {
  await reader.query('begin; select from tags')
  const said: string[] = []
  // The one who reads ends when the first try has failed.
  const say = (line: string) => {
    said.push(line)
    void reader.query('commit')
  }
  expect(await migrate(pool, { folder, lockSeconds: 0.1, pauseMs: 20, say })).toEqual(['9001-wider.sql'])
  expect(said[0]).toBe(
    'The migration 9001-wider.sql found a table in use for 0.1 s (try 1 of 30). Others go on, then it is tried again.',
  )
})

test('a migration whose table stays in use ends the start with a sentence, and nothing of it is kept', async () => {
  await writeFile(
    join(folder, '9002-wider.sql'),
    'create table half_done (id int); alter table tags add column icon text;',
  )
  await reader.query('begin; select from tags')
  const giving = migrate(pool, { folder, lockSeconds: 0.1, tries: 2, pauseMs: 1 })
  await expect(giving).rejects.toThrow(/^The migration 9002-wider.sql was tried 2 times .* Nothing of it was kept/)
  await reader.query('commit')
  const { rows } = await reader.query("select to_regclass('half_done') as made")
  expect(rows).toEqual([{ made: null }])
  expect(await migrate(pool, { folder })).toEqual(['9002-wider.sql'])
})
