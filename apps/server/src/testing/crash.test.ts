import { type ChildProcess, fork } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, afterEach, expect, test } from 'vitest'
import { connect, databaseOn } from '../platform/database/database.ts'
import { foundUniversity, testPassword } from './university.ts'

interface Running {
  child: ChildProcess
  port: number
  databaseUrl: string
}

const dataDir = await mkdtemp(join(tmpdir(), 'sinupan-crash-'))
const running: ChildProcess[] = []
afterEach(async () => {
  await Promise.all(running.splice(0).map(endOf))
})
afterAll(async () => {
  await rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 300 })
})

const endOf = (child: ChildProcess) =>
  new Promise<void>((ended) => {
    if (child.exitCode !== null || child.signalCode !== null) return ended()
    child.once('exit', () => ended())
    child.kill('SIGKILL')
  })

/** Starts the server; after a crash PostgreSQL may need some seconds to end and recover. */
async function start(): Promise<Running> {
  const env = { ...process.env, DATA_DIR: dataDir, LOG_LEVEL: 'silent' }
  const child = fork(join(import.meta.dirname, 'server-process.ts'), {
    env,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  running.push(child)
  return new Promise((resolve, reject) => {
    child.once('message', (message) => resolve({ child, ...(message as Omit<Running, 'child'>) }))
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}.`)))
  })
}

async function signIn(port: number): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}/api/Account/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userName: 'ana', password: testPassword }),
  })
  return ((await response.json()) as { token: string }).token
}

type Accepted = { fileId: number; sha256: string }

/** Uploads file after file until the server is gone, and adds what was acknowledged to `accepted`. */
async function uploadUntilGone(
  { port, token, unitId, accepted }: { port: number; token: string; unitId: number; accepted: Accepted[] },
  name: string,
): Promise<void> {
  for (let no = 0; ; no++) {
    const bytes = randomBytes(50_000 + (no % 5) * 400_000)
    const form = new FormData()
    form.set('deliveryUnitId', String(unitId))
    form.set('file', new Blob([bytes]), `${name} ${no}.bin`)
    try {
      const response = await fetch(`http://127.0.0.1:${port}/api/FileManagerFile/Upload`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
        body: form,
      })
      if (response.status !== 201) return
      const answer = (await response.json()) as { items: { file: { id: number } }[] }
      accepted.push({ fileId: answer.items[0]?.file.id ?? 0, sha256: createHash('sha256').update(bytes).digest('hex') })
    } catch {
      return
    }
  }
}

/** Every row's bytes are there and whole. */
async function requireWholeFiles(databaseUrl: string): Promise<void> {
  const pool = connect(databaseUrl, 1)
  const { rows } = await pool.query<{ sha256: string }>('select distinct sha256 from files')
  await pool.end()
  for (const { sha256 } of rows) {
    const bytes = await readFile(join(dataDir, 'blobs', sha256.slice(0, 2), sha256))
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256)
  }
}

const killed: Record<string, (server: Running) => Promise<void>> = {
  'the server': async ({ child }) => void child.kill('SIGKILL'),
  PostgreSQL: async ({ databaseUrl, child }) => {
    const pool = connect(databaseUrl, 1)
    const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid')
    const status = await readFile(`/proc/${rows[0]?.pid}/status`, 'utf8')
    await pool.end()
    const postmaster = Number(/^PPid:\s+(\d+)/m.exec(status)?.[1])
    process.kill(postmaster, 'SIGKILL')
    await setTimeout(50)
    child.kill('SIGKILL')
  },
}

let founded: { unitId: number } | undefined
const everAccepted: Accepted[] = []

for (const victim of ['the server', 'PostgreSQL', 'the server']) {
  test(`nothing acknowledged is lost and no half file is seen when ${victim} is killed during uploads`, async () => {
    const server = await start()
    if (!founded) {
      const pool = connect(server.databaseUrl, 1)
      founded = { unitId: (await foundUniversity(databaseOn(pool))).units.admissions }
      await pool.end()
    }
    const before = everAccepted.length
    const uploader = {
      port: server.port,
      token: await signIn(server.port),
      unitId: founded.unitId,
      accepted: everAccepted,
    }
    const uploads = [1, 2, 3, 4].map((no) => uploadUntilGone(uploader, `${victim} ${before} ${no}`))
    // However slow the machine is, the blow falls when uploads have begun to succeed and others are on their way.
    await expect.poll(() => everAccepted.length).toBeGreaterThan(before + 4)
    await setTimeout(Math.random() * 800)
    await killed[victim]?.(server)
    await Promise.all(uploads)

    const again = await start()
    const token = await signIn(again.port)
    for (const { fileId, sha256 } of everAccepted) {
      const response = await fetch(`http://127.0.0.1:${again.port}/api/FileManagerFile/ReadFile/${fileId}`, {
        headers: { authorization: `Bearer ${token}` },
      })
      expect(
        createHash('sha256')
          .update(Buffer.from(await response.arrayBuffer()))
          .digest('hex'),
      ).toBe(sha256)
    }
    await requireWholeFiles(again.databaseUrl)
    const pool = connect(again.databaseUrl, 1)
    const { rows } = await sql<{ wrong: number }>`
      select count(*)::int as wrong from documents d
      where total_size <> (select coalesce(sum(size), 0) from files where document_id = d.id and is_current) or file_count <> 1`.execute(
      databaseOn(pool),
    )
    expect(rows[0]?.wrong).toBe(0)
    await pool.end()
  })
}
