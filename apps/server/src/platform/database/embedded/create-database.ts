import { Client } from 'pg'
import { superuser } from './create-cluster.ts'

/** The application's role and its database. */
export const application = 'sinupan'

/**
 * Makes the application's role and database when they are not there. The role owns its database and nothing else, so
 * that a statement smuggled into the application can't read files or run programs as PostgreSQL's superuser could.
 *
 * @param mayCreateDatabases for tests, which clone theirs
 */
export async function ensureDatabase(socket: string, mayCreateDatabases: boolean): Promise<void> {
  const client = new Client({ host: socket, port: 5432, user: superuser, database: 'postgres' })
  await client.connect()
  try {
    const role = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [application])
    const rights = mayCreateDatabases ? 'CREATEDB' : 'NOCREATEDB'
    if (role.rowCount === 0) await client.query(`CREATE ROLE ${application} LOGIN ${rights}`)
    const database = await client.query('SELECT FROM pg_database WHERE datname = $1', [application])
    if (database.rowCount === 0) await client.query(`CREATE DATABASE ${application} OWNER ${application}`)
  } finally {
    await client.end()
  }
}
