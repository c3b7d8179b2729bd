import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '../platform/database/embedded/start-embedded-postgres.ts'

export type TestCluster = { adminUrl: string; superuserUrl?: string; stop(): Promise<void> }

// What is lost in a crash of the machine is only a test's.
// Two files at once have several applications each, with pools of their own.
const forgetful = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  max_connections: '400',
  // Half of its time went into planning for handfuls of rows; what is answered is the same.
  plan_cache_mode: 'force_generic_plan',
}

/**
 * A PostgreSQL for one run of the tests: a new one in the temporary folder, or the server of `TEST_DATABASE_URL`.
 *
 * @returns the URL of a role that may create databases, as ordinary as the one in production otherwise, and, of a server
 * of our own, its superuser's
 */
export async function startTestCluster(): Promise<TestCluster> {
  const external = process.env.TEST_DATABASE_URL
  if (external) return { adminUrl: external, stop: async () => undefined }
  const folder = await mkdtemp(join(tmpdir(), 'sinupan-test-'))
  // Else it is closed to the user that runs PostgreSQL for root.
  await chmod(folder, 0o711)
  const dataDir = join(folder, 'data')
  const postgres = await startEmbeddedPostgres({ dataDir, settings: forgetful, mayCreateDatabases: true })
  const stop = async () => {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
  return { adminUrl: postgres.url, superuserUrl: postgres.superuserUrl, stop }
}
