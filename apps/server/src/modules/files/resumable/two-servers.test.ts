import { createHash } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { join } from 'node:path'
import * as contract from '@sinupan/contract'
import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { Sinupan } from '../../../app.ts'
import { Caller } from '../../../testing/caller.ts'
import { startSinupan } from '../../../testing/sinupan.ts'
import { askOffset, beginUpload, sendPart } from '../../../testing/tus.ts'

const { app: first, another, people, dataDir, db } = await startSinupan()
const second = await another()
const { ana } = people
const there = new Caller(second, ana)

const ports = new Map<Sinupan, number>()
beforeAll(async () => {
  for (const app of [first, second]) {
    await app.fastify.listen({ port: 0, host: '127.0.0.1' })
    ports.set(app, (app.fastify.server.address() as AddressInfo).port)
  }
})

const sizeOf = async (url: string) => (await stat(join(dataDir, 'incoming-tus', url.replace('/api/Upload/', '')))).size
const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex')

/** A part on its way, of which only the beginning was sent; `answered` is what the server says at the end. */
async function sendSlowly(
  url: string,
  content: Buffer,
  sent: number,
): Promise<{ socket: Socket; answered: Promise<string> }> {
  const socket = connect(ports.get(first) ?? 0, '127.0.0.1')
  const answered = new Promise<string>((resolve) => {
    let text = ''
    socket.on('data', (piece) => {
      text += piece
      if (text.includes('\r\n\r\n')) resolve(text)
    })
    socket.on('error', () => undefined).on('close', () => resolve(text))
  })
  socket.write(
    `PATCH ${url} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${ana.token}\r\nTus-Resumable: 1.0.0\r\nUpload-Offset: 0\r\n` +
      `Content-Type: application/offset+octet-stream\r\nContent-Length: ${content.length}\r\n\r\n`,
  )
  socket.write(content.subarray(0, sent))
  await expect.poll(() => sizeOf(url)).toBeGreaterThan(0)
  return { socket, answered }
}

async function expectFiled(id: unknown, content: Buffer): Promise<void> {
  const { fileManagerFiles } = await ana.ask(contract.getDocument, { params: { id: Number(id) } })
  expect(fileManagerFiles.map((file) => file.sha256)).toEqual([sha256(content)])
}

const content = Buffer.alloc(5_000_000, 'two servers ')

test('a part that hangs on one server makes way for the same upload on another', async () => {
  const url = await beginUpload(ana, content.length, { filename: 'Moved on.bin' })
  const { socket, answered } = await sendSlowly(url, content, 3_000_000)
  const offset = Number((await askOffset(there, url)).headers['upload-offset'])
  expect(offset).toBe(3_000_000)
  socket.write(content.subarray(3_000_000))
  const last = await sendPart(there, url, offset, content.subarray(offset))
  expect(last.status).toBe(204)
  await expectFiled(last.headers['sinupan-document'], content)
  expect(await answered).not.toContain('sinupan-document')
  socket.destroy()
})

test('who loses the connection that holds the lock stops writing', async () => {
  const url = await beginUpload(ana, content.length, { filename: 'Lost.bin' })
  const { socket, answered } = await sendSlowly(url, content, 2_000_000)
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'sinupan-locks' and datname = current_database()`.execute(db)
  expect(await answered).toMatch(/^HTTP\/1.1 503 /)
  socket.destroy()
  const size = await sizeOf(url)
  expect(size).toBeLessThanOrEqual(2_000_000)
  expect((await askOffset(there, url)).headers['upload-offset']).toBe(String(size))
  const last = await sendPart(there, url, size, content.subarray(size))
  await expectFiled(last.headers['sinupan-document'], content)
})

test('two that file the same upload at once make one document', async () => {
  for (let round = 0; round < 5; round++) {
    const url = await beginUpload(ana, 9, { filename: `Race ${round}.txt` })
    await sendPart(ana, url, 0, 'the race')
    const answers = await Promise.all([
      sendPart(ana, url, 8, '!'),
      sendPart(there, url, 8, '!'),
      askOffset(there, url),
      sendPart(ana, url, 8, '!'),
    ])
    const ids = answers.flatMap(({ headers }) => headers['sinupan-document'] ?? [])
    expect(ids.length).toBeGreaterThan(0)
    expect(new Set(ids).size).toBe(1)
    const { rows } = await sql`select from documents where name = ${`Race ${round}`}`.execute(db)
    expect(rows).toHaveLength(1)
  }
})

const part = fc.record({
  isHere: fc.boolean(),
  length: fc.integer({ min: 1, max: 40_000 }),
  times: fc.integer({ min: 1, max: 3 }),
})

test('whatever comes to two servers at once, what is filed is what was sent', async () => {
  const run = async (parts: { isHere: boolean; length: number; times: number }[]) => {
    const whole = Buffer.alloc(
      parts.reduce((sum, { length }) => sum + length, 0),
      Math.random().toString(36),
    )
    const url = await beginUpload(ana, whole.length, { filename: 'Random.bin' })
    let offset = 0
    for (const { isHere, length, times } of parts) {
      const some = whole.subarray(offset, offset + length)
      // The same part several times and on both servers at once: one is taken, the others come too late.
      const callers = Array.from({ length: times }, (_, index) => (isHere === (index % 2 === 0) ? ana : there))
      const answers = await Promise.all(callers.map((caller) => sendPart(caller, url, offset, some)))
      expect(answers.filter(({ status }) => ![204, 409, 423].includes(status))).toEqual([])
      offset += length
      if (offset < whole.length) expect((await askOffset(there, url)).headers['upload-offset']).toBe(String(offset))
    }
    await expectFiled((await askOffset(ana, url)).headers['sinupan-document'], whole)
  }
  // A failure names its seed.
  await fc.assert(fc.asyncProperty(fc.array(part, { minLength: 1, maxLength: 4 }), run), { numRuns: 25 })
})
