import { createHash } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from './database.ts'

/**
 * Every use of PostgreSQL's advisory locks, each with a number of its own: equal keys of two uses never meet. Nothing in
 * the server takes such a lock past this list.
 */
export const lockClasses = {
  facts: 2,
  upload: 3,
  searchEntry: 4,
  identity: 5,
  migration: 6,
  /** The key by which a request is entered once. */
  requestKey: 7,
  /** The acts that somebody has ordered. */
  acts: 8,
  /** An act that somebody is at, shared by all that are. */
  act: 9,
  /** The ways of a unit's folders: taken by the database's own functions (migration 0026). */
  folderTree: 100,
  /** The names at the root of a unit, which has no row to lock. */
  rootNames: 101,
  /** The places of a unit and what stands in them: taken by the database's own functions (migration 0036). */
  locationTree: 102,
} as const
export type LockClass = keyof typeof lockClasses

/** A whole number of 32 bits is a key as it is; a text, such as `${unitId} ${folderId}`, gives one by its hash. */
export type LockKey = number | string

/**
 * The key as PostgreSQL takes it, a signed number of 32 bits. Of two texts in four thousand million one pair shares a
 * number: they then wait for each other, which is slower and never wrong.
 */
export const keyOf = (key: LockKey): number =>
  typeof key === 'number' ? key : createHash('sha256').update(key).digest().readInt32BE()

/**
 * Waits for locks and holds them until the transaction ends, whichever server it runs on. Several are taken in one
 * order, so that two who want the same ones never wait for each other.
 */
export async function advisoryLock(db: Database, lockClass: LockClass, ...keys: readonly LockKey[]): Promise<void> {
  const ordered = [...new Set(keys.map(keyOf))].sort((a, b) => a - b)
  await sql`select pg_advisory_xact_lock(${lockClasses[lockClass]}, key) from unnest(${ordered}::int[]) as key`.execute(
    db,
  )
}

/** Holds a lock until the transaction ends, beside others who share it. It goes with its holder's connection, too. */
export const shareLock = (db: Database, lockClass: LockClass, key: number): Promise<unknown> =>
  sql`select pg_advisory_xact_lock_shared(${lockClasses[lockClass]}, ${key}::int)`.execute(db)

/** SQL: whether anybody holds the lock whose key is a column. Asks PostgreSQL's table of all locks: not for lists. */
export const isLockHeld = (lockClass: LockClass, key: RawBuilder<unknown>): RawBuilder<boolean> => sql`exists (
  select from pg_locks where locktype = 'advisory' and classid = ${sql.lit(lockClasses[lockClass])} and objid = ${key}
    and database = (select oid from pg_database where datname = current_database()))`
