import { type ChildProcess, fork } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { connect, databaseOn } from '../platform/database/database.ts'
import { foundUniversity, testPassword } from './university.ts'
import { formOf } from './upload.ts'

const dataDir = await mkdtemp(join(tmpdir(), 'sinupan-readings-'))
const running: ChildProcess[] = []
const endOf = (child: ChildProcess) =>
  new Promise<void>((ended) => {
    if (child.exitCode !== null || child.signalCode !== null) return ended()
    child.once('exit', () => ended())
    child.kill('SIGKILL')
  })
afterAll(async () => {
  await Promise.all(running.map(endOf))
  await rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 300 })
})

async function start(): Promise<{ child: ChildProcess; port: number; databaseUrl: string }> {
  const env = { ...process.env, DATA_DIR: dataDir, LOG_LEVEL: 'silent' }
  const child = fork(join(import.meta.dirname, 'server-process.ts'), {
    env,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  running.push(child)
  return new Promise((resolve, reject) => {
    child.once('message', (message) => resolve({ child, ...(message as { port: number; databaseUrl: string }) }))
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}.`)))
  })
}

/** Runs `work` on the database by a connection of its own. */
async function asked<T>(url: string, work: (db: ReturnType<typeof databaseOn>) => Promise<T>): Promise<T> {
  const pool = connect(url, 1)
  try {
    return await work(databaseOn(pool))
  } finally {
    await pool.end()
  }
}

async function signIn(port: number): Promise<Record<string, string>> {
  const response = await fetch(`http://127.0.0.1:${port}/api/Account/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userName: 'ana', password: testPassword }),
  })
  return { authorization: `Bearer ${((await response.json()) as { token: string }).token}` }
}

const postmasterOf = (url: string) =>
  asked(url, async (db) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
    return Number(/^PPid:\s+(\d+)/m.exec(await readFile(`/proc/${rows[0]?.pid}/status`, 'utf8'))?.[1])
  })

test('whatever was read to its last byte is written down when server and PostgreSQL are killed right after it', async () => {
  const server = await start()
  const { units } = await asked(server.databaseUrl, foundUniversity)
  const headers = await signIn(server.port)
  const { payload, headers: form } = formOf({ deliveryUnitId: units.admissions }, [
    { name: 'Minutes.bin', content: Buffer.alloc(100_000, 7) },
  ])
  const upload = await fetch(`http://127.0.0.1:${server.port}/api/FileManagerFile/Upload`, {
    method: 'POST',
    headers: { ...headers, ...form },
    body: new Uint8Array(payload),
  })
  const { items } = (await upload.json()) as { items: { file: { id: number } }[] }
  const postmaster = await postmasterOf(server.databaseUrl)

  let read = 0
  const readUntilGone = async () => {
    for (;;) {
      try {
        const address = `http://127.0.0.1:${server.port}/api/FileManagerFile/ReadFile/${items[0]?.file.id}?disposition=attachment`
        const bytes = await (await fetch(address, { headers })).arrayBuffer()
        if (bytes.byteLength !== 100_000) return
        read++
        // Not before all are on their way, and in the very moment in which one has its last byte.
        if (read !== 60) continue
        server.child.kill('SIGKILL')
        process.kill(postmaster, 'SIGKILL')
      } catch {
        return
      }
    }
  }
  await Promise.all(Array.from({ length: 8 }, readUntilGone))
  expect(read).toBeGreaterThanOrEqual(60)

  const again = await start()
  const { rows } = await asked(again.databaseUrl, (db) =>
    sql<{ told: number }>`select count(*)::int as told from facts where name = 'document.contents-read'`.execute(db),
  )
  expect(rows[0]?.told).toBeGreaterThanOrEqual(read)
})
