import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { onTestFinished } from 'vitest'
import { installedBinaries } from './binaries.ts'
import { copyOfBinaries } from './binaries-copy.ts'
import { processesOf } from './leftovers.ts'
import { startEmbeddedPostgres } from './start-embedded-postgres.ts'

export const isRoot = process.getuid?.() === 0

export type Bench = { folder: string; binaries: string; close(): Promise<void> }

/** A folder that every user can enter, and a copy of the binaries in it: the clone itself may be closed to others. */
export async function openBench(): Promise<Bench> {
  const folder = await mkdtemp(join(tmpdir(), 'sinupan-embedded-'))
  // mkdtemp closes its folder to others, and most of these tests mean an ordinary one.
  await chmod(folder, 0o755)
  const shared = join(folder, 'shared')
  await openFolder(shared)
  const account = { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0, switched: false }
  const binaries = await copyOfBinaries(account, installedBinaries(), [shared])
  const first = await startEmbeddedPostgres({ dataDir: join(folder, 'first'), binaries, settings: { fsync: 'off' } })
  await first.stop()
  return { folder, binaries, close: () => rm(folder, { recursive: true, force: true }) }
}

/** Makes a folder that every user can enter, whatever the umask. */
export async function openFolder(path: string): Promise<void> {
  await mkdir(path)
  await chmod(path, 0o755)
}

/** A data folder with a cluster that was never used, in an open folder of its own. */
export async function newDataDir(bench: Bench): Promise<string> {
  const dataDir = join(await newFolder(bench), 'data')
  // A copy takes a tenth of the time of an initdb.
  await promisify(execFile)('cp', ['-a', join(bench.folder, 'first'), dataDir])
  return dataDir
}

/** An empty folder that every user can enter. */
export async function newFolder(bench: Bench): Promise<string> {
  const folder = await mkdtemp(join(bench.folder, 'case-'))
  await chmod(folder, 0o755)
  return folder
}

/** Starts in this process; stopped when the test is over, if not before. */
export async function start(options: { dataDir: string; binaries: string; shared?: string[] }) {
  const postgres = await startEmbeddedPostgres({ ...options, settings: { fsync: 'off' } })
  onTestFinished(() => postgres.stop())
  return postgres
}

/** Starts in a process of its own. */
export async function startElsewhere(args: string[], env: Record<string, string> = {}): Promise<Held> {
  const file = join(import.meta.dirname, 'hold-postgres.fixture.ts')
  const child = spawn(process.execPath, [file, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(async () => {
    if (child.exitCode === null && child.signalCode === null) await end(child, 'SIGTERM')
  })
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string]
  return { ...(JSON.parse(line) as { url: string; refused?: string }), child }
}

/** A program that has nothing to do with PostgreSQL but runs as its user, so that PostgreSQL may signal it. */
export async function startStranger(): Promise<ChildProcess> {
  const identity = isRoot ? { uid: 65534, gid: 65534 } : {}
  const child = spawn('sleep', ['60'], { cwd: '/', stdio: 'ignore', ...identity })
  onTestFinished(() => end(child, 'SIGKILL'))
  await once(child, 'spawn')
  return child
}

export type Held = { url: string; refused?: string; child: ChildProcess }

/** Sends the signal and waits for the end. */
export async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const over = once(child, 'exit')
  child.kill(signal)
  await over
}

export async function ask(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client(url)
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

/** Asks again until there is an answer, as a connection pool does. */
export async function askUntil(url: string, sql: string): Promise<Record<string, unknown>[]> {
  for (let tries = 0; ; tries++) {
    try {
      return await ask(url, sql)
    } catch (error) {
      if (tries > 200) throw error
      await sleep(50)
    }
  }
}

/** Waits until no process of the cluster is left; false when some still are after 15 s. */
export async function isGone(cluster: string): Promise<boolean> {
  for (let tries = 0; tries < 300; tries++) {
    if ((await processesOf(cluster)).all.length === 0) return true
    await sleep(50)
  }
  return false
}
