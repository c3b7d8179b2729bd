import type { AddressInfo } from 'node:net'
import * as contract from '@sinupan/contract'
import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import type { Caller } from '../../../testing/caller.ts'
import { startSinupan } from '../../../testing/sinupan.ts'

const sinupan = await startSinupan({ NOTICE_HEARTBEAT: '1' })
const { app, people, nobody, clock, db, signIn } = sinupan
const { ana, ben } = people
await app.fastify.listen({ port: 0, host: '127.0.0.1' })
const { port } = app.fastify.server.address() as AddressInfo

const open: AbortController[] = []
afterEach(() => {
  for (const one of open.splice(0)) one.abort()
})

interface Stream {
  /** Names of the events so far; `end` when the server ended it. */
  events: string[]
  headers: Headers
}

const urlOf = async (caller: Caller) => (await caller.ask(contract.listNotifications)).streamUrl

async function listen(url: string): Promise<Stream> {
  const aborting = new AbortController()
  open.push(aborting)
  const response = await fetch(`http://127.0.0.1:${port}${url}`, { signal: aborting.signal })
  const events: string[] = []
  void read(response, events).catch(() => undefined)
  return { events, headers: response.headers }
}
async function read(response: Response, events: string[]): Promise<void> {
  for await (const text of response.body?.pipeThrough(new TextDecoderStream()) ?? [])
    for (const [, name = ''] of text.matchAll(/^event: (\w+)$/gm)) events.push(name)
  events.push('end')
}
const eventually = <T>(look: () => T) => expect.poll(look)
/** A stream of which everything is heard from here on. */
async function listening(caller: Caller): Promise<Stream> {
  const stream = await listen(await urlOf(caller))
  await eventually(() => stream.events).toContain('ready')
  // The connection to the database is made with the first one, and says that something may have been missed.
  await eventually(heardAt).toBe(1)
  await tellOf(caller)
  await eventually(() => stream.events).toContain('notice')
  stream.events.length = 0
  return stream
}
async function heardAt(): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from pg_stat_activity
    where datname = current_database() and application_name = 'sinupan-announcements'`.execute(db)
  return rows[0]?.n ?? 0
}
const tellOf = ({ userId }: Caller) =>
  db.insertInto('notifications').values({ userId, kind: 'posting.approved', payload: '{}' }).execute()

test('a new notice is told to its person at once, at each of their windows, and to nobody else', async () => {
  const [first, second, bens] = [await listening(ana), await listening(ana), await listening(ben)]
  first.events.length = 0
  await tellOf(ana)
  for (const { events } of [first, second]) await eventually(() => events).toEqual(['notice'])
  // What ben hears next is his own: the one of ana did not come before it.
  await tellOf(ben)
  await eventually(() => bens.events).toEqual(['notice'])
  expect(first.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  expect(first.headers.get('cache-control')).toBe('no-store')
  expect(first.headers.get('x-accel-buffering')).toBe('no')
})

test('what was read at one window is told to the others', async () => {
  const { events } = await listening(ana)
  await ana.ask(contract.readAllNotifications)
  await eventually(() => events).toEqual(['notice'])
})

test('a stream ends with its session: signed out, deactivated or run out', async () => {
  const signedOut = await signIn('ben')
  const stream = await listening(signedOut)
  await signedOut.ask(contract.signOut)
  await eventually(() => stream.events).toEqual(['ended', 'end'])

  const dans = await listening(await signIn('dan'))
  await sql`update users set deactivated_at = now() where id = ${people.dan.userId}`.execute(db)
  await eventually(() => dans.events).toEqual(['ended', 'end'])

  const late = await listening(await signIn('carla'))
  clock.pass({ hours: 13 })
  await eventually(() => late.events).toEqual(['ended', 'end'])
})

test('an address that is altered, over, of an ended session or of another thing opens nothing', async () => {
  const caller = await signIn('ana')
  const url = await urlOf(caller)
  const status = async (address: string) => (await nobody.request({ url: address })).status
  const altered = url.endsWith('x') ? 'y' : 'x'
  expect(await status(`${url.slice(0, -1)}${altered}`)).toBe(404)
  expect(await status(url.replace(/ticket=.*/, 'ticket=x'))).toBe(404)
  expect(await status(url.replace(/\?.*/, ''))).toBe(400)
  expect((await ana.request({ url: url.replace(/ticket=.*/, 'ticket=x') })).status).toBe(404)
  clock.pass({ seconds: 601 })
  expect(await status(url)).toBe(404)
  const again = await urlOf(caller)
  await caller.ask(contract.signOut)
  expect(await status(again)).toBe(404)
})

test('a session holds four streams; with a fifth the oldest ends', async () => {
  const url = await urlOf(await signIn('ana'))
  const streams: Stream[] = []
  for (let no = 1; no <= 5; no++) {
    const stream = await listen(url)
    await eventually(() => stream.events).toContain('ready')
    streams.push(stream)
  }
  await eventually(() => streams[0]?.events.at(-1)).toBe('end')
  expect(streams.slice(1).map(({ events }) => events.includes('end'))).toEqual([false, false, false, false])
})

test('a connection to the database that was lost is made again, and what was missed meanwhile is asked for', async () => {
  const { events } = await listening(await signIn('ana'))
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'sinupan-announcements'`.execute(db)
  await eventually(() => events).toContain('notice')
  events.length = 0
  await tellOf(ana)
  await eventually(() => events).toEqual(['notice'])
})
