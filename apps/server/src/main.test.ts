import { copyFile, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import { connect, databaseOn } from './platform/database/database.ts'
import { fileStorage } from './platform/storage/file-storage.ts'
import { type MainProcess, startMain } from './testing/main-process.ts'
import { cloneDatabase } from './testing/template-database.ts'
import { foundUniversity, testPassword, type University } from './testing/university.ts'

const dataDir = await mkdtemp(join(tmpdir(), 'sinupan-main-'))
const { partials } = await fileStorage(dataDir)
const running: MainProcess[] = []
const otherFolders: string[] = []
/** Waits for something to become so, however busy the machine is. */
const eventually = <T>(look: () => T) => expect.poll(look)
let database: { url: string; drop(): Promise<void> }
let holder: pg.Client
// A transaction sees who waits as it was when it looked first, so that somebody else looks.
let watcher: pg.Client
let university: University

beforeAll(async () => {
  database = await cloneDatabase(inject('adminUrl'), inject('template'))
  const pool = connect(database.url, 1)
  university = await foundUniversity(databaseOn(pool))
  await pool.end()
  holder = new pg.Client({ connectionString: database.url })
  watcher = new pg.Client({ connectionString: database.url })
  await Promise.all([holder.connect(), watcher.connect()])
})
afterEach(async () => {
  for (const { child, ended } of running.splice(0)) {
    child.kill('SIGKILL')
    await ended
  }
  // Not before: what serves writes into its folder.
  for (const folder of otherFolders.splice(0)) await rm(folder, { recursive: true, force: true })
})
afterAll(async () => {
  await Promise.all([holder.end(), watcher.end()])
  await database.drop()
  await rm(dataDir, { recursive: true, force: true })
})

async function otherFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'sinupan-other-'))
  otherFolders.push(folder)
  return folder
}

async function begin(settings: Record<string, string> = {}, folder = dataDir): Promise<MainProcess> {
  const main = await startMain(folder, { DATABASE_URL: database.url, ...settings })
  running.push(main)
  return main
}
async function started(settings: Record<string, string> = {}): Promise<MainProcess> {
  const main = await begin(settings)
  await main.ready
  return main
}

