import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { lockClasses } from './advisory-lock.ts'

const folder = join(import.meta.dirname, '../../../migrations')

/**
 * Brings the database to the newest schema, each file in its own transaction, forward only.
 *
 * @returns the names of the files that were applied now
 * @throws when a file that was applied has been changed since, or the database is not fit
 */
export async function migrate(pool: pg.Pool): Promise<string[]> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1, 0)', [lockClasses.migration])
    await requireFitDatabase(client)
    await client.query(
      'create table if not exists migrations (name text primary key, sha256 text not null, applied_at timestamptz not null default now())',
    )
    return await applyNew(client)
  } finally {
    await client.query('select pg_advisory_unlock($1, 0)', [lockClasses.migration]).catch(() => undefined)
    client.release()
  }
}

/** Whether every migration that this code ships was applied. */
export async function isMigrated(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ name: string }>('select name from migrations')
  const applied = new Set(rows.map((row) => row.name))
  return (await listFiles()).every((name) => applied.has(name))
}

const listFiles = async () => (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()

async function applyNew(client: pg.PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ name: string; sha256: string }>('select name, sha256 from migrations')
  const applied = new Map(rows.map((row) => [row.name, row.sha256]))
  const now: string[] = []
  for (const name of await listFiles()) {
    const sql = await readFile(join(folder, name), 'utf8')
    const sha256 = createHash('sha256').update(sql).digest('hex')
    const known = applied.get(name)
    if (known && known !== sha256) throw new Error(`The migration ${name} was changed after it had been applied.`)
    if (known) continue
    await applyOne(client, { name, sql, sha256 })
    now.push(name)
  }
  return now
}

async function applyOne(client: pg.PoolClient, file: { name: string; sql: string; sha256: string }): Promise<void> {
  await client.query('begin')
  try {
    await client.query(file.sql)
    await client.query('insert into migrations (name, sha256) values ($1, $2)', [file.name, file.sha256])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error(`The migration ${file.name} failed: ${(error as Error).message}`, { cause: error })
  }
}

// Lower-casing and trigrams of letters such as É depend on the database's character type.
async function requireFitDatabase(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query<{ version: number; encoding: string; lower: string }>(
    `select current_setting('server_version_num')::int as version, current_setting('server_encoding') as encoding, lower('É') as lower`,
  )
  const [found] = rows
  if (!found || found.version < 150_000) throw new Error('PostgreSQL 15 or newer is needed.')
  if (found.encoding !== 'UTF8') throw new Error(`The database's encoding is ${found.encoding}; it has to be UTF8.`)
  if (found.lower !== 'é')
    throw new Error(
      'The database does not know letters such as É. Create it with LC_CTYPE C.UTF-8 or another UTF-8 locale.',
    )
}
