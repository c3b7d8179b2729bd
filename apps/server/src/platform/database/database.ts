import { Kysely } from 'kysely'
import pg from 'pg'
import { CamelCaseRows, SnakeCasePostgres } from './camel-case.ts'
import { isoInstant } from './iso-instant.ts'
import { type Limits, sayingsOf, unlimited } from './limits.ts'
import { NamingClient } from './naming-client.ts'
import type { DB } from './schema.generated.ts'

export type Database = Kysely<DB>
export type { DB }

// Instants travel as ISO 8601 text and dates as `YYYY-MM-DD`: nothing in between turns them into local time.
const { builtins } = pg.types
const types = new pg.TypeOverrides()
types.setTypeParser(builtins.TIMESTAMPTZ, isoInstant)
types.setTypeParser(builtins.DATE, (text) => text)
types.setTypeParser(builtins.INT8, Number)
types.setTypeParser(builtins.NUMERIC, Number)

/** A pool of at most `size` connections whose parametrised statements are named. `url` as in `DATABASE_URL`. */
export function connect(url: string, size = 20, limits: Limits = unlimited): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    Client: NamingClient as unknown as typeof pg.Client,
    types,
    onConnect: async (client: pg.ClientBase) => void (await client.query(sayingsOf(limits))),
    application_name: 'sinupan',
    connectionTimeoutMillis: limits.wait * 1_000,
    idleTimeoutMillis: 60_000,
  } as pg.PoolConfig)
  // A connection that dies while idle is replaced at the next use; without a listener it would end the process.
  pool.on('error', () => undefined)
  // The same for one that is lent out and waits between two statements; its next statement tells.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

export const databaseOn = (pool: pg.Pool): Database =>
  new Kysely<DB>({
    dialect: new SnakeCasePostgres({ pool }),
    plugins: [new CamelCaseRows()],
  })
