import { type ChildProcess, fork } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll } from 'vitest'
import { connect, databaseOn } from '../platform/database/database.ts'
import { testPassword } from './university.ts'

export interface Running {
  child: ChildProcess
  port: number
  databaseUrl: string
}

/** A server with its PostgreSQL in processes that a test kills, over a folder that stays from one start to the next. */
export interface KillableServer {
  dataDir: string
  /** After a crash PostgreSQL may need some seconds to end and recover. */
  start(): Promise<Running>
  /** Ends what still runs of it. */
  end(): Promise<void>
}

/** One for the file that asks; it goes with its last test. */
export async function killableServer(): Promise<KillableServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'sinupan-killed-'))
  const running: ChildProcess[] = []
  const end = async () => void (await Promise.all(running.splice(0).map(endOf)))
  afterAll(async () => {
    await end()
    await rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 300 })
  })
  const start = () => {
    const child = fork(join(import.meta.dirname, 'server-process.ts'), {
      env: { ...process.env, DATA_DIR: dataDir, LOG_LEVEL: 'silent' },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    running.push(child)
    return new Promise<Running>((resolve, reject) => {
      child.once('message', (message) => resolve({ child, ...(message as Omit<Running, 'child'>) }))
      child.once('exit', (code) => reject(new Error(`The server ended with ${code}.`)))
    })
  }
  return { dataDir, start, end }
}

const endOf = (child: ChildProcess) =>
  new Promise<void>((ended) => {
    if (child.exitCode !== null || child.signalCode !== null) return ended()
    child.once('exit', () => ended())
    child.kill('SIGKILL')
  })

/** Runs `work` on the database by a connection of its own. */
export async function asked<T>(url: string, work: (db: ReturnType<typeof databaseOn>) => Promise<T>): Promise<T> {
  const pool = connect(url, 1)
  try {
    return await work(databaseOn(pool))
  } finally {
    await pool.end()
  }
}

/** The headers of ana, signed in at that port. */
export async function signInAt(port: number): Promise<{ authorization: string }> {
  const response = await fetch(`http://127.0.0.1:${port}/api/Account/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userName: 'ana', password: testPassword }),
  })
  return { authorization: `Bearer ${((await response.json()) as { token: string }).token}` }
}

/** The process id of the PostgreSQL that runs there. */
export const postmasterOf = (url: string): Promise<number> =>
  asked(url, async (db) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
    return Number(/^PPid:\s+(\d+)/m.exec(await readFile(`/proc/${rows[0]?.pid}/status`, 'utf8'))?.[1])
  })
