import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { type AddressInfo, connect } from 'node:net'
import { dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import * as contract from '@sinupan/contract'
import { expect, test, vi } from 'vitest'
import { system } from '../../../platform/actor.ts'
import type { Caller } from '../../../testing/caller.ts'
import { startSinupan } from '../../../testing/sinupan.ts'
import { encode, newKey, sendWhole } from '../../../testing/tus.ts'

const { app, people, university, db, signIn } = await startSinupan({ UPLOAD_LIMIT: '5000000' })
const { ana, ben } = people
const unit = university.units.admissions
const { storage } = app.contextFor(system)

const documentsNamed = async (name: string) =>
  (await db.selectFrom('documents').select('name').where('name', 'like', `${name}%`).execute()).map((row) => row.name)
const left = async () => [
  ...(await readdir(storage.partials)),
  ...(await readdir(join(dirname(storage.partials), 'incoming'))),
]

test('a small file comes whole with one request, and nothing of it lies anywhere else', async () => {
  const answer = await sendWhole(ana, { name: 'Memo.txt', content: 'All heads of units' })
  expect(answer).toMatchObject({ status: 201, headers: { 'upload-offset': '18', 'tus-resumable': '1.0.0' } })
  const document = await ana.ask(contract.getDocument, { params: { id: Number(answer.headers['sinupan-document']) } })
  expect(document.fileManagerFiles).toMatchObject([
    {
      id: Number(answer.headers['sinupan-file']),
      fileName: 'Memo.txt',
      sha256: createHash('sha256').update('All heads of units').digest('hex'),
    },
  ])
  const asked = await ana.request({
    method: 'HEAD',
    url: String(answer.headers.location),
    headers: { 'tus-resumable': '1.0.0' },
  })
  expect(asked.headers).toMatchObject({ 'upload-offset': '18', 'sinupan-document': String(document.id) })
  expect(await left()).toEqual([])
})

test('who did not hear the answer sends the file again under its key, and it is filed once', async () => {
  const file = { name: 'Once.txt', content: 'Heard or not', key: newKey() }
  const [first, ...others] = [
    await sendWhole(ana, file),
    ...(await Promise.all([sendWhole(ana, file), sendWhole(ana, file)])),
  ]
  for (const again of others) {
    expect(again.status).toBe(201)
    expect(again.headers['sinupan-document']).toBe(first.headers['sinupan-document'])
    expect(again.headers.location).toBe(first.headers.location)
  }
  expect(await documentsNamed('Once')).toEqual(['Once'])
  expect(await left()).toEqual([])
})

test('another file under a key that was used is refused, and not lost in silence', async () => {
  const file = { name: 'Key.txt', content: 'The first', key: newKey() }
  await sendWhole(ana, file)
  for (const other of [
    { ...file, content: 'Other one' },
    { ...file, content: 'Longer than the first' },
    { ...file, name: 'Lock.txt' },
  ])
    expect(await sendWhole(ana, other)).toMatchObject({
      status: 400,
      body: { code: 'ValidationFailed', errors: { 'Upload-Key': [expect.any(String)] } },
    })
  expect(await documentsNamed('Lock')).toEqual([])
  expect(await left()).toEqual([])
})

test('two requests at the same moment under one key make one document', async () => {
  const file = { name: 'Race.txt', content: 'Twice at once', key: newKey() }
  const answers = await Promise.all(Array.from({ length: 6 }, () => sendWhole(ana, file)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
  expect(new Set(answers.map(({ headers }) => headers['sinupan-document'])).size).toBe(1)
  expect(await documentsNamed('Race')).toEqual(['Race'])
})

test('a key is of the person who chose it; of somebody else it is another upload', async () => {
  const file = { name: 'Mine.txt', content: 'Whose?', key: newKey() }
  const mine = await sendWhole(ana, file)
  const theirs = await sendWhole(ben, file)
  expect(theirs.headers['sinupan-document']).not.toBe(mine.headers['sinupan-document'])
  expect(await documentsNamed('Mine')).toEqual(['Mine', 'Mine (2)'])
})

test('a taken name is numbered, and the answer says under which name the file lies', async () => {
  const file = { name: 'Año 2026.txt', content: 'First' }
  expect((await sendWhole(ana, file)).headers).not.toHaveProperty('sinupan-name')
  const second = await sendWhole(ana, { ...file, content: 'Second' })
  expect(decodeURIComponent(String(second.headers['sinupan-name']))).toBe('Año 2026 (2)')
})

test('what is refused says why, keeps nothing, and is refused again', async () => {
  const program = { name: 'notes.txt', content: '#!/bin/sh\nrm -rf /\n', key: newKey() }
  for (const answer of [await sendWhole(ana, program), await sendWhole(ana, program)])
    expect(answer).toMatchObject({ status: 415, body: { code: 'TypeRefused' } })
  const foreign = { name: 'a.txt', content: 'a', deliveryUnitId: university.units.records }
  expect(await sendWhole(ana, foreign)).toMatchObject({ status: 403, body: { code: 'NotYourDeliveryUnit' } })
  expect(await sendWhole(ana, { name: 'a.txt', content: 'a', key: 'short' })).toMatchObject({
    status: 400,
    body: { code: 'ValidationFailed', errors: { 'Upload-Key': [expect.any(String)] } },
  })
  expect(await left()).toEqual([])
})

/** Sends the beginning of a file of 200 000 letters over a connection of its own. */
async function beginWhole(caller: Caller, { name, key }: { name: string; key: string }) {
  if (!app.fastify.server.listening) await app.fastify.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.fastify.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  socket.write(
    `POST /api/Upload HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${caller.token}\r\nTus-Resumable: 1.0.0\r\n` +
      `Upload-Length: 200000\r\nUpload-Key: ${key}\r\nContent-Length: 200000\r\n` +
      `Upload-Metadata: ${encode({ filename: name, deliveryUnitId: unit })}\r\n` +
      `Content-Type: application/offset+octet-stream\r\n\r\n${'x'.repeat(100_000)}`,
  )
  await vi.waitFor(async () => expect(await left()).toHaveLength(1), { timeout: 60_000 })
  return socket
}

test('a connection that breaks in the middle leaves nothing; sent again it is there once', async () => {
  const file = { name: 'Broken.txt', content: 'x'.repeat(200_000), key: newKey() }
  const socket = await beginWhole(ana, file)
  socket.destroy()
  await vi.waitFor(async () => expect(await left()).toEqual([]), { timeout: 60_000 })
  expect(await documentsNamed('Broken')).toEqual([])
  expect((await sendWhole(ana, file)).status).toBe(201)
  expect(await documentsNamed('Broken')).toEqual(['Broken'])
})

test('a file that takes its time to come is not filed when its session ends meanwhile', async () => {
  const leaving = await signIn('ana')
  const socket = await beginWhole(leaving, { name: 'Late.txt', key: newKey() })
  const answered = once(socket, 'data')
  await leaving.ask(contract.signOut)
  await setTimeout(150)
  socket.write('x'.repeat(100_000))
  const [answer] = (await answered) as [Buffer]
  expect(answer.toString()).toMatch(/^HTTP\/1.1 401 /)
  socket.destroy()
  expect(await documentsNamed('Late')).toEqual([])
  expect(await left()).toEqual([])
})
