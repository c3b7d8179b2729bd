import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startSinupan } from '../../testing/sinupan.ts'
import { uploadOne } from '../../testing/upload.ts'

const { people, nobody, db, dataDir } = await startSinupan({ NGINX_LOCATION: '/kept/', TRUST_PROXY: '127.0.0.1' })
const { ana, carla } = people
const forwarded = { 'x-forwarded-for': '203.0.113.7' }

const { fileManagerId, file } = await uploadOne(ana, { name: 'Minutes.txt', content: 'abcdefghij' })
const read = (headers: Record<string, string>, { caller = ana, method = 'GET' as 'GET' | 'HEAD' } = {}) => {
  const query = { disposition: 'attachment' }
  return caller.request({ method, url: `/api/FileManagerFile/ReadFile/${file.id}`, headers, query })
}
const place = `/kept/${file.sha256.slice(0, 2)}/${file.sha256}`
const told = async () =>
  (await sql`select from facts where name = 'document.contents-read' and document_id = ${fileManagerId}`.execute(db))
    .rows.length

test('through the proxy a file is told of, written down, and left to the proxy, whole or in one part', async () => {
  const asked: Record<string, string>[] = [
    {},
    { range: 'bytes=0-4' },
    { range: 'bytes=0-4', 'if-range': `"${file.sha256}"` },
  ]
  for (const more of asked) {
    const before = await told()
    const answer = await read({ ...forwarded, ...more })
    expect(answer).toMatchObject({
      status: 200,
      raw: Buffer.alloc(0),
      headers: {
        'x-accel-redirect': place,
        etag: `"${file.sha256}"`,
        'content-type': 'text/plain; charset=utf-8',
        'content-disposition': expect.stringContaining('Minutes.txt'),
        'content-security-policy': expect.stringContaining('sandbox'),
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-cache',
      },
    })
    expect(answer.headers['content-range']).toBeUndefined()
    expect(await told()).toBe(before + 1)
  }
})

test('what a proxy might understand in another way is answered from here, as is whoever comes past it', async () => {
  const here = [
    [{}, 200, 'abcdefghij'],
    [{ ...forwarded, range: 'bytes=0-1,3-4' }, 200, 'abcdefghij'],
    [{ ...forwarded, range: 'bytes=4-2' }, 200, 'abcdefghij'],
    [{ ...forwarded, range: 'bytes=0-1', 'if-range': '"older"' }, 200, 'abcdefghij'],
    [{ ...forwarded, 'if-none-match': `"${file.sha256}"` }, 304, ''],
  ] as const
  for (const [headers, status, text] of here) {
    const answer = await read(headers)
    expect([answer.status, answer.raw.toString(), answer.headers['x-accel-redirect']]).toEqual([
      status,
      text,
      undefined,
    ])
  }
  expect(await read({ ...forwarded, range: 'bytes=10-' })).toMatchObject({ status: 416 })
  const head = await read(forwarded, { method: 'HEAD' })
  expect(head).toMatchObject({ status: 200, headers: { 'content-length': '10' } })
  expect(head.headers['x-accel-redirect']).toBeUndefined()
})

test('nobody is sent to the proxy’s file who may not read it, nor to one that is not there', async () => {
  for (const caller of [carla, nobody]) {
    const answer = await read(forwarded, { caller })
    expect(answer.status).toBe(caller === nobody ? 401 : 404)
    expect(answer.headers['x-accel-redirect']).toBeUndefined()
  }
  await rm(join(dataDir, 'blobs', file.sha256.slice(0, 2), file.sha256))
  const answer = await read(forwarded)
  expect(answer).toMatchObject({ status: 500, body: { code: 'BytesMissing' } })
  expect(answer.headers['x-accel-redirect']).toBeUndefined()
})
