import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../config.ts'
import { type Actor, userIdOf } from './actor.ts'
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
  /** Of an act that goes on behind its answer: what is done in pieces tells of each. Nobody looks on within a request. */
  progress?: { advance(count: number): void }
}

/** Who waits for what happens in a request: a person, or all visitors together. Null in a job, an import or the demo. */
export const awaitedBy = ({ actor, origin }: Pick<Context, 'actor' | 'origin'>): string | null =>
  origin.requestId === null ? null : (userIdOf(actor) ?? 'visitors')
