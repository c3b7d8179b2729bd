import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { z } from 'zod'

const wholeNumber = (least: number, most: number) => z.coerce.number().int().min(least).max(most)
const seconds = (most: number) => wholeNumber(0, most)
const path = z
  .string()
  .min(1)
  .optional()
  .transform((value) => (value === undefined ? undefined : resolve(value)))
const day = 86_400

/** The settings of who runs it: how much of the database one process takes, how long anything may last, what is logged. */
export const runningSettings = {
  WEB_PROCESSES: wholeNumber(1, 64)
    .default(Math.min(64, availableParallelism()))
    .describe(
      'How many processes answer requests at most, 1 to 64; as many as there are cores unless given. One always does, others come while there is more to do than it can.',
    ),
  DATABASE_POOL: wholeNumber(2, 1_000)
    .default(20)
    .describe(
      'Connections to the database that the requests of this process share, 2 to 1000. Jobs have their own, the queue takes 5 more, live notices one.',
    ),
  DATABASE_JOB_POOL: wholeNumber(2, 1_000)
    .default(10)
    .describe('Connections to the database that the jobs of this process share, 2 to 1000.'),
  DATABASE_WAIT: wholeNumber(1, 600)
    .default(10)
    .describe('Seconds that a request waits for a free connection before it is answered 503, 1 to 600.'),
  STATEMENT_TIMEOUT: seconds(day)
    .default(60)
    .describe(
      'Seconds that one statement of a request may take before it is cancelled and answered 503; 0 for no end.',
    ),
  LONG_STATEMENT_TIMEOUT: seconds(day)
    .default(3_600)
    .describe(
      'Seconds that one statement of a job or a migration may take, and that a job may sit in a transaction; 0 for no end.',
    ),
  LOCK_TIMEOUT: seconds(day)
    .default(20)
    .describe('Seconds that a statement waits for what another transaction holds before it gives up; 0 for no end.'),
  IDLE_TRANSACTION_TIMEOUT: seconds(day)
    .default(60)
    .describe(
      'Seconds that a transaction of a request may wait between two statements before the database ends it; 0 for no end.',
    ),
  MIGRATION_LOCK_TIMEOUT: wholeNumber(1, 600)
    .default(5)
    .describe('Seconds that a migration waits for a table at a time, while others wait behind it, 1 to 600.'),
  MIGRATION_TRIES: wholeNumber(1, 1_000)
    .default(30)
    .describe(
      'How often a migration that found a table in use is tried again before the start is given up, 1 to 1000.',
    ),
  NOTICE_HEARTBEAT: wholeNumber(1, 300)
    .default(25)
    .describe(
      'Seconds between two signs of life on a stream of notices, less than a proxy waits in silence, 1 to 300.',
    ),
  SHUTDOWN_DEADLINE: wholeNumber(0, 3_600)
    .default(30)
    .describe(
      'Seconds that requests and jobs have to end after SIGTERM or SIGINT, 0 to 3600. A second signal ends at once.',
    ),
  SECRETS_FILE: path.describe(
    'The file of this installation’s keys, the same for all its servers. Without it secrets.json in DATA_DIR.',
  ),
  ACCEPT_NEW_SECRETS: z
    .enum(['true', 'false'])
    .default('false')
    .transform((value) => value === 'true')
    .describe(
      'Whether keys are taken that the database was not made with, after the old ones were lost: true or false. Sessions and addresses end.',
    ),
  WEB_DIR: path.describe('The folder of the built web application. Without it the one that npm run build makes.'),
  NGINX_LOCATION: z
    .string()
    .max(200)
    .regex(/^\/(?:[\w.~-]+\/)+$/)
    .optional()
    .describe(
      'An internal location of nginx over the folder blobs of DATA_DIR, such as /kept/: nginx then sends the files (docs/operations).',
    ),
  LOG_FORMAT: z
    .enum(['auto', 'people', 'json'])
    .default('auto')
    .describe(
      'How the log is written: json, people (a short line each), or auto: people on a terminal, json elsewhere.',
    ),
}
