import { type ChildProcess, execFile, type SpawnOptions, type StdioOptions, spawn } from 'node:child_process'
import { promisify } from 'node:util'
import type { Account } from './postgres-account.ts'

const run = promisify(execFile)

/** A program of PostgreSQL, its arguments and the account that runs it. */
export type Launch = { file: string; args: string[]; account: Account }

// The caller's own PG* variables, locale and library path must not reach PostgreSQL.
const environment = {
  PATH: process.env.PATH ?? '/usr/bin:/bin',
  LC_ALL: process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8',
  TZ: 'UTC',
}

/**
 * Starts a long-running program. Where `setpriv` exists the kernel sends it SIGINT when this process dies by any means.
 * It gets a session of its own, so that Ctrl-C in the terminal reaches only this process, which then stops it in order.
 */
export async function spawnGuarded(launch: Launch): Promise<ChildProcess> {
  const stdio: StdioOptions = ['ignore', 'pipe', 'pipe']
  const options = { cwd: '/', env: environment, detached: true, stdio }
  const prefix = await setprivFor(launch.account)
  if (!prefix) return spawn(launch.file, launch.args, { ...options, ...identity(launch.account) })
  return spawn('setpriv', [...prefix, '--', launch.file, ...launch.args], options)
}

/** Runs a program to its end as the account. Resolves to its output; rejects with its error output. */
export async function runAs(launch: Launch): Promise<string> {
  try {
    const options = { cwd: '/', env: environment, maxBuffer: 16_000_000, ...identity(launch.account) }
    const { stdout } = await run(launch.file, launch.args, options)
    return stdout
  } catch (error) {
    const detail = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : ''
    throw new Error(detail || String(error), { cause: error })
  }
}

/** Whether the account can do what the program checks, such as `test -x <folder>`. */
export async function succeedsAs(launch: Launch): Promise<boolean> {
  return runAs(launch).then(
    () => true,
    () => false,
  )
}

function identity(account: Account): Pick<SpawnOptions, 'uid' | 'gid'> {
  return account.switched ? { uid: account.uid, gid: account.gid } : {}
}

const usable = new Map<string, Promise<boolean>>()

async function setprivFor(account: Account): Promise<string[] | undefined> {
  if (process.platform !== 'linux') return undefined
  const change = account.switched ? [`--reuid=${account.uid}`, `--regid=${account.gid}`, '--clear-groups'] : []
  const prefix = [...change, '--pdeathsig', 'INT']
  const key = prefix.join(' ')
  // Tried once, since a setpriv of busybox knows no --pdeathsig and some containers forbid it.
  const attempt = usable.get(key) ?? run('setpriv', [...prefix, '--', 'true'], { cwd: '/' }).then(succeed, fail)
  usable.set(key, attempt)
  return (await attempt) ? prefix : undefined
}

const succeed = () => true
const fail = () => false

/** Whether the account can enter the folder, judged by trying it: modes, ACLs and mounts all have a say. */
export async function canEnter(account: Account, folder: string): Promise<boolean> {
  return succeedsAs({ file: 'test', args: ['-x', folder], account })
}
