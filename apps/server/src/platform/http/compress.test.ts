import { brotliDecompressSync, zstdDecompressSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { buildHttp } from './build-http.ts'
import { sendWritten, type WrittenItems } from './writing.ts'

const long = { items: Array.from({ length: 200 }, (_, no) => ({ no, name: `Memorandum ${no} – año` })) }
let fastify: FastifyInstance
// What is kept of an answer whose items, and what stands around them, are these.
const kept: WrittenItems = { slots: [] }
const turns: [items: string, around: string][] = [
  ['1', 'one'],
  ['1', 'one'],
  ['2', 'two'],
]

beforeAll(async () => {
  fastify = await buildHttp(readConfig({ LOG_LEVEL: 'silent' }))
  fastify.get('/long', async () => long)
  fastify.get('/short', async () => ({ name: 'Memorandum' }))
  fastify.get('/tagged', async (_request, reply) => reply.header('etag', '"one"').header('vary', 'origin').send(long))
  fastify.get('/known', async (_request, reply) => reply.code(304).send(JSON.stringify(long)))
  fastify.get('/written', async (_request, reply) =>
    reply.header('content-encoding', 'identity').send(JSON.stringify(long)),
  )
  fastify.get('/pieces', async (_request, reply) => {
    const slots = long.items.flatMap((one, index) => [
      Buffer.from(index > 0 ? ',' : ''),
      Buffer.from(JSON.stringify(one)),
    ])
    return sendWritten(reply, { text: '{"name":"ñ \\"items\\":[","items":[]}', opening: '"items":[', items: { slots } })
  })
  fastify.get('/kept', async (_request, reply) => {
    const [from, to] = turns.shift() ?? ['', '']
    kept.slots = [Buffer.from(from.padEnd(5_000))]
    return sendWritten(reply, { text: `{"name":"${to}","items":[]}`, opening: '"items":[', items: kept })
  })
  fastify.get('/bytes', async (_request, reply) => reply.send(Buffer.alloc(10_000)))
})
afterAll(() => fastify.close())

const ask = (url: string, takes?: string) =>
  fastify.inject({ url, headers: takes === undefined ? {} : { 'accept-encoding': takes } })

test.each([
  ['gzip, deflate, br, zstd', 'zstd', zstdDecompressSync],
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['BR;q=0.5, zstd;q=0', 'br', brotliDecompressSync],
] as const)('who takes %s is sent %s, and reads what it says', async (takes, coding, read) => {
  const { headers, rawPayload } = await ask('/long', takes)
  expect(headers).toMatchObject({ 'content-encoding': coding, vary: 'accept-encoding' })
  expect(headers['content-length']).toBe(String(rawPayload.length))
  expect(JSON.parse(read(rawPayload).toString())).toEqual(long)
  expect(rawPayload.length).toBeLessThan(JSON.stringify(long).length / 3)
})

test('a list whose items were written already is the same text, and as short on its way', async () => {
  const wanted = { name: 'ñ "items":[', items: long.items }
  expect(JSON.parse((await ask('/pieces')).body)).toEqual(wanted)
  const { headers, rawPayload } = await ask('/pieces', 'zstd')
  expect(headers).toMatchObject({ 'content-encoding': 'zstd', vary: 'accept-encoding' })
  expect(headers['content-length']).toBe(String(rawPayload.length))
  expect(JSON.parse(zstdDecompressSync(rawPayload).toString())).toEqual(wanted)
})

test('an answer that is kept is the same bytes again, each way that it is written, as long as what stands around is the same', async () => {
  const read = async () => zstdDecompressSync((await ask('/kept', 'zstd')).rawPayload).toString()
  expect(JSON.parse(await read())).toEqual({ name: 'one', items: [1] })
  const { sent } = kept
  expect(JSON.parse(brotliDecompressSync((await ask('/kept', 'br')).rawPayload).toString()).name).toBe('one')
  expect(kept.sent).toBe(sent)
  expect(JSON.parse(await read())).toEqual({ name: 'two', items: [2] })
})

test.each([undefined, '', 'gzip, deflate', 'identity', 'br;q=0, zstd;q=0.000', '*'])(
  'who takes %s is sent the text, and caches are told that it may differ',
  async (takes) => {
    const { headers, body } = await ask('/long', takes)
    expect(headers['content-encoding']).toBeUndefined()
    expect(headers.vary).toBe('accept-encoding')
    expect(JSON.parse(body)).toEqual(long)
  },
)

test('what is short, has no body, is bytes or written already goes as it is', async () => {
  for (const path of ['/short', '/known', '/bytes', '/written']) {
    const { headers } = await ask(path, 'br')
    expect([undefined, 'identity']).toContain(headers['content-encoding'])
  }
  expect((await ask('/known', 'br')).rawPayload).toHaveLength(0)
})

test('its tag says that it is the same text and not the same bytes', async () => {
  expect((await ask('/tagged', 'br')).headers).toMatchObject({ etag: 'W/"one"', vary: 'origin, accept-encoding' })
  expect((await ask('/tagged')).headers.etag).toBe('"one"')
})
