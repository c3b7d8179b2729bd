import { execFile } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import type { Job } from './derived.ts'

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
}

/**
 * The command line of the child process, inside as much confinement as this machine offers: no network (`unshare`),
 * no capabilities or new privileges, dies with its parent (`setpriv`), bounded memory, CPU time and file size
 * (`prlimit`), and Node's permission model over what it may read and write.
 */
export async function sandboxCommand(job: Job): Promise<SandboxCommand> {
  const [file = process.execPath, ...args] = [
    ...(await confinement()),
    ...((await hasPrlimit()) ? prlimit(job) : []),
    process.execPath,
    ...nodeFlags(job),
    CHILD,
    JSON.stringify(job),
  ]
  return { file, args, env: environment(job) }
}

const NO_NETWORK = [
  ['unshare', '--net'],
  ['unshare', '--user', '--map-current-user', '--net'],
]
const NO_PRIVILEGES = ['setpriv', '--no-new-privs', '--pdeathsig', 'KILL']
const NO_CAPABILITIES = [...NO_PRIVILEGES, '--bounding-set=-all', '--inh-caps=-all']

function prlimit({ limits }: Job): string[] {
  return [
    'prlimit',
    `--data=${NODE_RESERVES + limits.memoryBytes}`,
    `--cpu=${limits.cpuSeconds}:${limits.cpuSeconds + 1}`,
    `--fsize=${limits.outputBytes}`,
    '--core=0',
  ]
}

function nodeFlags(job: Job): string[] {
  const readable = [import.meta.dirname, resolve(import.meta.dirname, '../media-type'), ...packageFolders()]
  return [
    '--disable-warning=SecurityWarning',
    '--disable-warning=ExperimentalWarning',
    `--max-old-space-size=${Math.max(16, Math.floor(job.limits.memoryBytes / 1_000_000))}`,
    '--permission',
    '--allow-addons',
    ...[...readable, job.path, job.outputDir].map((path) => `--allow-fs-read=${path}`),
    `--allow-fs-write=${job.outputDir}`,
  ]
}

function packageFolders(): string[] {
  const folders = (createRequire(import.meta.url).resolve.paths('sharp') ?? []).filter((folder) => existsSync(folder))
  // Where packages are linked to, the permission model asks for the place itself.
  return [...new Set(folders.flatMap((folder) => [folder, realpathSync(folder)]))]
}

function environment(job: Job): NodeJS.ProcessEnv {
  return {
    PATH: process.env.PATH,
    LANG: 'C.UTF-8',
    TMPDIR: job.outputDir,
    HOME: job.outputDir,
    UV_THREADPOOL_SIZE: '2',
    VIPS_CONCURRENCY: '1',
    MALLOC_ARENA_MAX: '2',
  }
}

let known: Promise<string[]> | undefined

/** The wrappers that work here; asked once in a process's life, since containers and plain users lack some of them. */
function confinement(): Promise<string[]> {
  known ??= Promise.all([firstWorking(NO_NETWORK), firstWorking([NO_CAPABILITIES, NO_PRIVILEGES])]).then((found) =>
    found.flat(),
  )
  return known
}

let prlimitKnown: Promise<string[]> | undefined

async function hasPrlimit(): Promise<boolean> {
  prlimitKnown ??= firstWorking([['prlimit', '--core=0']])
  return (await prlimitKnown).length > 0
}

async function firstWorking(wrappers: string[][]): Promise<string[]> {
  for (const [file = '', ...args] of wrappers) {
    try {
      await run(file, [...args, 'true'], { timeout: 5_000 })
      return [file, ...args]
    } catch {}
  }
  return []
}
