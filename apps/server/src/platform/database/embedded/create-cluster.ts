import { execFile } from 'node:child_process'
import { chmod, mkdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Binaries } from './binaries.ts'
import type { Place } from './cluster-place.ts'
import { runAs } from './launch.ts'
import { type Account, giveTo } from './postgres-account.ts'

/** The role of the owner of PostgreSQL itself; the application's own role is created beside it. */
export const superuser = 'postgres'

// Trigrams and lower() of É need a ctype that knows Unicode; the builtin provider sorts alike on every machine.
const template = [
  `--username=${superuser}`,
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  `--lc-ctype=${process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'}`,
  '--auth=trust',
  '--no-instructions',
]

/**
 * The cluster's folder, made with initdb at the first start. It appears under its name only when complete.
 *
 * Whoever can open the socket is trusted without a password: PostgreSQL listens only in a folder of mode 0700 that
 * belongs to the account which runs it.
 *
 * @param durable false leaves out the syncs to disk, for tests
 * @throws with a sentence when it was made by another major version of PostgreSQL
 */
export async function clusterIn(place: Place, binaries: Binaries, durable: boolean): Promise<string> {
  const cluster = join(place.folder, 'postgres')
  await reclaim(place.account, cluster)
  const version = await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch(ifMissing)
  if (version !== undefined) {
    if (version.trim() !== binaries.major) throw new Error(otherVersion(cluster, version.trim(), binaries.major))
    return cluster
  }
  const draft = join(place.folder, 'postgres.new')
  await rm(draft, { recursive: true, force: true })
  await mkdir(draft)
  await chmod(draft, 0o700)
  await giveTo(place.account, draft)
  const args = [...template, ...(durable ? [] : ['--no-sync']), '-D', draft]
  await runAs({ file: join(binaries.native, 'bin', 'initdb'), args, account: place.account })
  await rename(draft, cluster)
  return cluster
}

/** A cluster which root copied or restored belongs to root and may be open to all: PostgreSQL wants neither. */
async function reclaim(account: Account, cluster: string): Promise<void> {
  const found = await stat(cluster).catch(() => undefined)
  if (!account.switched || found?.uid !== 0) return
  await promisify(execFile)('chown', ['-R', '-h', `${account.uid}:${account.gid}`, cluster])
  await chmod(cluster, 0o700)
}

function ifMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT') return undefined
  throw new Error(`This user can't read the database: ${error.message}. Start as its owner.`, { cause: error })
}

function otherVersion(cluster: string, found: string, ours: string): string {
  return `${cluster} was made by PostgreSQL ${found}, but this release brings ${ours}. Restore a backup into a new DATA_DIR.`
}
