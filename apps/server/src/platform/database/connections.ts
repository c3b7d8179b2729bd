import type { Config } from '../../config.ts'

/** Connections for jobs of a process that works no queue: some of its requests go on after their answer. */
export const fewJobConnections = 2

// Of each process: four of the queue, one for what is announced, one for the locks of uploads.
const others = 6
// For backups, and for who looks after the database.
const spare = 20
const least = 100

/** How many connections the PostgreSQL that comes along has to have for all processes of this server. */
export function connectionsOf({
  DATABASE_POOL,
  DATABASE_JOB_POOL,
  WEB_PROCESSES,
}: Pick<Config, 'DATABASE_POOL' | 'DATABASE_JOB_POOL' | 'WEB_PROCESSES'>): number {
  const first = DATABASE_POOL + DATABASE_JOB_POOL + others
  const beside = (WEB_PROCESSES - 1) * (DATABASE_POOL + fewJobConnections + others)
  return Math.max(least, first + beside + spare)
}
