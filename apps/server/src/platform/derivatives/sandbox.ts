import { execFile } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import { chmod, chown, copyFile, mkdir, realpath, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { confinementHere, newUid } from './confinement.ts'
import type { Job } from './derived.ts'
import { fontsFolder } from './drawing/fonts-folder.ts'
import { needsNoAddon } from './readers.ts'

const CHILD = resolve(import.meta.dirname, 'child.ts')
/**
 * Address space that Node 24 sets aside before it does anything: 620 MB measured, hardly any of it real memory.
 * RLIMIT_DATA counts it, and under it no child would even start.
 */
const NODE_RESERVES = 800_000_000
const run = promisify(execFile)

export interface SandboxCommand {
  file: string
  args: string[]
  env: NodeJS.ProcessEnv
  cwd: string
  /** Takes away what was lent to the child. */
  clear(): Promise<void>
}

/**
 * The command line of the child process, inside as much confinement as this machine offers: a user of its own, no
 * network, no capabilities or new privileges, dies with its parent (`confinement.ts`), bounded memory and CPU time and
 * not one byte to any file (`prlimit`), and Node's permission model over what it may read.
 *
 * @param folder where the file is lent to a child that can't reach it itself
 * @param child the program, for tests that play one which was taken over
 */
export async function sandboxCommand(job: Job, folder: string, child: string = CHILD): Promise<SandboxCommand> {
  const confinement = await confinementHere([child, createRequire(import.meta.url).resolve('sharp')])
  const uid = newUid()
  const lent = confinement.hasOwnUser ? await lend(job.path, folder, uid) : undefined
  const [file = process.execPath, ...args] = [
    ...confinement.wrappers(uid),
    ...((await hasPrlimit()) ? prlimit(job) : []),
    process.execPath,
    ...nodeFlags(job, [child, lent?.path ?? job.path]),
    child,
    JSON.stringify(lent ? { ...job, path: lent.name } : job),
  ]
  return { file, args, env: environment(), cwd: lent?.folder ?? '/', clear: async () => lent?.clear() }
}

/**
 * A copy of the file that belongs to the child's user, in the folder that the child is started in: by its name alone it
 * is reached from there, however closed the folders above are.
 */
async function lend(path: string, below: string, uid: number) {
  const folder = join(await realpath(below), 'lent')
  const name = 'file'
  const copy = join(folder, name)
  const clear = () => rm(folder, { recursive: true, force: true })
  await clear()
  await mkdir(folder, { mode: 0o700 })
  await copyFile(path, copy)
  await chmod(copy, 0o400)
  for (const each of [copy, folder]) await chown(each, uid, uid)
  return { folder, name, path: copy, clear }
}

function prlimit({ limits }: Job): string[] {
  return [
    'prlimit',
    `--data=${NODE_RESERVES + limits.memoryBytes}`,
    `--cpu=${limits.cpuSeconds}:${limits.cpuSeconds + 1}`,
    // Whatever it is made to write somewhere, to be loaded as code: it stays empty.
    '--fsize=0',
    '--core=0',
  ]
}

function nodeFlags(job: Job, files: readonly string[]): string[] {
  const beside = ['../media-type', '../zip'].map((folder) => resolve(import.meta.dirname, folder))
  const readable = [import.meta.dirname, fontsFolder, ...beside, ...packageFolders()]
  return [
    '--disable-warning=SecurityWarning',
    '--disable-warning=ExperimentalWarning',
    `--max-old-space-size=${Math.max(16, Math.floor(job.limits.memoryBytes / 1_000_000))}`,
    '--permission',
    // For sharp, which draws; `lock-down.ts` ends it once the reader is loaded.
    ...(needsNoAddon(job) ? [] : ['--allow-addons']),
    ...[...readable, ...files].map((path) => `--allow-fs-read=${path}`),
  ]
}

function packageFolders(): string[] {
  const folders = (createRequire(import.meta.url).resolve.paths('sharp') ?? []).filter((folder) => existsSync(folder))
  // Where packages are linked to, the permission model asks for the place itself.
  return [...new Set(folders.flatMap((folder) => [folder, realpathSync(folder)]))]
}

function environment(): NodeJS.ProcessEnv {
  return {
    PATH: process.env.PATH,
    LANG: 'C.UTF-8',
    TMPDIR: '/nonexistent',
    HOME: '/nonexistent',
    UV_THREADPOOL_SIZE: '2',
    VIPS_CONCURRENCY: '1',
    MALLOC_ARENA_MAX: '2',
  }
}

let prlimitKnown: Promise<boolean> | undefined

function hasPrlimit(): Promise<boolean> {
  prlimitKnown ??= run('prlimit', ['--core=0', 'true'], { timeout: 5_000 }).then(
    () => true,
    () => false,
  )
  return prlimitKnown
}
