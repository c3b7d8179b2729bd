import { rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { binariesFor, installedBinaries } from './binaries.ts'
import { takeLock } from './cluster-lock.ts'
import { placeOf } from './cluster-place.ts'
import { clusterIn } from './create-cluster.ts'
import { application, ensureDatabase } from './create-database.ts'
import { clearLeftovers } from './leftovers.ts'
import { startPostmaster } from './postmaster.ts'
import { postgresArguments, type Settings } from './settings.ts'
import { sharedFolders } from './shared-folder.ts'
import { socketFolder } from './socket-folder.ts'
import { supervise } from './supervise.ts'

export type EmbeddedPostgresOptions = {
  /** The application's data folder; the cluster is its `postgres`. It is made when missing. */
  dataDir: string
  /** Changes to the defaults of `settings.ts`. */
  settings?: Settings
  /** Receives PostgreSQL's log and the launcher's own sentences, line by line. */
  log?: (line: string) => void
  /** Whether the application's role may create databases. */
  mayCreateDatabases?: boolean
  /** A folder with `bin`, `lib` and `share` instead of the installed package. */
  binaries?: string
  /** Folders for what PostgreSQL's user must reach when the clone or the data are closed to it, best first. */
  shared?: string[]
}

export type EmbeddedPostgres = {
  /** `host` is the folder of the Unix socket. */
  connection: { host: string; port: number; user: string; database: string }
  /** The same as a URL, whose host is the percent-encoded folder. */
  url: string
  /** Ends all sessions, stops PostgreSQL in order and releases the folder. */
  stop(): Promise<void>
}

/**
 * Starts the PostgreSQL that comes with the application, on a Unix socket only, and keeps it running until `stop`.
 * The database `sinupan` is there when this resolves.
 *
 * @throws with a sentence when another process holds the data, or nothing can run PostgreSQL here
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { settings = {}, log = () => undefined, shared = sharedFolders() } = options
  const place = await placeOf(resolve(options.dataDir), shared)
  const unlock = await takeLock(join(place.folder, 'postgres.lock'))
  try {
    const binaries = await binariesFor(place.account, options.binaries ?? installedBinaries(), shared)
    const cluster = await clusterIn(place, binaries, settings.fsync !== 'off')
    const host = await socketFolder(place.account, cluster)
    const args = postgresArguments(cluster, host, settings)
    const launch = { file: join(binaries.native, 'bin', 'postgres'), args, account: place.account }
    const stopPostmaster = await supervise(async () => {
      await clearLeftovers(cluster, log)
      return startPostmaster(launch, cluster, log)
    }, log)
    const stop = async () => {
      await stopPostmaster()
      await rm(host, { recursive: true, force: true })
      await unlock()
    }
    await ensureDatabase(host, options.mayCreateDatabases ?? false).catch(async (error) => {
      await stop()
      throw error
    })
    const connection = { host, port: 5432, user: application, database: application }
    return { connection, url: `postgresql://${application}@${encodeURIComponent(host)}:5432/${application}`, stop }
  } catch (error) {
    await unlock()
    throw error
  }
}
