import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../config.ts'
import type { Actor } from './actor.ts'
import type { Clock } from './clock.ts'
import type { Database } from './database/database.ts'
import type { Happened } from './facts/fact.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { Mailer } from './mail/mailer.ts'
import type { Secrets } from './secrets.ts'
import type { Storage } from './storage/storage.ts'

/** Where a request came from, for the facts. */
export interface Origin {
  requestId: string | null
  /** Truncated: /24 of IPv4, /48 of IPv6. */
  address: string | null
  agent: string | null
}

/** Everything that a use case may use. The list is closed. */
export interface Context {
  actor: Actor
  /** Inside `transaction` this is the transaction. */
  db: Database
  storage: Storage
  /** Announces facts; they are written with the last statement of the transaction that this context belongs to. */
  publish(...facts: readonly (Happened | readonly Happened[])[]): Promise<void>
  clock: Clock
  mail: Mailer
  jobs: Jobs
  config: Config
  secrets: Secrets
  log: FastifyBaseLogger
  origin: Origin
}

/** Whether a person waits for it: it happens in a request, not in a job, an import or the demo. */
export const isAwaited = ({ origin }: Pick<Context, 'origin'>): boolean => origin.requestId !== null
