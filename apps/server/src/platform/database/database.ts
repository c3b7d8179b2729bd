import { createHash } from 'node:crypto'
import { Kysely } from 'kysely'
import pg from 'pg'
import { CamelCaseRows, SnakeCasePostgres } from './camel-case.ts'
import { isoInstant } from './iso-instant.ts'
import { type Limits, sayingsOf, unlimited } from './limits.ts'
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

// A named statement is parsed and planned once a connection. The number of names is bounded, since the server keeps
// each of them as long as the connection lives.
const mostNames = 1_000
const names = new Map<string, string>()

function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known || names.size >= mostNames) return known
  const name = createHash('sha1').update(text).digest('base64url')
  names.set(text, name)
  return name
}

type Query = Parameters<pg.Client['query']>

class NamingClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: pg declares six overloads of query; this passes each of them on
  override query(...args: any[]): any {
    const [text, values, callback] = args as unknown[]
    if (typeof text !== 'string' || !Array.isArray(values)) return super.query(...(args as Query))
    const named = { name: nameOf(text), text, values }
    if (typeof callback === 'function') return super.query(named, callback as Answer)
    // A query that gets its callback after it was made, as pg’s own promises do, keeps its rows through every small
    // collection until the next whole one (pg 8.23 on V8 13.6: fifty rows cost 2 of 3 ms by it).
    return new Promise<pg.QueryResult>((resolve, reject) => {
      super.query(named, (error, result) => (error ? reject(error) : resolve(result)))
    }).catch(raise)
  }
}
type Answer = (error: Error, result: pg.QueryResult) => void

// The stack leads back to who asked, not to the socket.
function raise(error: Error): never {
  Error.captureStackTrace(error)
  throw error
}

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
