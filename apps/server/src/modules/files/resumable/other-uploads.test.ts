import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../../testing/caller.ts'
import { startSinupan } from '../../../testing/sinupan.ts'

const { app, people, university } = await startSinupan()
const { ana, ben } = people
const [ownLength, otherLength] = [11, 7_777]
const tus = { 'tus-resumable': '1.0.0' }
const base64 = (text: string) => Buffer.from(text).toString('base64')

let port: number
beforeAll(async () => {
  await app.fastify.listen({ port: 0, host: '127.0.0.1' })
  port = (app.fastify.server.address() as AddressInfo).port
})

interface Answer {
  status: number
  offset: string | undefined
  length: string | undefined
}
interface Asked {
  method: string
  headers?: Record<string, string>
  body?: string
}

/** Sends a request target to the letter, as no well-meaning client would. */
function ask(caller: Caller, path: string, { method, headers = {}, body }: Asked): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(
      { port, path, method, headers: { authorization: `Bearer ${caller.token}`, ...tus, ...headers }, agent: false },
      (answer) => {
        const { 'upload-offset': offset, 'upload-length': length } = answer.headers
        answer.resume().on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            offset: offset as string | undefined,
            length: length as string | undefined,
          }),
        )
      },
    )
    sent.on('error', reject).end(body)
  })
}

async function begin(caller: Caller, length: number): Promise<string> {
  const { headers } = await caller.request({
    method: 'POST',
    url: '/api/Upload',
    headers: {
      ...tus,
      'upload-length': String(length),
      'upload-metadata': `filename ${base64('a.txt')},deliveryUnitId ${base64(String(university.units.admissions))}`,
    },
  })
  return String(headers.location).replace('/api/Upload/', '')
}

const joints = ['?x=/', '?/', '/?x=/', '?x=//', '?x=%2F', '?x=y&z=/', '#/', '?a=1#/', ';/', '%3F/', '%23/', '/', '//']
const more = ['%2F', '%252F', '/%2e%2e/', '/../', '/..%2f', '\\', '%5C', '%00/', '/./', ',/', '&/', '?x=..%2f..%2f/']
const ends = ['', '/', '?', '#', '/?', '/#x']
/** Ways to name one upload in the path and another one behind it. */
const targetsOf = (own: string, other: string): string[] =>
  ['/api/Upload', '/API/UPLOAD', '/api//Upload', '//api/Upload'].flatMap((base, index) =>
    [...joints, ...more].flatMap((joint) =>
      (index === 0 ? ends : ['']).map((end) => `${base}/${own}${joint}${other}${end}`),
    ),
  )

type Headers = Record<string, string>
const headersOf = (other: string): Headers[] => [
  ...['DELETE', 'PATCH', 'HEAD'].flatMap((method): Headers[] => [
    { 'x-http-method-override': method },
    { 'x-method-override': method },
    { 'x-http-method': method },
  ]),
  ...['x-original-url', 'x-rewrite-url', 'x-forwarded-uri', 'x-forwarded-path', 'x-forwarded-prefix', 'referer'].map(
    (name) => ({ [name]: `/api/Upload/${other}` }),
  ),
  { 'x-forwarded-host': `x/api/Upload/${other}`, 'x-forwarded-proto': 'https' },
  { forwarded: `host="x/api/Upload/${other}";proto=http` },
  { 'upload-concat': `final;/api/Upload/${other}` },
  { 'upload-defer-length': '1' },
  { host: `localhost/api/Upload/${other}?` },
]

const acts = (offset: string): Asked[] => [
  { method: 'HEAD' },
  { method: 'DELETE' },
  {
    method: 'PATCH',
    headers: { 'upload-offset': offset, 'content-type': 'application/offset+octet-stream' },
    body: 'x',
  },
]
const untouched = { status: 200, length: String(otherLength) }

test('an upload is reached by the id in the path alone, whatever stands behind it', async () => {
  const other = await begin(ben, otherLength)
  await ask(ben, `/api/Upload/${other}`, {
    method: 'PATCH',
    headers: { 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
    body: 'of Ben',
  })
  const before = await ask(ben, `/api/Upload/${other}`, { method: 'HEAD' })
  const own = await begin(ana, ownLength)
  for (const act of acts('6')) {
    for (const target of targetsOf(own, other)) {
      const answer = await ask(ana, target, act)
      expect(answer.length, `${act.method} ${target}`).not.toBe(String(otherLength))
      expect(answer.status, `${act.method} ${target}`).toBeLessThan(500)
    }
  }
  expect(await ask(ben, `/api/Upload/${other}`, { method: 'HEAD' })).toEqual(before)
  expect(before).toEqual({ ...untouched, offset: '6' })
})

test('no header leads to another upload, or makes another request of this one', async () => {
  const other = await begin(ben, otherLength)
  for (const headers of headersOf(other)) {
    for (const act of acts('0')) {
      const own = await begin(ana, ownLength)
      const answer = await ask(ana, `/api/Upload/${own}`, { ...act, headers: { ...act.headers, ...headers } })
      const told = `${act.method} ${JSON.stringify(headers)}`
      expect(answer.length, told).not.toBe(String(otherLength))
      expect(answer.status, told).toBeLessThan(500)
      const left = await ask(ana, `/api/Upload/${own}`, { method: 'HEAD' })
      const isGone = act.method === 'DELETE' && answer.status === 204
      expect([left.status, left.offset], told).toEqual(
        isGone ? [404, undefined] : [200, act.method === 'PATCH' && answer.status === 204 ? '1' : '0'],
      )
    }
  }
  expect(await ask(ben, `/api/Upload/${other}`, { method: 'HEAD' })).toEqual({ ...untouched, offset: '0' })
})
