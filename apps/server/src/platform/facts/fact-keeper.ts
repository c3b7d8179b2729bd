import type pg from 'pg'
import { keptFunctions, keptTables } from './kept.ts'

/** Nobody signs in as this role: it owns what is kept, so that the application's role does not. */
const keeper = 'sinupan_keeper'

const listed = (names: readonly string[]) => names.map((name) => `'${name}'`).join(', ')
// Not all of them are there yet where a migration failed.
const thereSql = `
  select name, to_regclass(name)::oid as oid, 'table' as kind from unnest(array[${listed(keptTables.map(({ table }) => table))}]) name
  where to_regclass(name) is not null
  union all select name, to_regprocedure(name)::oid, 'function' from unnest(array[${listed(keptFunctions)}]) name
  where to_regprocedure(name) is not null`
const ownersSql = `
  select coalesce(c.relowner, p.proowner) as owner from (${thereSql}) as there
  left join pg_class c on c.oid = there.oid and kind = 'table' left join pg_proc p on p.oid = there.oid and kind = 'function'`

/** Whether something that is kept is in the power of the role that asks: as its owner, the schema's, or a superuser. */
export async function mayAlterFacts(client: pg.Pool | pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ may: boolean }>(mayAlterFactsSql)
  return rows[0]?.may ?? true
}

/** One row with `may`. Owner of a schema is who may drop what lies in it (PostgreSQL, DROP TABLE). */
export const mayAlterFactsSql = `
  select coalesce(bool_or(pg_has_role(owner, 'member')), true) as may from (
    ${ownersSql}
    union all select nspowner from pg_namespace where nspname = 'public'
  ) as owners`

/**
 * Gives what is kept, what guards it, and the schema that it lies in to the keeper. Who owned them keeps what the
 * application needs: to read and to add, and to make things of its own. Does nothing where it is so already.
 *
 * @param client a superuser's, in the application's database
 * @param withDatabase whether the database too, which its owner could drop
 */
export async function handOverFacts(client: pg.Client, { withDatabase = false } = {}): Promise<void> {
  const { database, role, isKept } = await ownerOf(client)
  if (isKept) return
  const there = await listThere(client)
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
    ...keptTables
      .filter(({ table }) => there.table.includes(table))
      .flatMap(({ table, ...may }) => [
        `alter table ${table} owner to ${keeper}`,
        `revoke all on ${table} from ${keeper}, ${role}`,
        `grant ${may.keeper} on ${table} to ${keeper}`,
        `grant ${may.application} on ${table} to ${role}`,
      ]),
    ...there.function.map((one) => `alter function ${one} owner to ${keeper}`),
  ])
}

/** Gives the tables and their guards back to the application for a migration that changes them; hand them over after it. */
export async function lendFacts(client: pg.Client, application: string): Promise<void> {
  const role = client.escapeIdentifier(application)
  const there = await listThere(client)
  await inTransaction(client, [
    ...there.table.map((one) => `alter table ${one} owner to ${role}`),
    ...there.function.map((one) => `alter function ${one} owner to ${role}`),
  ])
}

async function listThere(client: pg.Client): Promise<Record<'table' | 'function', string[]>> {
  const { rows } = await client.query<{ name: string; kind: 'table' | 'function' }>(thereSql)
  const of = (kind: string) => rows.filter((row) => row.kind === kind).map((row) => row.name)
  return { table: of('table'), function: of('function') }
}

/** The application's role is the owner of what every application has: its list of migrations. */
async function ownerOf(client: pg.Client): Promise<{ database: string; role: string; isKept: boolean }> {
  const { rows } = await client.query<{ database: string; role: string; isKept: boolean }>(
    `select quote_ident(current_database()) as database, m.relowner::regrole::text as role,
       (select bool_and(owner::regrole::text = $1) from (${ownersSql}) as owners) as "isKept"
     from pg_class m where m.oid = 'migrations'::regclass`,
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
