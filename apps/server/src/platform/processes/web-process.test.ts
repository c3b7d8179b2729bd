import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import type { Sinupan } from '../../app.ts'
import { readConfig } from '../../config.ts'
import { openApp } from '../../open-app.ts'
import { cloneDatabase } from '../../testing/template-database.ts'
import { foundUniversity, testPassword } from '../../testing/university.ts'
import { system } from '../actor.ts'
import { connect, databaseOn } from '../database/database.ts'
import { type Metrics, metricsRegistry } from '../metrics/metric.ts'
import { loadSecrets } from '../secrets.ts'
import { beginWebProcess } from './begin-web-process.ts'
import type { WebProcess } from './web-processes.ts'

const dataDir = await mkdtemp(join(tmpdir(), 'sinupan-processes-'))
const scraper = 'a-token-of-the-scraper'
const running: WebProcess[] = []
let database: { url: string; drop(): Promise<void> }
let app: Sinupan
let metrics: Metrics
let url: string

beforeAll(async () => {
  database = await cloneDatabase(inject('adminUrl'), inject('template'))
  const pool = connect(database.url, 1)
  await foundUniversity(databaseOn(pool))
  await pool.end()
  const web = join(dataDir, 'web')
  await mkdir(web)
  await writeFile(join(web, 'index.html'), '<!doctype html>')
  // The other process reads the same settings.
  const settings = { DATA_DIR: dataDir, WEB_DIR: web, LOG_LEVEL: 'error', METRICS_TOKEN: scraper, DISK_RESERVE: '0' }
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
  metrics = metricsRegistry()
  const secrets = await loadSecrets(dataDir)
  app = await openApp({ config: readConfig(process.env), databaseUrl: database.url, secrets, metrics })
  url = await app.fastify.listen({ port: 0, host: '127.0.0.1' })
  metrics.add(() => running.flatMap((one) => one.metrics()))
})
afterAll(async () => {
  for (const one of running) one.end(0)
  await Promise.all(running.map(({ gone }) => gone))
  await app.close(1)
  await database.drop()
  await rm(dataDir, { recursive: true, force: true })
  vi.unstubAllEnvs()
})

async function begun(): Promise<WebProcess> {
  const one = beginWebProcess({
    server: app.fastify.server,
    databaseUrl: database.url,
    metrics: () => metrics.collect(app.contextFor(system)),
  })
  running.push(one)
  await expect.poll(one.busy, { timeout: 120_000 }).toBeDefined()
  return one
}
const answersOf = (one: WebProcess) =>
  one
    .metrics()
    .filter(({ name }) => name === 'sinupan_http_answers_total')
    .flatMap(({ samples }) => samples)
    .reduce((sum, { value }) => sum + value, 0)

/** Each on a connection of its own, many at once. */
async function statusesOf(path: string, headers: Record<string, string>): Promise<number[]> {
  const once = async () => {
    const answer = await fetch(url + path, { headers: { ...headers, connection: 'close' } })
    await answer.arrayBuffer()
    return answer.status
  }
  return Promise.all(Array.from({ length: 30 }, once))
}
async function signIn(): Promise<Record<string, string>> {
  const answer = await fetch(`${url}/api/Account/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userName: 'ana', password: testPassword }),
  })
  return { authorization: `Bearer ${((await answer.json()) as { token: string }).token}` }
}

test('a second process answers on the same port, knows the same sessions, and all measures are told by either', async () => {
  const second = await begun()
  const headers = await signIn()
  const shared = async () => {
    expect(new Set(await statusesOf('/api/Account/Me', headers))).toEqual(new Set([200]))
    return answersOf(second)
  }
  await expect.poll(shared, { timeout: 120_000, interval: 1_000 }).toBeGreaterThan(0)
  // Whichever is asked: thirty times on connections of their own.
  const texts = await Promise.all(
    Array.from({ length: 30 }, async () => {
      const answer = await fetch(`${url}/metrics`, {
        headers: { authorization: `Bearer ${scraper}`, connection: 'close' },
      })
      return answer.text()
    }),
  )
  for (const text of texts) {
    expect(text.match(/^# TYPE sinupan_http_answers_total /gm)).toHaveLength(1)
    expect(text).toContain('sinupan_metrics_missing 0')
  }
  await fetch(`${url}/api/Account/Logout`, { method: 'POST', headers })
  expect(new Set(await statusesOf('/api/Account/Me', headers))).toEqual(new Set([401]))
})

test('one that is told to end ends what it is at, and nobody is refused meanwhile', async () => {
  const one = await begun()
  const headers = await signIn()
  const statuses: number[] = []
  let isGone = false
  const calling = (async () => {
    while (!isGone) statuses.push(...(await statusesOf('/api/Account/Me', headers)))
  })()
  one.end(30)
  await one.gone
  isGone = true
  await calling
  expect(new Set(statuses)).toEqual(new Set([200]))
})

test('one whose first process is killed ends too', async () => {
  const file = join(import.meta.dirname, 'testing/begin-one.fixture.ts')
  const first = spawn(process.execPath, [file, database.url], { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(first.stdout, 'data')
  const others = await childrenOf(first.pid ?? 0)
  expect(others).toHaveLength(1)
  first.kill('SIGKILL')
  await once(first, 'close')
  await expect.poll(() => others.filter(isAlive)).toEqual([])
})

async function childrenOf(parent: number): Promise<number[]> {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const parents = await Promise.all(ids.map((id) => readFile(`/proc/${id}/stat`, 'utf8').catch(() => '')))
  return ids.filter((_, at) => parents[at]?.replace(/^.*\) /s, '').split(' ')[1] === String(parent)).map(Number)
}

function isAlive(id: number): boolean {
  try {
    process.kill(id, 0)
    return true
  } catch {
    return false
  }
}
