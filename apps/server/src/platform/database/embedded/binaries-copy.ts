import { createHash, randomUUID } from 'node:crypto'
import { chmod, cp, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Account } from './postgres-account.ts'
import { openSharedFolder } from './shared-folder.ts'
import { linkLibraries } from './symlinks.ts'

/**
 * A readable copy of the binaries in a shared folder, made once for each build of PostgreSQL. It appears under its name
 * only when complete, so several processes may make it at the same time.
 *
 * @returns the copy's `native` folder
 */
export async function copyOfBinaries(account: Account, installed: string, shared: string[]): Promise<string> {
  const folder = await openSharedFolder(account, shared)
  const build = createHash('sha256')
    .update(await readFile(join(installed, 'bin', 'postgres')))
    .digest('hex')
  const target = join(folder, `postgres-${build.slice(0, 16)}`)
  if (await stat(target).catch(() => undefined)) return join(target, 'native')
  const draft = `${target}.${randomUUID()}`
  await cp(installed, join(draft, 'native'), { recursive: true, verbatimSymlinks: true })
  await linkLibraries(join(draft, 'native'))
  await openToAll(draft)
  await rename(draft, target).catch(async (error) => {
    await rm(draft, { recursive: true, force: true })
    if (!(await stat(target).catch(() => undefined))) throw error
  })
  return join(target, 'native')
}

async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755)
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) await openToAll(path)
    else if (entry.isFile()) await chmod(path, (await stat(path)).mode | 0o444 | executableFor(folder))
  }
}

function executableFor(folder: string): number {
  return folder.endsWith('/bin') ? 0o111 : 0
}
