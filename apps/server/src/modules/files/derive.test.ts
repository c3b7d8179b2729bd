import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as contract from '@sinupan/contract'
import { sql } from 'kysely'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { system } from '../../platform/actor.ts'
import { letReadersGo } from '../../platform/derivatives/index.ts'
import { makeDocx } from '../../platform/derivatives/testing/office-files.ts'
import { makePdf } from '../../platform/derivatives/testing/pdf-files.ts'
import type { Caller } from '../../testing/caller.ts'
import { Given } from '../../testing/given.ts'
import { startSinupan } from '../../testing/sinupan.ts'
import { upload, uploadOne } from '../../testing/upload.ts'
import { derivedQueue } from './derived.ts'
import { deriveBlob } from './use-cases/derive-blob.ts'
import { orderLostDerivations } from './use-cases/order-lost-derivations.ts'

const sinupan = await startSinupan()
const { app, clock, people, nobody, university, db, dataDir } = sinupan
const { ana, ben, carla } = people

const get = (caller: Caller, url: string, headers = {}) => caller.request({ method: 'GET', url, headers })
const thumbnail = (caller: Caller, id: number) => get(caller, `/api/FileManagerFile/${id}/Thumbnail`)
const preview = (caller: Caller, id: number) => get(caller, `/api/FileManagerFile/${id}/Preview`)
const fileOf = async (documentId: number) =>
  (await ana.ask(contract.getDocument, { params: { id: documentId } })).fileManagerFiles[0]
/** How often the search was told that the text of these bytes is there. */
const timesTold = async (sha256: string) =>
  (await sql`select from pgboss.job where name = ${derivedQueue} and data ->> 'sha256' = ${sha256}`.execute(db)).rows
    .length

test('an uploaded PDF gets its text, pages and a thumbnail, once, and others are told', async () => {
  const content = await makePdf(['Minutes of the Senate', 'The second page'])
  const { fileManagerId, file } = await uploadOne(ana, { name: 'Minutes.pdf', content })
  expect(file).toMatchObject({ text: 'pending', pageCount: null, thumbnailUrl: null })
  expect((await thumbnail(ana, file.id)).status).toBe(404)
  await app.drain()
  const derived = await fileOf(fileManagerId)
  expect(derived).toMatchObject({ text: 'done', pageCount: 2, previewUrl: null })
  const pages = await db
    .selectFrom('blobPages')
    .select('body')
    .where('sha256', '=', file.sha256)
    .orderBy('pageNo')
    .execute()
  expect(pages.map((page) => page.body)).toEqual(['Minutes of the Senate', 'The second page'])
  const picture = await get(nobody, derived?.thumbnailUrl ?? '')
  expect(picture).toMatchObject({
    status: 200,
    headers: { 'content-type': 'image/webp', 'cache-control': 'private, no-cache' },
  })
  expect((await sharp(picture.raw).metadata()).width).toBe(600)
  const known = await get(ana, `/api/FileManagerFile/${file.id}/Thumbnail`, { 'if-none-match': picture.headers.etag })
  expect(known.status).toBe(304)

  // The same bytes are not read again, nor when a job comes twice.
  await uploadOne(ana, { name: 'Copy.pdf', content })
  await app.drain()
  await deriveBlob(app.contextFor(system), file.sha256)
  expect(await timesTold(file.sha256)).toBe(1)
  // But for the place of the reader that waits.
  await letReadersGo()
  expect(await readdir(join(dataDir, 'incoming'))).toEqual([])
})

test('a table has a page to look at that can’t do anything, and what was made as a PDF is sent as one', async () => {
  const word = await uploadOne(ana, { name: 'Letter.docx', content: await makeDocx('Dear all', []) })
  const table = await uploadOne(ana, { name: 'Table.csv', content: 'a,<script>alert(1)</script>\n1,2' })
  await app.drain()
  expect((await preview(ana, word.file.id)).status).toBe(404)
  const made = join(dataDir, 'made.pdf')
  await writeFile(made, await makePdf(['Dear all']))
  await app.contextFor(system).storage.keepDerivative(word.file.sha256, 'preview.pdf', made)
  await db.updateTable('blobs').set({ previewKind: 'pdf' }).where('sha256', '=', word.file.sha256).execute()
  expect(await preview(ana, word.file.id)).toMatchObject({
    status: 200,
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="Letter.docx.pdf"',
      'content-security-policy': expect.stringContaining("default-src 'none'; sandbox"),
    },
  })
  const shown = await preview(ana, table.file.id)
  expect(shown).toMatchObject({ status: 200, headers: { 'content-type': 'text/html; charset=utf-8' } })
  const policy = String(shown.headers['content-security-policy'])
  expect(policy).toMatch(/default-src 'none'; style-src( 'sha256-[^']+')+; sandbox/)
  expect(policy).not.toContain('unsafe')
  expect(shown.raw.toString()).not.toContain('<script>')
  const part = await get(ana, `/api/FileManagerFile/${table.file.id}/Preview`, { range: 'bytes=0-9' })
  expect([part.status, part.raw.length]).toEqual([206, 10])
})

