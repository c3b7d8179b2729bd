import { execFile } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import { chmod, chown, copyFile, mkdir, realpath, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import type { Cell } from './cell.ts'
import { codeCacheHere } from './code-cache.ts'
import { confinementHere, newUid } from './confinement.ts'
import { fontsFolder } from './drawing/fonts-folder.ts'

/**
 * Address space that Node 24 sets aside before it does anything: 620 MB measured, hardly any of it real memory.
 * RLIMIT_DATA counts it, and under it no child would even start.
 */
const NODE_RESERVES = 800_000_000
/** What is loaded ahead for every kind takes more of both than what one file's kind needs: 60 MB and half a second, measured. */
const AHEAD = { bytes: 100_000_000, cpuSeconds: 2 }
const run = promisify(execFile)

export interface SandboxCommand {
  file: string
  args: string[]
  env: NodeJS.ProcessEnv
  cwd: string
  /** Makes a file readable to the child. @returns the path by which the child reaches it */
  lend(path: string): Promise<string>
  /** Takes away what was lent to the child. */
  clear(): Promise<void>
}

/**
 * The command line of the child process, inside as much confinement as this machine offers: a user of its own, no
 * network, no capabilities or new privileges, dies with its parent (`confinement.ts`), bounded memory and CPU time and
 * not one byte to any file (`prlimit`), and Node's permission model over what it may read.
 *
 * @param folder where the file is lent to the child, which alone reaches it there
 */
export async function sandboxCommand(cell: Cell, folder: string): Promise<SandboxCommand> {
  const { program } = cell
  const { wrappers, hasOwnUser } = await confinementHere([program, createRequire(import.meta.url).resolve('sharp')])
  const uid = newUid()
  const { place, clear, ...lending } = await lend(folder, hasOwnUser ? uid : undefined)
  const cache = hasOwnUser ? codeCacheHere() : undefined
  await cache?.openFor(uid)
  const [file = process.execPath, ...args] = [
    ...wrappers(uid),
    ...((await hasPrlimit()) ? prlimit(cell) : []),
    process.execPath,
    ...nodeFlags(cell, [program, join(place, lentName)]),
    ...(cache ? [`--allow-fs-write=${cache.folder}`] : []),
    program,
    ...(cell.isAhead ? ['ahead'] : []),
  ]
  return {
    ...lending,
    file,
    args,
    env: { ...environment(), ...(cache && { NODE_COMPILE_CACHE: cache.folder }) },
    cwd: place,
    clear: async () => {
      await clear()
      await cache?.closeFor(uid)
    },
  }
}

const lentName = 'file'

/**
 * A place for one file, in the folder that the child is started in: by its name alone it is reached from there, however
 * closed the folders above are. A child with a user of its own gets a copy that is its own, in a folder that is not.
 */
async function lend(below: string, uid: number | undefined) {
  const place = join(await realpath(below), 'lent')
  const clear = () => rm(place, { recursive: true, force: true })
  await clear()
  await mkdir(place, { mode: 0o700 })
  if (uid !== undefined) {
    await chown(place, process.getuid?.() ?? 0, uid)
    await chmod(place, 0o710)
  }
  const lent = join(place, lentName)
  const give = async (path: string) => {
    if (uid === undefined) await symlink(path, lent)
    else {
      await copyFile(path, lent)
      await chmod(lent, 0o400)
      await chown(lent, uid, uid)
    }
    return lentName
  }
  return { place, lend: give, clear }
}

function prlimit({ limits, isAhead }: Cell): string[] {
  const seconds = limits.cpuSeconds + (isAhead ? AHEAD.cpuSeconds : 0)
  return [
    'prlimit',
    `--data=${NODE_RESERVES + limits.memoryBytes + (isAhead ? AHEAD.bytes : 0)}`,
    `--cpu=${seconds}:${seconds + 1}`,
    // Whatever it is made to write somewhere, to be loaded as code: it stays empty.
    '--fsize=0',
    '--core=0',
  ]
}

function nodeFlags({ limits, hasAddons, isAhead }: Cell, files: readonly string[]): string[] {
  const beside = ['../media-type', '../zip'].map((folder) => resolve(import.meta.dirname, folder))
  const readable = [import.meta.dirname, fontsFolder, ...beside, ...packageFolders()]
  const memory = limits.memoryBytes + (isAhead ? AHEAD.bytes : 0)
  return [
    '--disable-warning=SecurityWarning',
    '--disable-warning=ExperimentalWarning',
    `--max-old-space-size=${Math.max(16, Math.floor(memory / 1_000_000))}`,
    '--permission',
    // `lock-down.ts` ends it once the reader is loaded.
    ...(hasAddons ? ['--allow-addons'] : []),
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
