import pg from 'pg'
import { handOverFacts, lendFacts, mayAlterFacts } from './fact-keeper.ts'

interface Keeping {
  /** Missing for a PostgreSQL of somebody else's, where an administrator hands over (docs/operations/install.md). */
  superuserUrl: string | undefined
  say: (line: string) => void
}

/**
 * Brings the schema up to date by `work` and leaves the history to its keeper. `work` is given what lends it to the
 * application. Says so where the history stays in the application's power.
 *
 * @param pool the application's
 */
export async function keepingFacts(
  pool: pg.Pool,
  { superuserUrl, say }: Keeping,
  work: (lend: () => Promise<void>) => Promise<unknown>,
): Promise<void> {
  if (superuserUrl) await asSuperuser(superuserUrl, (client) => handOverAround(pool, client, work))
  else await work(async () => undefined)
  if (await mayAlterFacts(pool)) say(isAlterable)
}

const isAlterable =
  'The history or the disposal register belongs to the role that this server signs in with, which could alter it: docs/operations/install.md says how to give it to another.'

async function handOverAround(
  pool: pg.Pool,
  client: pg.Client,
  work: (lend: () => Promise<void>) => Promise<unknown>,
): Promise<void> {
  const { rows } = await pool.query<{ role: string }>('select current_user as role')
  const application = rows[0]?.role ?? ''
  try {
    await work(async () => void ((await isThere(client)) && (await lendFacts(client, application))))
  } finally {
    if (await isThere(client)) await handOverFacts(client, { withDatabase: true })
  }
}

async function isThere(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ is: boolean }>(
    `select to_regprocedure('fact_words(jsonb)') is not null and to_regclass('fact_seals') is not null as is`,
  )
  return rows[0]?.is ?? false
}

async function asSuperuser<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
