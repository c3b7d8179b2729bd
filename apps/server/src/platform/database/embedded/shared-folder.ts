import { chmod, lstat, mkdir } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { canEnter } from './launch.ts'
import type { Account } from './postgres-account.ts'

/** Where things go that the account must reach while the usual place is closed to it, best first. */
export function sharedFolders(): string[] {
  const uid = process.getuid?.() ?? 0
  if (uid === 0) return ['/var/lib/sinupan', '/var/tmp/sinupan']
  return [join(homedir(), '.cache', 'sinupan'), `/var/tmp/sinupan-${uid}`]
}

/**
 * The first of the folders that can be made, that only this user can write to, and that the account can enter.
 * The owner matters: in `/var/tmp` anybody could have made it first and put his own binaries there.
 *
 * @throws when none will do
 */
export async function openSharedFolder(account: Account, candidates: string[]): Promise<string> {
  for (const folder of candidates) {
    if ((await isOurs(folder)) && (await canEnter(account, folder))) return folder
  }
  throw new Error(`PostgreSQL needs a folder that user ${account.uid} can enter; tried ${candidates.join(', ')}.`)
}

async function isOurs(folder: string): Promise<boolean> {
  try {
    if (await mkdir(folder, { recursive: true })) await chmod(folder, 0o755)
    const found = await lstat(folder)
    return found.isDirectory() && found.uid === (process.getuid?.() ?? 0) && (found.mode & 0o022) === 0
  } catch {
    return false
  }
}
