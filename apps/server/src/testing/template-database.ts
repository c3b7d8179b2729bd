import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { allSubscribers } from '../modules.ts'
import { connect } from '../platform/database/database.ts'
import { migrate } from '../platform/database/migrate.ts'
import { handOverFacts } from '../platform/facts/fact-keeper.ts'
import { createQueues, startBoss } from '../platform/jobs/run-jobs.ts'

export async function withAdmin<T>(adminUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

export const urlOf = (adminUrl: string, database: string): string => {
  const url = new URL(adminUrl)
  url.pathname = `/${database}`
  return url.toString()
}

export const newName = (prefix: string) => `${prefix}_${randomBytes(6).toString('hex')}`

/**
 * A migrated database with all queues, closed to connections, to be cloned. With a superuser's URL its history belongs to
 * the keeper, as in production.
 */
export async function createTemplate(
  adminUrl: string,
  superuserUrl?: string,
): Promise<{ name: string; drop(): Promise<void> }> {
  const name = newName('sinupan_template')
  await withAdmin(adminUrl, (client) => client.query(`create database ${name} template template0`))
  const url = urlOf(adminUrl, name)
  const pool = connect(url, 1)
  await migrate(pool)
  await pool.end()
  if (superuserUrl) await withAdmin(urlOf(superuserUrl, name), (client) => handOverFacts(client))
  const boss = await startBoss(url, () => undefined)
  await createQueues(boss, allSubscribers())
  await boss.stop({ graceful: false })
  await withAdmin(adminUrl, (client) => client.query(`alter database ${name} allow_connections false`))
  return {
    name,
    drop: () =>
      withAdmin(adminUrl, async (client) => void (await client.query(`drop database if exists ${name} with (force)`))),
  }
}

/** A database of one's own, cloned from the template. */
export async function cloneDatabase(
  adminUrl: string,
  template: string,
): Promise<{ url: string; drop(): Promise<void> }> {
  const name = newName('sinupan_test')
  await withAdmin(adminUrl, (client) => client.query(`create database ${name} template ${template} strategy file_copy`))
  return {
    url: urlOf(adminUrl, name),
    drop: () =>
      withAdmin(adminUrl, async (client) => void (await client.query(`drop database if exists ${name} with (force)`))),
  }
}
