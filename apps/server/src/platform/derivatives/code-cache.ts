import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmod, mkdir, readdir, readFile, rm, stat, symlink, unlink, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { constants, setPriority } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { readingProgram } from './cell.ts'

const run = promisify(execFile)
const weekMs = 7 * 24 * 3_600_000

/**
 * The readers' code as V8 has compiled it, so that a child need not strip types and compile again. Only for children with a user
 * of their own: Node reads such a cache only where its permission model would let it write too, and what one child wrote there
 * the next would run. To another user than the folder's the kernel refuses it.
 */
export interface CodeCache {
  folder: string
  /** Makes it a user's: Node looks below the user's id. */
  openFor(uid: number): Promise<void>
  closeFor(uid: number): Promise<void>
}

let known: CodeCache | 'sought' | undefined

/** The cache of this code; undefined until it is there: it is made beside the work of others, once for a version of the code. */
export function codeCacheHere(): CodeCache | undefined {
  if (known === undefined) {
    known = 'sought'
    // Where packages can't be written to there is none.
    void find().then(
      (found) => (known = found),
      () => undefined,
    )
  }
  return known === 'sought' ? undefined : known
}

async function find(): Promise<CodeCache> {
  const packages =
    createRequire(import.meta.url)
      .resolve('sharp')
      .split('/sharp/')[0] ?? ''
  const all = join(packages, '.cache', 'sinupan-readers')
  const folder = join(all, await versionOfCode())
  const mark = join(folder, 'ready')
  const made = (await readFile(mark, 'utf8').catch(() => undefined)) ?? (await make(folder))
  const pathOf = (uid: number) => join(folder, made.replace(/\d+$/, String(uid)))
  await removeOld(all)
  return {
    folder,
    openFor: (uid) => symlink(made, pathOf(uid)).catch(() => undefined),
    closeFor: (uid) => unlink(pathOf(uid)).catch(() => undefined),
  }
}

/** Changes with each file that a reader is made of. */
async function versionOfCode(): Promise<string> {
  const hash = createHash('sha256').update(`${process.version} ${process.arch} ${import.meta.dirname}`)
  for (const part of ['.', '../media-type', '../zip']) {
    const below = resolve(import.meta.dirname, part)
    for (const name of (await readdir(below, { recursive: true })).filter((name) => name.endsWith('.ts')).sort())
      hash.update(`${name} ${(await stat(join(below, name))).mtimeMs}`)
  }
  return hash.digest('hex').slice(0, 16)
}

/** Lets our own code be loaded and compiled, without any file. @returns the folder's name in which Node keeps what came of it */
async function make(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true })
  await chmod(folder, 0o755)
  const flags = ['--disable-warning=ExperimentalWarning']
  const running = run(process.execPath, [...flags, readingProgram, 'compile'], {
    cwd: '/',
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: folder },
    timeout: 120_000,
  })
  if (running.child.pid) setPriority(running.child.pid, constants.priority.PRIORITY_LOW)
  const { stdout } = await running
  const kept = join(folder, basename(stdout.trim()))
  await chmod(kept, 0o755)
  for (const name of await readdir(kept)) await chmod(join(kept, name), 0o644)
  await writeFile(join(folder, 'ready'), basename(kept))
  return basename(kept)
}

async function removeOld(all: string): Promise<void> {
  for (const name of await readdir(all)) {
    const { mtimeMs } = await stat(join(all, name, 'ready')).catch(() => ({ mtimeMs: Date.now() }))
    if (Date.now() - mtimeMs > weekMs) await rm(join(all, name), { recursive: true, force: true })
  }
}
