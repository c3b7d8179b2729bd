import { existsSync } from 'node:fs'
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import * as contract from '@sinupan/contract'
import { beforeEach, expect, test } from 'vitest'
import { system } from '../../platform/actor.ts'
import { fileStorage } from '../../platform/storage/file-storage.ts'
import type { Caller } from '../../testing/caller.ts'
import { waitersFor } from '../../testing/gate/waiting.ts'
import { startSinupan } from '../../testing/sinupan.ts'
import { upload, uploadOne } from '../../testing/upload.ts'
import { holdBlob } from './files.store.ts'
import { sweepBlobs } from './use-cases/sweep-blobs.ts'

const { app, db, clock, dataDir, signIn } = await startSinupan()
const ctx = app.contextFor(system)
const { storage } = ctx

let ana: Caller
beforeEach(async () => {
  ana = await signIn('ana')
})

const hasRow = async (sha256: string) =>
  (await db.selectFrom('blobs').select('sha256').where('sha256', '=', sha256).executeTakeFirst()) !== undefined
const isKept = async (sha256: string) => [await hasRow(sha256), existsSync(storage.pathOf(sha256))]

async function removed(name: string): Promise<string> {
  const { fileManagerId, file } = await uploadOne(ana, { name, content: name })
  await ana.ask(contract.trashDocument, { params: { id: fileManagerId } })
  await ana.ask(contract.removeDocument, { params: { id: fileManagerId } })
  return file.sha256
}

test('bytes stay while a transfer that was not settled holds them, whatever became of their document', async () => {
  const { fileManagerId, file } = await uploadOne(ana, { name: 'Handed over.txt', content: 'Handed over.' })
  const body = { title: 'Papers', recipient: 'National Archives', fileManagerIds: [fileManagerId] }
  const { id } = await (await signIn('records')).ask(contract.createTransfer, { body })
  await ana.ask(contract.trashDocument, { params: { id: fileManagerId } })
  await ana.ask(contract.removeDocument, { params: { id: fileManagerId } })
  clock.pass({ days: 3 })
  await sweepBlobs(ctx)
  expect(await isKept(file.sha256)).toEqual([true, true])
  await (await signIn('records')).ask(contract.cancelTransfer, { params: { id }, body: {} })
  await sweepBlobs(ctx)
  expect(await isKept(file.sha256)).toEqual([false, false])
})

test('bytes go when no document needs them any more, after the grace period', async () => {
  const sha256 = await removed('Removed.txt')
  await app.drain()
  expect(await sweepBlobs(ctx)).toMatchObject({ blobs: 0 })
  expect(await isKept(sha256)).toEqual([true, true])
  clock.pass({ hours: 25 })
  expect(await sweepBlobs(ctx)).toMatchObject({ blobs: 1, strays: 0 })
  expect(await isKept(sha256)).toEqual([false, false])
  expect(existsSync(dirname(join(dataDir, 'derivatives', sha256.slice(0, 2), sha256.slice(2, 4), sha256, 'x')))).toBe(
    false,
  )
})

test('bytes stay that a version, a removed file, the trash or a copy needs', async () => {
  const first = await uploadOne(ana, { name: 'Version.txt', content: 'version one' })
  await upload(ana, { fileManagerId: first.fileManagerId, replacesFileId: first.file.id }, [
    { name: 'v2.txt', content: 'two' },
  ])
  const out = await uploadOne(ana, { name: 'Out.txt', content: 'taken out' })
  await ana.ask(contract.removeFile, { params: { id: out.file.id } })
  const trashed = await uploadOne(ana, { name: 'Trashed.txt', content: 'in the trash' })
  await ana.ask(contract.trashDocument, { params: { id: trashed.fileManagerId } })
  const copied = await uploadOne(ana, { name: 'Copied.txt', content: 'copied' })
  await ana.ask(contract.copyDocuments, { params: { fileFolderId: 0 }, body: [copied.fileManagerId] })
  await ana.ask(contract.trashDocument, { params: { id: copied.fileManagerId } })
  await ana.ask(contract.removeDocument, { params: { id: copied.fileManagerId } })
  clock.pass({ hours: 25 })
  expect(await sweepBlobs(ctx)).toMatchObject({ blobs: 0, strays: 0 })
  for (const { file } of [first, out, trashed, copied]) expect(await isKept(file.sha256)).toEqual([true, true])
})

test('bytes without a row go after the grace period, others beside them stay', async () => {
  const received = await storage.receive(Readable.from([Buffer.from('stray bytes')]), 100)
  await storage.keep(received)
  await utimes(storage.pathOf(received.sha256), clock.now(), clock.now())
  const { file } = await uploadOne(ana, { name: 'Owned.txt', content: 'owned bytes' })
  expect(await sweepBlobs(ctx)).toMatchObject({ strays: 0 })
  clock.pass({ hours: 25 })
  expect(await sweepBlobs(ctx)).toMatchObject({ strays: 1 })
  expect(await isKept(received.sha256)).toEqual([false, false])
  expect(await isKept(file.sha256)).toEqual([true, true])
})

test('a sweep waits for an upload that is about to need the bytes', async () => {
  const sha256 = await removed('Wanted.txt')
  clock.pass({ hours: 25 })
  let sweep: Promise<unknown> | undefined
  await db.transaction().execute(async (trx) => {
    await holdBlob(trx, { sha256, size: 10, mediaType: 'text/plain', isRead: true, now: clock.now().toISOString() })
    sweep = sweepBlobs(ctx)
    await waitersFor(db, 1)
    expect(await isKept(sha256)).toEqual([true, true])
  })
  await sweep
})

test('an upload of the same bytes at the moment of a sweep keeps them', async () => {
  for (let round = 0; round < 10; round++) {
    const name = `Race ${round}.txt`
    const sha256 = await removed(name)
    clock.pass({ hours: 25 })
    ana = await signIn('ana')
    const [{ file }] = await Promise.all([uploadOne(ana, { name: 'Again.txt', content: name }), sweepBlobs(ctx)])
    expect(file.sha256).toBe(sha256)
    expect(await isKept(sha256)).toEqual([true, true])
  }
})

test('a start removes what a process that ended was receiving, and nothing of one that runs', async () => {
  const incoming = join(dataDir, 'incoming')
  const host = hostname().replace(/[^\w-]/g, '-')
  const old = new Date(Date.now() - 25 * 3_600_000)
  const [ended, own, living, elsewhere, forgotten] = [999_999_999, process.pid, process.ppid]
    .map((id) => `${host}.${id}.x`)
    .concat('other.1.x', 'other.2.x')
  for (const name of [ended, own, living, elsewhere, forgotten]) await writeFile(join(incoming, `${name}`), 'x')
  await mkdir(join(incoming, `${host}.999999999.folder`))
  await utimes(join(incoming, `${forgotten}`), old, old)
  await fileStorage(dataDir)
  expect((await readdir(incoming)).sort()).toEqual([living, elsewhere].sort())
})
