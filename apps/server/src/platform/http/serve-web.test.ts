import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerError } from './answer-error.ts'
import { serveWeb } from './serve-web.ts'

const built = await mkdtemp(join(tmpdir(), 'sinupan-web-'))
const fastify = Fastify()

beforeAll(async () => {
  await writeFile(join(built, 'index.html'), '<html><head><title>Sinupan</title></head><body></body></html>')
  fastify.setErrorHandler(answerError)
  await serveWeb(fastify, {
    built,
    describe: async ({ url }) => {
      if (url === '/broken') throw new Error('The database is gone.')
      return url === '/files/gone' ? { status: 410, head: '<title>Gone $& $1</title>' } : undefined
    },
  })
})
afterAll(async () => {
  await fastify.close()
  await rm(built, { recursive: true })
})

const open = (url: string, headers = {}) => fastify.inject({ url, headers: { accept: 'text/html', ...headers } })

test('a page that is described has that head and status, compressed or not', async () => {
  const plain = await open('/files/gone')
  expect([plain.statusCode, plain.body]).toEqual([
    410,
    '<html><head><title>Gone $& $1</title></head><body></body></html>',
  ])
  const small = await open('/files/gone', { 'accept-encoding': 'gzip, br' })
  expect(small.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(small.rawPayload).toString()).toBe(plain.body)
})

test('other pages, and those whose description fails, come as they are', async () => {
  for (const url of ['/archive', '/broken']) {
    const { statusCode, body, headers } = await open(url)
    expect([statusCode, headers['cache-control']], url).toEqual([200, 'no-cache'])
    expect(body).toContain('<title>Sinupan</title>')
  }
})

test('who takes anything is answered with the page too: monitors, crawlers, curl', async () => {
  for (const accept of ['*/*', undefined, 'text/html, */*;q=0.1', 'text/*'])
    expect((await fastify.inject({ url: '/archive', headers: accept ? { accept } : {} })).statusCode, accept).toBe(200)
  const { statusCode, headers, body } = await fastify.inject({ method: 'HEAD', url: '/', headers: { accept: '*/*' } })
  expect([statusCode, headers['content-type'], body]).toEqual([200, 'text/html; charset=utf-8', ''])
})

test('what is no page is not answered with one', async () => {
  expect((await open('/api/Nothing')).statusCode).toBe(404)
  expect((await open('/assets/old.js')).statusCode).toBe(404)
  for (const accept of ['application/json', 'image/avif,image/webp,*/*;q=0.8'])
    expect((await open('/files/gone', { accept })).statusCode).toBe(404)
  for (const url of ['/favicon.ico', '/old/app.js?v=2'])
    expect((await open(url, { accept: '*/*' })).statusCode).toBe(404)
  expect((await fastify.inject({ method: 'POST', url: '/archive', headers: { accept: '*/*' } })).statusCode).toBe(404)
})
