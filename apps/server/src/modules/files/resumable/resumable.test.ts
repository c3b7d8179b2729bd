import { createHash } from 'node:crypto'
import { readdir, stat } from 'node:fs/promises'
import { type AddressInfo, connect } from 'node:net'
import { join } from 'node:path'
import * as contract from '@sinupan/contract'
import { describe, expect, test } from 'vitest'
import { system } from '../../../platform/actor.ts'
import type { Caller } from '../../../testing/caller.ts'
import { startSinupan } from '../../../testing/sinupan.ts'
import { sweepBlobs } from '../use-cases/sweep-blobs.ts'

const { app, people, nobody, university, clock, signIn, db } = await startSinupan({ UPLOAD_LIMIT: '5000000' })
const { ana, ben, carla } = people
const unit = university.units.admissions
const { storage } = app.contextFor(system)

/** What waits for more bytes. */
const partials = () => readdir(storage.partials)
const remembered = () => db.selectFrom('finishedUploads').select('id').execute()
const getDocument = (id: unknown) => ana.ask(contract.getDocument, { params: { id: Number(id) } })
const encode = (fields: Record<string, string | number>) =>
  Object.entries(fields)
    .map(([key, value]) => `${key} ${Buffer.from(String(value)).toString('base64')}`)
    .join(',')
const version = { 'tus-resumable': '1.0.0' }

const begin = (caller: Caller, length: number, fields: Record<string, string | number>, more = {}) =>
  caller.request({
    method: 'POST',
    url: '/api/Upload',
    headers: { ...version, 'upload-length': String(length), 'upload-metadata': encode(fields), ...more },
  })
