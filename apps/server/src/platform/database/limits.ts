import type { Config } from '../../config.ts'

/** How long anything may last on the connections of a pool, in seconds; 0 for no end. */
export interface Limits {
  /** Waiting for a free connection of the pool. */
  wait: number
  /** One statement. */
  statement: number
  /** Waiting for what another transaction holds. */
  lock: number
  /** A transaction between two statements. */
  idleTransaction: number
}

/** For what has no user who waits and nobody who waits behind it: tools and tests. */
export const unlimited: Limits = { wait: 10, statement: 0, lock: 0, idleTransaction: 0 }

type Settings = Pick<
  Config,
  'DATABASE_WAIT' | 'STATEMENT_TIMEOUT' | 'LONG_STATEMENT_TIMEOUT' | 'LOCK_TIMEOUT' | 'IDLE_TRANSACTION_TIMEOUT'
>

/** The limits of requests: somebody waits for each of them. */
export const requestLimits = (config: Settings): Limits => ({
  wait: config.DATABASE_WAIT,
  statement: config.STATEMENT_TIMEOUT,
  lock: config.LOCK_TIMEOUT,
  idleTransaction: config.IDLE_TRANSACTION_TIMEOUT,
})

/** The limits of jobs: an index is rebuilt, a chain is compared, a whole folder is walked. A lock is awaited as by a request. */
export const jobLimits = (config: Settings): Limits => ({
  ...requestLimits(config),
  statement: config.LONG_STATEMENT_TIMEOUT,
  idleTransaction: config.LONG_STATEMENT_TIMEOUT,
})

/**
 * What a new connection is told before its first use. Said by a statement and not at the start of the connection, since
 * PgBouncer passes on no `options` that it doesn't know.
 */
export const sayingsOf = ({ statement, lock, idleTransaction }: Limits): string =>
  [
    "set timezone = 'UTC'",
    // Compiling a search takes longer than running it (seconds on PostgreSQL 15, where the estimate is high).
    'set jit = off',
    `set statement_timeout = '${statement}s'`,
    `set lock_timeout = '${lock}s'`,
    `set idle_in_transaction_session_timeout = '${idleTransaction}s'`,
  ].join('; ')
