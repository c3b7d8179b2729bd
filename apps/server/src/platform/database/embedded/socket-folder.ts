import { chmod, lstat, mkdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { clusterName } from './cluster-name.ts'
import { canEnter } from './launch.ts'
import { type Account, giveTo } from './postgres-account.ts'

/** A socket's address holds 108 bytes on Linux and 104 on macOS (unix(7), unix(4)), its last byte being zero. */
const longest = 100

/**
 * An empty folder for the cluster's socket that only the account can enter, always of the same name.
 *
 * @throws when no temporary folder will do
 */
export async function socketFolder(account: Account, cluster: string): Promise<string> {
  for (const parent of new Set([tmpdir(), '/tmp', '/var/tmp'])) {
    const folder = join(parent, clusterName(cluster))
    const fits = Buffer.byteLength(join(folder, '.s.PGSQL.5432')) < longest
    if (fits && (await canEnter(account, parent)) && (await makeOwn(account, folder))) return folder
  }
  throw new Error(`PostgreSQL's socket finds no place of its own under ${tmpdir()}, /tmp or /var/tmp.`)
}

/** False when somebody else's thing has the name: removing it would follow his choice of what to remove. */
async function makeOwn(account: Account, folder: string): Promise<boolean> {
  try {
    const found = await lstat(folder).catch(() => undefined)
    if (found && (!found.isDirectory() || ![account.uid, process.getuid?.()].includes(found.uid))) return false
    await rm(folder, { recursive: true, force: true })
    await mkdir(folder, { mode: 0o700 })
    await chmod(folder, 0o700)
    await giveTo(account, folder)
    return true
  } catch {
    return false
  }
}
