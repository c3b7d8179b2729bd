import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { cloneDatabase } from '../../testing/template-database.ts'
import { connect } from '../database/database.ts'
import { newDataDir, openBench, start } from '../database/embedded/postgres-test-bench.ts'
import { migrate } from '../database/migrate.ts'
import { mayAlterFacts } from './fact-keeper.ts'
import { keepingFacts } from './keeping-facts.ts'

let bench: Awaited<ReturnType<typeof openBench>>
const folder = await mkdtemp(join(tmpdir(), 'sinupan-keeping-'))

beforeAll(async () => {
  bench = await openBench()
  await writeFile(join(folder, '9001-facts.sql'), 'alter table facts add column more text;')
  await writeFile(join(folder, '9002-half.sql'), 'alter table facts add column half text; select 1 / 0;')
})
afterAll(async () => {
  await bench.close()
  await rm(folder, { recursive: true, force: true })
})

async function withPool(url: string, work: (pool: pg.Pool) => Promise<void>): Promise<void> {
  const pool = connect(url, 2)
  await work(pool).finally(() => pool.end())
}

describe('with the PostgreSQL that comes along', () => {
  test('an installation of before hands its history over at its next start, and a later migration may change it', async () => {
    const { url, superuserUrl } = await start({ dataDir: await newDataDir(bench), binaries: bench.binaries })
    const said: string[] = []
    const keep = (work: Parameters<typeof keepingFacts>[2]) =>
      withPool(url, (pool) => keepingFacts(pool, { superuserUrl, say: (line) => said.push(line) }, work))
    await withPool(url, async (pool) => {
      await migrate(pool)
      expect(await mayAlterFacts(pool)).toBe(true)
    })
    await keep((lend) => withPool(url, async (pool) => void (await migrate(pool, { lend }))))
    await withPool(url, async (pool) => {
      expect(await mayAlterFacts(pool)).toBe(false)
      await expect(pool.query('drop database sinupan')).rejects.toThrow('must be owner')
      await pool.query('create table more (id int); create schema another; drop schema another')
    })
    const failing = keep((lend) => withPool(url, async (pool) => void (await migrate(pool, { lend, folder }))))
    await expect(failing).rejects.toThrow('The migration 9002-half.sql failed: division by zero')
    await withPool(url, async (pool) => {
      expect(await mayAlterFacts(pool)).toBe(false)
      expect((await pool.query('select more from facts')).rows).toEqual([])
    })
    expect(said).toEqual([])
  })
})

test('with a database of somebody else’s a server says that the history is in its power, and starts', async () => {
  const database = await cloneDatabase(inject('adminUrl'), 'template0')
  const said: string[] = []
  const keeping = { superuserUrl: undefined, say: (line: string) => said.push(line) }
  await withPool(database.url, (pool) => keepingFacts(pool, keeping, () => migrate(pool)))
  expect(said).toEqual([expect.stringContaining('docs/operations/install.md says how to give it to another')])
  await database.drop()
})
