import type pg from 'pg'

/** Nobody signs in as this role: it owns the history, so that the application's role does not. */
const keeper = 'sinupan_keeper'

const tables = ['facts', 'fact_seals']
// fact_words stands in an index: whoever may replace it lets PostgreSQL run its own statements as the table's owner.
const functions = ['facts_stay()', 'fact_words(jsonb)']

/** Whether the history is in the power of the role that asks: as its owner, the schema's, or a superuser. */
export async function mayAlterFacts(client: pg.Pool | pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ may: boolean }>(mayAlterFactsSql)
  return rows[0]?.may ?? true
}

/** One row with `may`. Owner of a schema is who may drop what lies in it (PostgreSQL, DROP TABLE). */
export const mayAlterFactsSql = `
  select coalesce(bool_or(pg_has_role(owner, 'member')), true) as may from (
    select relowner from pg_class where oid in ('facts'::regclass, 'fact_seals'::regclass)
    union all select proowner from pg_proc where oid in ('facts_stay()'::regprocedure, 'fact_words(jsonb)'::regprocedure)
    union all select nspowner from pg_namespace where nspname = 'public'
  ) as owners(owner)`

/**
 * Gives the history, what guards it, and the schema that it lies in to the keeper. Who owned them keeps what the
 * application needs: to read and to add, and to make things of its own. Does nothing where it is so already.
 *
 * @param client a superuser's, in the application's database
 * @param withDatabase whether the database too, which its owner could drop
 */
export async function handOverFacts(client: pg.Client, { withDatabase = false } = {}): Promise<void> {
  const { database, role, isKept } = await ownerOf(client)
  if (isKept) return
  const all = tables.join(', ')
  await inTransaction(client, [
    ...((await isKnown(client)) ? [] : [`create role ${keeper} nologin`]),
    `alter schema public owner to ${keeper}`,
    `grant usage, create on schema public to ${role}`,
    ...(withDatabase
      ? [
          `alter database ${database} owner to ${keeper}`,
          `grant connect, create, temporary on database ${database} to ${role}`,
        ]
      : []),
    ...tables.map((table) => `alter table ${table} owner to ${keeper}`),
    ...functions.map((one) => `alter function ${one} owner to ${keeper}`),
    `revoke all on ${all} from ${keeper}, ${role}`,
    `grant select, insert on ${all} to ${keeper}, ${role}`,
  ])
}

/** Gives the tables and their guards back to the application for a migration that changes them; hand them over after it. */
export async function lendFacts(client: pg.Client, application: string): Promise<void> {
  const role = client.escapeIdentifier(application)
  await inTransaction(client, [
    ...tables.map((table) => `alter table ${table} owner to ${role}`),
    ...functions.map((one) => `alter function ${one} owner to ${role}`),
  ])
}

/** The application's role is the owner of what every application has: its list of migrations. */
async function ownerOf(client: pg.Client): Promise<{ database: string; role: string; isKept: boolean }> {
  const { rows } = await client.query<{ database: string; role: string; isKept: boolean }>(
    `select quote_ident(current_database()) as database, m.relowner::regrole::text as role, f.relowner::regrole::text = $1 as "isKept"
     from pg_class m, pg_class f where m.oid = 'migrations'::regclass and f.oid = 'facts'::regclass`,
    [keeper],
  )
  if (!rows[0]) throw new Error('The database has no history yet.')
  return rows[0]
}

async function isKnown(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [keeper])
  return rowCount !== 0
}

async function inTransaction(client: pg.Client, statements: readonly string[]): Promise<void> {
  await client.query('begin')
  try {
    for (const statement of statements) await client.query(statement)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}
