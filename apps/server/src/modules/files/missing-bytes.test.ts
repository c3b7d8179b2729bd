import { rename, truncate, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as contract from '@sinupan/contract'
import { expect, test } from 'vitest'
import { system } from '../../platform/actor.ts'
import type { Caller } from '../../testing/caller.ts'
import { startSinupan } from '../../testing/sinupan.ts'
import { uploadOne } from '../../testing/upload.ts'

const { app, people, dataDir } = await startSinupan()
const { ana, admin } = people
const { storage } = app.contextFor(system)

const sentence = 'The bytes of this file are missing from the storage. Tell your administrator.'
const read = (caller: Caller, id: number, headers = {}) =>
  caller.request({ method: 'GET', url: `/api/FileManagerFile/ReadFile/${id}?disposition=attachment`, headers })
const missing = async () => (await admin.ask(contract.getHealth)).storage

test.each([
  ['small', 100],
  ['large', 2_000_000],
])('a %s file whose bytes are gone says so to its reader, and stands on the health page', async (name, length) => {
  const content = name.padEnd(length, ' .')
  const { file } = await uploadOne(ana, { name: `${name}.txt`, content })
  const path = storage.pathOf(file.sha256)
  await rename(path, `${path}.away`)
  const answer = await read(ana, file.id)
  expect(answer).toMatchObject({ status: 500, body: { code: 'BytesMissing', message: sentence } })
  expect((answer.body as { requestId: string }).requestId).toBe(answer.headers['x-request-id'])
  expect(answer.raw.toString()).not.toContain(dataDir)
  for (const header of ['etag', 'content-disposition', 'accept-ranges'])
    expect(answer.headers).not.toHaveProperty(header)
  expect((await read(ana, file.id, { range: 'bytes=0-9' })).body).toMatchObject({ code: 'BytesMissing' })
  expect(await missing()).toMatchObject({
    missingCount: 1,
    missing: [{ sha256: file.sha256, what: 'contents', size: length, files: 1, foundAt: expect.any(String) }],
  })
  await rename(`${path}.away`, path)
  expect((await read(ana, file.id)).raw.toString()).toBe(content)
  expect(await missing()).toMatchObject({ missingCount: 0, missing: [] })
})

test('bytes that were cut off are missing too, until the same content is uploaded again', async () => {
  const content = 'cut off'.repeat(100_000)
  const { file } = await uploadOne(ana, { name: 'Cut.txt', content })
  await truncate(storage.pathOf(file.sha256), 500_000)
  expect((await read(ana, file.id)).body).toMatchObject({ code: 'BytesMissing' })
  expect((await missing()).missingCount).toBe(1)
  await uploadOne(ana, { name: 'Again.txt', content })
  expect((await read(ana, file.id)).raw.length).toBe(content.length)
  expect((await missing()).missingCount).toBe(0)
})

test('a first page that is gone says so, and the archive of a download names what is not in it', async () => {
  const { file, fileManagerId } = await uploadOne(ana, { name: 'Table.csv', content: 'a,b\n1,2' })
  const other = await uploadOne(ana, { name: 'Other.txt', content: 'still there' })
  await app.drain()
  const { sha256 } = file
  await unlink(join(dataDir, 'derivatives', sha256.slice(0, 2), sha256.slice(2, 4), sha256, 'thumbnail.webp'))
  const thumbnail = await ana.request({ method: 'GET', url: `/api/FileManagerFile/${file.id}/Thumbnail` })
  expect(thumbnail).toMatchObject({ status: 500, body: { code: 'BytesMissing' } })
  await unlink(storage.pathOf(sha256))
  const { url } = await ana.ask(contract.prepareDownload, {
    body: { fileManagerIds: [fileManagerId, other.fileManagerId] },
  })
  const archive = await ana.request({ method: 'GET', url })
  expect(archive.raw.toString('latin1')).toContain(`Table.csv: ${sentence}`)
  const found = (await missing()).missing.map(({ what }) => what)
  expect(found.sort()).toEqual(['contents', 'thumbnail'])
})

test('bytes that are gone before they are read for the search are found missing by that', async () => {
  const { file } = await uploadOne(ana, { name: 'Unread.txt', content: 'not read yet' })
  const path = storage.pathOf(file.sha256)
  await unlink(path)
  await expect(app.drain()).rejects.toThrow(sentence)
  expect((await missing()).missing.map((one) => one.sha256)).toContain(file.sha256)
  await writeFile(path, 'not read yet')
})