const signIn = ({ url }: MainProcess) =>
  fetch(`${url}/api/Account/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userName: 'ana', password: testPassword }),
  })
const tokenOf = async (main: MainProcess) => ((await (await signIn(main)).json()) as { token: string }).token

/** A request of this server that waits for the database until it is given back. */
async function waitingRequest(main: MainProcess): Promise<{ answer: Promise<Response>; giveBack(): Promise<unknown> }> {
  await holder.query('begin; lock table campuses in access exclusive mode')
  const answer = fetch(`${main.url}/api/Campus/All`)
  answer.catch(() => undefined)
  await eventually(heldUp).toBe(1)
  return { answer, giveBack: () => holder.query('rollback') }
}
async function heldUp(): Promise<number> {
  const { rows } = await watcher.query<{ count: number }>(
    "select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  )
  return rows[0]?.count ?? 0
}
const isRefused = ({ url }: MainProcess) =>
  fetch(`${url}/healthz`).then(
    () => false,
    () => true,
  )

describe('a server that is told to end', () => {
  test('takes nothing new, ends what is running, and then itself', async () => {
    const main = await started({ SHUTDOWN_DEADLINE: '600' })
    const { answer, giveBack } = await waitingRequest(main)
    main.child.kill('SIGTERM')
    await eventually(() => isRefused(main)).toBe(true)
    await giveBack()
    expect((await answer).status).toBe(200)
    // Long before its deadline, though the caller keeps the connection.
    expect(await main.ended).toBe(0)
    // No person reads this log.
    for (const line of main.lines()) expect(JSON.parse(line)).toMatchObject({ level: 30, time: expect.any(Number) })
  })

  test('cuts off at its deadline what does not end, without waiting for it', async () => {
    const main = await started({ SHUTDOWN_DEADLINE: '1', LOCK_TIMEOUT: '3' })
    const { answer, giveBack } = await waitingRequest(main)
    main.child.kill('SIGTERM')
    await expect(answer).rejects.toThrow()
    expect(await main.ended).toBe(0)
    await giveBack()
  })

  test('ends at once when it is told again', async () => {
    const main = await started({ SHUTDOWN_DEADLINE: '600', LOCK_TIMEOUT: '0', STATEMENT_TIMEOUT: '0' })
    const { giveBack } = await waitingRequest(main)
    main.child.kill('SIGTERM')
    await eventually(() => main.lines().at(-1)).toContain('Stopping: what is running has up to 600 s to end.')
    main.child.kill('SIGTERM')
    expect(await main.ended).toBe(143)
    await giveBack()
  })

  test('leaves an upload that is on its way to be gone on with', async () => {
    const main = await started({ SHUTDOWN_DEADLINE: '1' })
    const token = await tokenOf(main)
    const content = Buffer.alloc(4_000_000, 'kept ')
    const location = await beginUpload(main, token, content.length)
    const sending = request(`${main.url}${location}`, {
      method: 'PATCH',
      headers: partHeaders(token, 0, content.length),
    })
    const broken = new Promise((resolve) => sending.once('error', resolve))
    // More than the batch that is written at a time.
    sending.write(content.subarray(0, 3_000_000))
    await eventually(() => arrived(location)).toBeGreaterThan(0)
    main.child.kill('SIGTERM')
    await broken
    expect(await main.ended).toBe(0)

    const again = await started()
    const offset = await offsetOf(again, token, location)
    expect(offset).toBeGreaterThan(0)
    const rest = content.subarray(offset)
    const last = await fetch(`${again.url}${location}`, {
      method: 'PATCH',
      headers: partHeaders(token, offset, rest.length),
      body: rest,
    })
    expect(last.status).toBe(204)
    expect(Number(last.headers.get('sinupan-document'))).toBeGreaterThan(0)
  })
})

const tus = (token: string) => ({ authorization: `Bearer ${token}`, 'tus-resumable': '1.0.0' })
const partHeaders = (token: string, offset: number, length: number) => ({
  ...tus(token),
  'upload-offset': String(offset),
  'content-type': 'application/offset+octet-stream',
  'content-length': String(length),
})

async function beginUpload({ url }: MainProcess, token: string, length: number): Promise<string> {
  const base64 = (text: string) => Buffer.from(text).toString('base64')
  const metadata = `filename ${base64('Kept.txt')},deliveryUnitId ${base64(String(university.units.admissions))}`
  const headers = { ...tus(token), 'upload-length': String(length), 'upload-metadata': metadata }
  const answer = await fetch(`${url}/api/Upload`, { method: 'POST', headers })
  expect(answer.status).toBe(201)
  return new URL(answer.headers.get('location') ?? '', url).pathname
}

/** Bytes of an upload that are on disk; to ask the server would end the part that is on its way. */
const arrived = (location: string) =>
  stat(join(partials, basename(location))).then(
    ({ size }) => size,
    () => 0,
  )

async function offsetOf({ url }: MainProcess, token: string, location: string): Promise<number> {
  const { headers } = await fetch(`${url}${location}`, { method: 'HEAD', headers: tus(token) })
  return Number(headers.get('upload-offset'))
}

test('what a server says is one line a start where people read it', async () => {
  const main = await started({ LOG_FORMAT: 'people' })
  // Where the tests are given a server, nobody handed its history over.
  const lines = main
    .lines()
    .filter((line) => !line.startsWith('The history or the disposal register belongs to the role'))
  expect(lines).toEqual([expect.stringMatching(/^Sinupan is ready at http/)])
  await fetch(`${main.url}/api/Nowhere`)
  await eventually(() => main.lines().at(-1)).toMatch(/^\d\d:\d\d:\d\d info GET \/api\/Nowhere · 404 in \d+ ms$/)
})

test('what was compiled is kept for the next start, in a folder that is for the server’s user alone', async () => {
  await started()
  const folder = join(dataDir, 'compiled')
  expect((await stat(folder)).mode & 0o777).toBe(0o700)
  await eventually(() => readdir(folder)).not.toEqual([])
})

describe('the keys of an installation', () => {
  test('are the same at all of its servers: another set is refused with a sentence', async () => {
    const first = await started()
    const other = await otherFolder()
    const wrong = await begin({}, other)
    expect(await wrong.ended).toBe(1)
    expect(wrong.lines().join('\n')).toContain(`The keys in ${join(other, 'secrets.json')} are not those that this`)

    const file = join(other, 'keys of all.json')
    await copyFile(join(dataDir, 'secrets.json'), file)
    const second = await begin({ SECRETS_FILE: file }, other)
    await second.ready
    const me = await fetch(`${second.url}/api/Account/Me`, {
      headers: { authorization: `Bearer ${await tokenOf(first)}` },
    })
    expect(me.status).toBe(200)
  })

  test('can be others once the old ones are lost, when that is said', async () => {
    const other = await otherFolder()
    const renewed = await begin({ ACCEPT_NEW_SECRETS: 'true' }, other)
    await renewed.ready
    const old = await begin()
    expect(await old.ended).toBe(1)
  })
})