test('a hostile file fails alone', async () => {
  const bad = await uploadOne(ana, { name: 'bad.pdf', content: `%PDF-1.4\n${'<<'.repeat(10_000)}` })
  const good = await uploadOne(ana, { name: 'good.txt', content: 'good words' })
  await app.drain()
  expect(await fileOf(bad.fileManagerId)).toMatchObject({ text: 'failed', thumbnailUrl: null })
  expect(await fileOf(good.fileManagerId)).toMatchObject({ text: 'done' })
  const blob = await db
    .selectFrom('blobs')
    .select('failureCode')
    .where('sha256', '=', bad.file.sha256)
    .executeTakeFirst()
  expect(blob?.failureCode).toBe('Corrupt')
})

test('pictures of a document are for those alone who may read it', async () => {
  const fields = { deliveryUnitId: ana.unitId, documentCategoryId: university.categories.memoranda }
  const [item] = (await upload(ana, fields, [{ name: 'Seen.csv', content: 'seen,by\n1,2' }])).items
  const { fileManagerId, file } = item ?? (await uploadOne(ana, { name: '', content: '' }))
  await app.drain()
  const seenBy = async (caller: Caller) => [
    (await thumbnail(caller, file.id)).status,
    (await preview(caller, file.id)).status,
  ]
  expect(await seenBy(ben)).toEqual([200, 200])
  expect(await seenBy(carla)).toEqual([404, 404])
  expect(await seenBy(nobody)).toEqual([404, 404])
  const { id } = await new Given(sinupan).approved(fileManagerId, 'public')
  expect(await seenBy(carla)).toEqual([200, 200])
  expect(await seenBy(nobody)).toEqual([200, 200])
  expect((await thumbnail(nobody, file.id)).headers['cache-control']).toBe('public, no-cache')
  await ana.ask(contract.sendPosting, { params: { id }, body: {} })
  await ana.ask(contract.removePosting, { params: { id } })
  await ana.ask(contract.updateDocument, { params: { id: fileManagerId }, body: { isClassified: true } })
  expect(await seenBy(ben)).toEqual([403, 403])
  expect(await seenBy(carla)).toEqual([404, 404])
  expect(await seenBy(nobody)).toEqual([404, 404])
})

test('bytes that vanished before they were read are tried again later', async () => {
  const { file } = await uploadOne(ana, { name: 'Vanished.txt', content: 'vanished' })
  const { storage } = app.contextFor(system)
  await storage.remove(file.sha256)
  await expect(app.drain()).rejects.toThrow()
  expect(await timesTold(file.sha256)).toBe(0)
  await writeFile(storage.pathOf(file.sha256), 'vanished')
  await sql`update pgboss.job set start_after = now() where name = 'derive' and state = 'retry'`.execute(db)
  await app.drain()
  expect(await timesTold(file.sha256)).toBe(1)
})

test('what nothing reads is known at once to have no text and no picture, without any work', async () => {
  const names = ['Song.mp3', 'Catalogue.sqlite', 'Program.bin']
  const contents = [
    Buffer.from('ID3\u0004\0\0\0\0\0\0'),
    Buffer.from('SQLite format 3'.padEnd(100, '\0')),
    Buffer.from([0, 1, 2, 3]),
  ]
  const files = names.map((name, index) => ({ name, content: contents[index] ?? '' }))
  const { items } = await upload(ana, { deliveryUnitId: ana.unitId }, files)
  expect(items.map(({ file }) => [file.text, file.thumbnailUrl, file.pageCount])).toEqual(
    names.map(() => ['none', null, null]),
  )
  await app.dispatch()
  const sha256s = items.map(({ file }) => file.sha256)
  const { rows: jobs } = await sql`select from pgboss.job where data ->> 'sha256' = any(${sha256s}::text[])`.execute(db)
  const { rows: facts } = await sql`select from facts where name like 'blob.%'`.execute(db)
  expect([jobs, facts]).toEqual([[], []])
})

test('a reading that the queue has lost is ordered again, and nothing is that still stands in it', async () => {
  const lost = await uploadOne(ana, { name: 'Lost.txt', content: 'lost and found' })
  await app.dispatch()
  await sql`delete from pgboss.job where name = 'derive'`.execute(db)
  const waiting = await uploadOne(ana, { name: 'Waiting.txt', content: 'waits its turn' })
  const given = await uploadOne(ana, { name: 'Given up.txt', content: 'was given up' })
  await app.dispatch()
  await sql`update pgboss.job set state = 'failed', completed_on = now() where data ->> 'sha256' = ${given.file.sha256}`.execute(
    db,
  )
  const ctx = app.contextFor(system)
  expect(await orderLostDerivations(ctx)).toBe(0)
  clock.pass({ hours: 2 })
  expect(await orderLostDerivations(ctx)).toBe(1)
  expect(await orderLostDerivations(ctx)).toBe(0)
  await app.drain()
  expect(await fileOf(lost.fileManagerId)).toMatchObject({ text: 'done' })
  expect(await fileOf(waiting.fileManagerId)).toMatchObject({ text: 'done' })
  expect(await fileOf(given.fileManagerId)).toMatchObject({ text: 'pending' })
})