async function began(length: number, fields: Record<string, string | number> = {}): Promise<string> {
  const answer = await begin(ana, length, { filename: 'Tus.txt', deliveryUnitId: unit, ...fields })
  if (answer.status !== 201) throw new Error(answer.raw.toString())
  return String(answer.headers.location)
}
const head = (caller: Caller, url: string) => caller.request({ method: 'HEAD', url, headers: version })
const patch = (caller: Caller, url: string, offset: number, payload: string | Buffer) =>
  caller.request({
    method: 'PATCH',
    url,
    headers: { ...version, 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
    payload: Buffer.from(payload),
  })

describe('a resumable upload', () => {
  test('is begun, gone on with from where it stopped, and becomes a document', async () => {
    const folder = await ana.ask(contract.createFolder, { params: { duId: unit }, body: { name: 'Resumed' } })
    const url = await began(10, {
      filename: 'C:\\scans/../Señor.txt',
      fileFolderId: folder.id,
      tagIds: university.tags.urgent,
      relativePaths: '["Inner/Señor.txt"]',
    })
    expect(url).toMatch(/^\/api\/Upload\/[0-9a-f-]+$/)
    const first = await patch(ana, url, 0, 'abcd')
    expect(first).toMatchObject({ status: 204, headers: { 'upload-offset': '4', 'tus-resumable': '1.0.0' } })
    expect(first.headers['upload-expires']).toBeDefined()
    expect(await head(ana, url)).toMatchObject({
      status: 200,
      headers: { 'upload-offset': '4', 'upload-length': '10', 'cache-control': 'no-store' },
    })
    expect(await patch(ana, url, 3, 'x')).toMatchObject({ status: 409, body: { code: 'StateChanged' } })
    const last = await patch(ana, url, 4, 'efghij')
    expect(last).toMatchObject({ status: 204, headers: { 'upload-offset': '10' } })
    const document = await getDocument(last.headers['sinupan-document'])
    expect(document).toMatchObject({
      name: 'Señor',
      path: 'My Office / Resumed / Inner',
      fileTags: [{ tag: { id: university.tags.urgent } }],
      fileManagerFiles: [
        {
          id: Number(last.headers['sinupan-file']),
          fileName: 'Señor.txt',
          size: 10,
          sha256: createHash('sha256').update('abcdefghij').digest('hex'),
        },
      ],
    })
    // Who did not hear the answer asks again, and no second document is made.
    for (const again of [await head(ana, url), await patch(ana, url, 10, '')])
      expect(again.headers).toMatchObject({ 'upload-offset': '10', 'sinupan-document': String(document.id) })
    expect((await ana.request({ method: 'DELETE', url, headers: version })).status).toBe(204)
    expect(await partials()).toEqual([])
  })

  test('takes nothing more once it is whole, from wherever it would be gone on with', async () => {
    const whole = await began(10)
    await patch(ana, whole, 0, 'abcdefghij')
    for (const [url, size] of [[whole, 10] as const, [await began(0), 0] as const]) {
      for (const offset of [0, 4, 9, 11, 5_000_001].filter((one) => one !== size))
        for (const payload of ['', 'x'])
          expect(await patch(ana, url, offset, payload), `${offset} of ${size}`).toMatchObject({
            status: 409,
            body: { code: 'StateChanged' },
          })
      expect(await patch(ana, url, size, 'x')).toMatchObject({ status: 413, body: { code: 'TooLarge' } })
      expect(await patch(ana, url, Number.NaN, '')).toMatchObject({ status: 409 })
      expect(await patch(ana, url, size, '')).toMatchObject({ status: 204, headers: { 'upload-offset': String(size) } })
    }
  })

  test('replaces a file of a document', async () => {
    const made = await patch(ana, await began(3), 0, 'one')
    const [fileManagerId, replacesFileId] = [made.headers['sinupan-document'], made.headers['sinupan-file']]
    const begun = await begin(ben, 3, {
      filename: 'New.txt',
      fileManagerId: Number(fileManagerId),
      replacesFileId: Number(replacesFileId),
    })
    await patch(ben, String(begun.headers.location), 0, 'two')
    expect(await getDocument(fileManagerId)).toMatchObject({
      fileManagerFiles: [{ fileName: 'New.txt', versionNo: 2 }],
    })
  })

  test('may bring its bytes along, or have none', async () => {
    const whole = await ana.request({
      method: 'POST',
      url: '/api/Upload',
      headers: {
        ...version,
        'upload-length': '3',
        'upload-metadata': encode({ filename: 'At once.txt', deliveryUnitId: unit }),
        'content-type': 'application/offset+octet-stream',
      },
      payload: 'abc',
    })
    expect(whole).toMatchObject({ status: 201, headers: { 'upload-offset': '3' } })
    expect(await getDocument(whole.headers['sinupan-document'])).toMatchObject({ totalFileSize: 3 })
    const empty = await begin(ana, 0, { filename: 'Empty.txt', deliveryUnitId: unit })
    expect(await getDocument(empty.headers['sinupan-document'])).toMatchObject({ name: 'Empty', totalFileSize: 0 })
  })

  test('is its user’s alone, on every request', async () => {
    const url = await began(10)
    expect((await head(ben, url)).status).toBe(404)
    expect((await patch(ben, url, 0, 'abc')).body).toMatchObject({ code: 'NotFound' })
    expect((await patch(nobody, url, 0, 'abc')).status).toBe(401)
    expect((await ben.request({ method: 'DELETE', url, headers: version })).status).toBe(404)
    for (const id of ['x', '..%2F..%2Fsecrets.json', `${'0'.repeat(32)}-${'0'.repeat(32)}`])
      expect((await head(ana, `/api/Upload/${id}`)).status).toBe(404)
    const again = await signIn('ana')
    expect((await patch(again, url, 0, 'abc')).status).toBe(204)
    expect((await ana.request({ method: 'DELETE', url, headers: version })).status).toBe(204)
    expect((await head(ana, url)).status).toBe(404)
  })

  test('is refused before anything is sent where the place, the name or the size is not right', async () => {
    const file = { filename: 'a.txt' }
    const refused = async (length: number, fields: Record<string, string | number>, caller = ana) => {
      const { status, body } = await begin(caller, length, fields)
      return [status, (body as { code: string }).code]
    }
    expect(await refused(1, { ...file, deliveryUnitId: unit }, nobody)).toEqual([401, 'Unauthenticated'])
    expect(await refused(1, { ...file, deliveryUnitId: unit }, carla)).toEqual([403, 'NotYourDeliveryUnit'])
    expect(await refused(1, { ...file, deliveryUnitId: unit, fileFolderId: 9_999 })).toEqual([404, 'NotFound'])
    expect(await refused(1, { ...file, fileManagerId: 9_999 })).toEqual([404, 'NotFound'])
    expect(await refused(1, { ...file, deliveryUnitId: unit, colour: 'red' })).toEqual([400, 'ValidationFailed'])
    expect(await refused(1, { filename: 'two\nlines', deliveryUnitId: unit })).toEqual([400, 'ValidationFailed'])
    expect(await refused(1, {})).toEqual([400, 'ValidationFailed'])
    expect(await refused(5_000_001, { ...file, deliveryUnitId: unit })).toEqual([413, 'TooLarge'])
    expect(await refused(-1, { ...file, deliveryUnitId: unit })).toEqual([400, 'ValidationFailed'])
    expect(await begin(ana, 1, { ...file, deliveryUnitId: unit }, { 'tus-resumable': '0.2' })).toMatchObject({
      status: 412,
      headers: { 'tus-version': '1.0.0' },
      body: { code: 'ValidationFailed' },
    })
    expect(await partials()).toEqual([])
  })

  test('of what is refused by its content, or of more than was said, leaves nothing', async () => {
    const program = '#!/bin/sh\nrm -rf /\n'
    const url = await began(program.length, { filename: 'notes.txt' })
    expect(await patch(ana, url, 0, program)).toMatchObject({ status: 415, body: { code: 'TypeRefused' } })
    expect((await head(ana, url)).status).toBe(404)
    const small = await began(3)
    expect(await patch(ana, small, 0, 'four')).toMatchObject({ status: 413, body: { code: 'TooLarge' } })
    await ana.request({ method: 'DELETE', url: small, headers: version })
    expect(await partials()).toEqual([])
  })

  test('tells what the server can do', async () => {
    const { headers, status } = await nobody.request({ method: 'OPTIONS', url: '/api/upload' })
    expect(status).toBe(204)
    expect(headers).toMatchObject({ 'tus-version': '1.0.0', 'tus-max-size': '5000000' })
    expect(String(headers['tus-extension'])).toMatch(/creation,.*termination,expiration/)
    expect(headers).not.toHaveProperty('access-control-allow-origin')
  })
})

test('a connection that breaks in the middle keeps what came', async () => {
  await app.fastify.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.fastify.server.address() as AddressInfo
  const content = Buffer.alloc(3_000_000, 'tus ')
  const url = await began(content.length, { filename: 'Broken.bin' })
  const socket = connect(port, '127.0.0.1')
  socket.write(
    `PATCH ${url} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${ana.token}\r\nTus-Resumable: 1.0.0\r\nUpload-Offset: 0\r\n` +
      `Content-Type: application/offset+octet-stream\r\nContent-Length: ${content.length}\r\n\r\n`,
  )
  await new Promise((handedOver) => socket.write(content.subarray(0, 2_000_000), handedOver))
  const written = async () => (await stat(join(storage.partials, url.slice(-65)))).size
  await expect.poll(written).toBeGreaterThan(0)
  socket.destroy()
  const offset = 2_000_000
  await expect.poll(async () => Number((await head(ana, url)).headers['upload-offset'])).toBe(offset)
  const last = await patch(ana, url, offset, content.subarray(offset))
  expect(last.status).toBe(204)
  const { fileManagerFiles } = await getDocument(last.headers['sinupan-document'])
  expect(fileManagerFiles[0]?.sha256).toBe(createHash('sha256').update(content).digest('hex'))
})

test('an upload that nobody goes on with is swept after a day, and so is what is remembered', async () => {
  const url = await began(10)
  await patch(ana, url, 0, 'abc')
  expect((await sweepBlobs(app.contextFor(system))).partials).toBe(0)
  expect(await remembered()).not.toEqual([])
  clock.pass({ hours: 25 })
  expect((await sweepBlobs(app.contextFor(system))).partials).toBe(1)
  expect(await partials()).toEqual([])
  expect(await remembered()).toEqual([])
  expect((await head(await signIn('ana'), url)).status).toBe(404)
})
