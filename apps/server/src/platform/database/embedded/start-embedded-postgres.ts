import { rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { type Binaries, binariesFor, installedBinaries } from './binaries.ts'
import { takeLock } from './cluster-lock.ts'
import { type Place, placeOf } from './cluster-place.ts'
import { clusterIn, superuser } from './create-cluster.ts'
import { application, ensureDatabase } from './create-database.ts'
import { clearLeftovers } from './leftovers.ts'
import { type Postmaster, startPostmaster } from './postmaster.ts'
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
  /** The same database as PostgreSQL's own superuser, for what the application's role must not be able to do. */
  superuserUrl: string
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
  const undo = [unlock]
  const stop = async () => {
    for (const step of undo.toReversed()) await step()
  }
  try {
    const binaries = await binariesFor(place.account, options.binaries ?? installedBinaries(), shared)
    const cluster = await clusterIn(place, binaries, settings.fsync !== 'off')
    const host = await socketFolder(place.account, cluster)
    undo.push(() => rm(host, { recursive: true, force: true }))
    undo.push(await supervise(() => start({ place, binaries, cluster, host, settings, log }), log))
    await ensureDatabase(host, options.mayCreateDatabases ?? false)
    const connection = { host, port: 5432, user: application, database: application }
    const urlFor = (role: string) => `postgresql://${role}@${encodeURIComponent(host)}:5432/${application}`
    return { connection, url: urlFor(application), superuserUrl: urlFor(superuser), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

type Start = {
  place: Place
  binaries: Binaries
  cluster: string
  host: string
  settings: Settings
  log: (line: string) => void
}

async function start({ place, binaries, cluster, host, settings, log }: Start): Promise<Postmaster> {
  await clearLeftovers(cluster, log)
  // Made again each time: a crash leaves the old socket there, and some machines clean their temporary folder.
  if ((await socketFolder(place.account, cluster)) !== host) throw new Error(`${host} was taken by somebody else.`)
  const args = postgresArguments(cluster, host, settings)
  return startPostmaster({ file: join(binaries.native, 'bin', 'postgres'), args, account: place.account }, cluster, log)
}
