import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type pg from 'pg'
import { namesKept } from '../facts/kept.ts'
import { lockClasses } from './advisory-lock.ts'

const ownFolder = join(import.meta.dirname, '../../../migrations')

export interface Migrating {
  /** Seconds that a migration waits for a table; everybody who wants that table waits behind it as long. */
  lockSeconds?: number
  /** How often a migration that found a table in use is tried. */
  tries?: number
  /** Milliseconds between two tries, in which the others go on. */
  pauseMs?: number
  say?: (line: string) => void
  folder?: string
  /** Lets a migration change the history, which belongs to another role (docs/decisions/0039); without it such a one fails. */
  lend?: () => Promise<void>
}

/**
 * Brings the database to the newest schema, each file in its own transaction, forward only. Other servers may be at
 * work meanwhile: a table that is in use is waited for a short while, again and again.
 *
 * @returns the names of the files that were applied now
 * @throws when a file that was applied has been changed since, a table stayed in use, or the database is not fit
 */
export async function migrate(pool: pg.Pool, options: Migrating = {}): Promise<string[]> {
  const migrating = {
    lockSeconds: 5,
    tries: 30,
    pauseMs: 2_000,
    say: () => undefined,
    folder: ownFolder,
    lend: async () => undefined,
    ...options,
  }
  const client = await pool.connect()
  try {
    // Another server that migrates is waited for as long as it takes.
    await client.query('set lock_timeout = 0')
    await client.query('select pg_advisory_lock($1, 0)', [lockClasses.migration])
    await client.query(`set lock_timeout = '${migrating.lockSeconds}s'`)
    await requireFitDatabase(client)
    await client.query(
      'create table if not exists migrations (name text primary key, sha256 text not null, applied_at timestamptz not null default now())',
    )
    return await applyNew(client, migrating)
  } finally {
    await client.query('select pg_advisory_unlock($1, 0)', [lockClasses.migration]).catch(() => undefined)
    client.release()
  }
}

/** Whether every migration that this code ships was applied. */
export async function isMigrated(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ name: string }>('select name from migrations')
  const applied = new Set(rows.map((row) => row.name))
  return (await listFiles(ownFolder)).every((name) => applied.has(name))
}

const listFiles = async (folder: string) => (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()

async function applyNew(client: pg.PoolClient, migrating: Required<Migrating>): Promise<string[]> {
  const { rows } = await client.query<{ name: string; sha256: string }>('select name, sha256 from migrations')
  const applied = new Map(rows.map((row) => [row.name, row.sha256]))
  const now: string[] = []
  for (const name of await listFiles(migrating.folder)) {
    const sql = await readFile(join(migrating.folder, name), 'utf8')
    const sha256 = createHash('sha256').update(sql).digest('hex')
    const known = applied.get(name)
    if (known && known !== sha256) throw new Error(`The migration ${name} was changed after it had been applied.`)
    if (known) continue
    // Comments name such things too, in which case they are lent for nothing.
    if (namesKept(sql)) await migrating.lend()
    await applyPatiently(client, { name, sql, sha256 }, migrating)
    now.push(name)
  }
  return now
}

interface File {
  name: string
  sql: string
  sha256: string
}

// lock_not_available: lock_timeout was over.
const isHeldUp = (error: unknown) => (error as { code?: string }).code === '55P03'

async function applyPatiently(
  client: pg.PoolClient,
  file: File,
  { tries, pauseMs, lockSeconds, say }: Required<Migrating>,
): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await applyOne(client, file)
    } catch (error) {
      if (!isHeldUp((error as Error).cause)) throw error
      if (attempt >= tries)
        throw new Error(
          `The migration ${file.name} was tried ${tries} times for ${lockSeconds} s, and a table that it changes stayed in use. Nothing of it was kept. Look for long transactions in pg_stat_activity, then start again.`,
          { cause: error },
        )
      say(
        `The migration ${file.name} found a table in use for ${lockSeconds} s (try ${attempt} of ${tries}). Others go on, then it is tried again.`,
      )
      await setTimeout(pauseMs)
    }
  }
}

// insufficient_privilege
const notAllowed = '42501'
const ofAnotherRole =
  'That belongs to another role in this database, as it should; docs/operations/upgrade.md says how to lend it.'

async function applyOne(client: pg.PoolClient, file: File): Promise<void> {
  await client.query('begin')
  try {
    await client.query(file.sql)
    await client.query('insert into migrations (name, sha256) values ($1, $2)', [file.name, file.sha256])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    const { message, code } = error as Error & { code?: string }
    const why = code === notAllowed && namesKept(message) ? ` ${ofAnotherRole}` : ''
    throw new Error(`The migration ${file.name} failed: ${message}.${why}`, { cause: error })
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
