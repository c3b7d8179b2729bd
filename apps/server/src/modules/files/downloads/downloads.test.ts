import { createHash } from 'node:crypto'
import * as contract from '@sinupan/contract'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { system } from '../../../platform/actor.ts'
import { readZip } from '../../../platform/zip/testing/read-zip.ts'
import type { Caller } from '../../../testing/caller.ts'
import { Given } from '../../../testing/given.ts'
import { startSinupan } from '../../../testing/sinupan.ts'
import { upload, uploadOne } from '../../../testing/upload.ts'

const sinupan = await startSinupan()
const given = new Given(sinupan)
const { app, people, nobody, university, db, clock } = sinupan
const { ana, ben, carla, dan } = people
const unit = university.units.admissions

type Chosen = Partial<Record<'fileManagerIds' | 'fileFolderIds' | 'fileIds', number[]>>
const prepare = (caller: Caller, body: Chosen) => caller.call(contract.prepareDownload, { body })
const fetchIt = (url: string, headers = {}) => nobody.request({ method: 'GET', url, headers })
async function download(caller: Caller, body: Chosen) {
  const { url, fileName } = await caller.ask(contract.prepareDownload, { body })
  return { fileName, answer: await fetchIt(url) }
}
const unzip = (raw: Buffer) => Object.fromEntries(readZip(raw).map((entry) => [entry.path, entry.content.toString()]))
const makeFolder = (name: string, parentId = 0) =>
  ana.ask(contract.createFolder, { params: { duId: unit }, body: { name, parentId } })
const addTo = (fileManagerId: number, name: string, content: string) =>
  upload(ana, { fileManagerId }, [{ name, content }])

describe('a download of one file', () => {
  test('is the file under its real name, in ranges, for a minute, without a bearer', async () => {
    const { fileManagerId, file } = await uploadOne(ana, { name: 'Señor v1.2.txt', content: 'abcdef' })
    for (const body of [{ fileManagerIds: [fileManagerId] }, { fileIds: [file.id] }]) {
      const { url, fileName } = await ana.ask(contract.prepareDownload, { body })
      expect(fileName).toBe('Señor v1.2.txt')
      expect(await fetchIt(url)).toMatchObject({
        status: 200,
        raw: Buffer.from('abcdef'),
        headers: { 'content-disposition': expect.stringMatching(/^attachment; .*Se%C3%B1or%20v1\.2\.txt$/) },
      })
      expect(await fetchIt(url, { range: 'bytes=2-3' })).toMatchObject({ status: 206, raw: Buffer.from('cd') })
      expect((await fetchIt(`${url.slice(0, -1)}_`)).status).toBe(404)
      clock.pass({ seconds: 61 })
      expect((await fetchIt(url)).status).toBe(404)
    }
  })

  test('ends with the session and with the right to read', async () => {
    const { fileManagerId } = await uploadOne(ana, { name: 'Ends.txt', content: 'x' })
    const again = await sinupan.signIn('ben')
    const own = await again.ask(contract.prepareDownload, { body: { fileManagerIds: [fileManagerId] } })
    const bens = await ben.ask(contract.prepareDownload, { body: { fileManagerIds: [fileManagerId] } })
    await again.ask(contract.signOut)
    expect([(await fetchIt(own.url)).status, (await fetchIt(bens.url)).status]).toEqual([404, 200])
    await ana.ask(contract.updateDocument, { params: { id: fileManagerId }, body: { isClassified: true } })
    expect(await fetchIt(bens.url)).toMatchObject({ status: 403, body: { code: 'Classified' } })
    expect(await prepare(ben, { fileManagerIds: [fileManagerId] })).toMatchObject({ body: { code: 'Classified' } })
    expect((await prepare(carla, { fileManagerIds: [fileManagerId] })).status).toBe(404)
    expect((await prepare(nobody, { fileManagerIds: [fileManagerId] })).status).toBe(401)
  })

  test('of a document without files, or of nothing, is refused', async () => {
    const { id } = await ana.ask(contract.createDocument, { body: { name: 'On paper', deliveryUnitId: unit } })
    const empty = await makeFolder('Empty one')
    for (const body of [{ fileManagerIds: [id] }, { fileFolderIds: [empty.id] }, {}])
      expect(await prepare(ana, body)).toMatchObject({
        status: 409,
        body: { code: 'NoFiles', message: 'File not found.' },
      })
    const many = Array.from({ length: 501 }, (_, index) => index + 1)
    expect((await prepare(ana, { fileManagerIds: many, fileIds: many })).status).toBe(400)
  })
})

describe('a download of several files', () => {
  test('of a document is a zip named after it, dots replaced', async () => {
    const { fileManagerId } = await uploadOne(ana, { name: 'Report 1.2 final.txt', content: 'one' })
    await addTo(fileManagerId, 'Annex.txt', 'two')
    await addTo(fileManagerId, 'annex.TXT', 'three')
    const { fileName, answer } = await download(ana, { fileManagerIds: [fileManagerId] })
    expect(fileName).toBe('Report 1_2 final.zip')
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="Report 1_2 final.zip"',
    })
    expect(unzip(answer.raw)).toEqual({ 'Report 1.2 final.txt': 'one', 'Annex.txt': 'two', 'annex (2).TXT': 'three' })
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from facts
      where document_id = ${fileManagerId} and name = 'document.contents-read' and payload ->> 'how' = 'zip'`.execute(
      db,
    )
    expect(rows[0]?.n).toBe(3)
  })

  test('of a folder keeps the folders, numbers equal names and leaves out what may not be read', async () => {
    const top = await makeFolder('Année ñ.d')
    const inner = await makeFolder('CON', top.id)
    await makeFolder('Empty', top.id)
    await uploadOne(ana, { name: 'same.txt', content: 'first' }, top.id)
    await uploadOne(ana, { name: 'same.txt', content: 'second' }, top.id)
    await uploadOne(ana, { name: 'what: now?.txt', content: 'odd' }, inner.id)
    const several = await uploadOne(ana, { name: 'Several.txt', content: 'a' }, inner.id)
    await addTo(several.fileManagerId, 'More.txt', 'b')
    const secret = await uploadOne(ana, { name: 'Secret.txt', content: 'hidden words' }, inner.id)
    await ana.ask(contract.updateDocument, { params: { id: secret.fileManagerId }, body: { isClassified: true } })
    const gone = await uploadOne(ana, { name: 'Gone.txt', content: 'x' }, top.id)
    await ana.ask(contract.trashDocument, { params: { id: gone.fileManagerId } })

    const { fileName, answer } = await download(ben, { fileFolderIds: [top.id, inner.id] })
    expect(fileName).toBe('Année ñ_d.zip')
    const { '_errors.txt': errors, ...entries } = unzip(answer.raw)
    expect(entries).toEqual({
      'Année ñ.d/': '',
      'Année ñ.d/Empty/': '',
      'Année ñ.d/_CON/': '',
      'Année ñ.d/same.txt': 'first',
      'Année ñ.d/same (2).txt': 'second',
      'Année ñ.d/_CON/what_ now_.txt': 'odd',
      'Année ñ.d/_CON/Several/Several.txt': 'a',
      'Année ñ.d/_CON/Several/More.txt': 'b',
    })
    expect(errors).toContain('Année ñ.d/_CON/Secret: classified')
    const owners = unzip((await download(ana, { fileFolderIds: [top.id] })).answer.raw)
    expect(owners['Année ñ.d/_CON/Secret.txt']).toBe('hidden words')
    expect(owners).not.toHaveProperty('_errors.txt')
    expect((await prepare(dan, { fileFolderIds: [top.id] })).status).toBe(404)
  })

  test('of a trashed folder holds what went with it', async () => {
    const box = await makeFolder('Trashed box')
    const early = await uploadOne(ana, { name: 'Early.txt', content: 'early' }, box.id)
    await ana.ask(contract.trashDocument, { params: { id: early.fileManagerId } })
    await uploadOne(ana, { name: 'Late.txt', content: 'late' }, box.id)
    await ana.ask(contract.trashFolders, { body: [{ id: box.id }] })
    const { answer } = await download(ben, { fileFolderIds: [box.id] })
    expect(Object.keys(unzip(answer.raw))).toEqual(['Trashed box/', 'Trashed box/Late.txt'])
  })

  test('of another unit’s posted documents holds what was posted', async () => {
    const documentIds: number[] = []
    for (const name of ['Posted one.txt', 'Posted two.txt']) {
      const fields = { deliveryUnitId: unit, documentCategoryId: university.categories.memoranda }
      const [item] = (await upload(ana, fields, [{ name, content: name }])).items
      await given.approved(item?.fileManagerId ?? 0, 'campus')
      documentIds.push(item?.fileManagerId ?? 0)
      await addTo(item?.fileManagerId ?? 0, 'Later.txt', 'not posted')
    }
    const { fileName, answer } = await download(carla, { fileManagerIds: documentIds })
    expect(fileName).toBe('Documents.zip')
    expect(unzip(answer.raw)).toEqual({ 'Posted one.txt': 'Posted one.txt', 'Posted two.txt': 'Posted two.txt' })
    expect((await prepare(dan, { fileManagerIds: documentIds })).status).toBe(404)
  })

  test('names what could not be read instead of breaking off', async () => {
    const lost = await uploadOne(ana, { name: 'Lost.txt', content: 'lost bytes' })
    const large = await uploadOne(ana, { name: 'Large é.bin', content: Buffer.alloc(1_500_000, 7) })
    await app.contextFor(system).storage.remove(lost.file.sha256)
    const { answer } = await download(ana, { fileManagerIds: [lost.fileManagerId, large.fileManagerId] })
    const entries = unzip(answer.raw)
    expect(Object.keys(entries)).toEqual(['Large é.bin', '_errors.txt'])
    expect(entries['_errors.txt']).toContain('Lost.txt: The bytes of this file are missing from the storage.')
  })
})

describe('a download of a large tree', () => {
  const emptySha256 = createHash('sha256').digest('hex')
  /** Documents with an empty file `scan.txt` each, `count` in every one of the folders. */
  async function fill(folderIds: readonly number[], count: number): Promise<void> {
    await sql`insert into blobs (sha256, size, media_type, text_state) values (${emptySha256}, 0, 'text/plain', 'none') on conflict do nothing`.execute(
      db,
    )
    await sql`
      with made as (
        insert into documents (unit_id, folder_id, name, owner_id)
        select ${unit}, folder, 'Paper ' || i, ${ana.userId} from unnest(${folderIds}::int[]) folder, generate_series(1, ${count}::int) i
        returning id)
      insert into files (document_id, sha256, name, extension, media_type, size, uploaded_by)
      select id, ${emptySha256}, 'scan.txt', 'txt', 'text/plain', 0, ${ana.userId} from made`.execute(db)
  }

  test('is read in portions, and holds everything once, in its place', async () => {
    const top = await makeFolder('Large')
    const inner = await ana.ask(contract.createFolders, {
      params: { duId: unit },
      body: {
        parentId: top.id,
        paths: [...Array.from({ length: 520 }, (_, index) => `Box ${index}`), 'Box 519/scan.txt'],
      },
    })
    await fill([top.id], 1_100)
    const boxes = inner.items.filter((one) => one.name.startsWith('Box')).map((one) => one.id)
    await fill(boxes, 2)
    const { answer } = await download(ana, { fileFolderIds: [top.id] })
    const paths = readZip(answer.raw).map((entry) => entry.path)
    expect(paths).toHaveLength(1 + 1_100 + 520 * 3 + 1)
    expect(new Set(paths.map((path) => path.toLowerCase())).size).toBe(paths.length)
    expect(paths).toContain('Large/scan (1100).txt')
    const box = paths.filter((path) => path.startsWith('Large/Box 519/'))
    expect(box.sort()).toEqual(
      ['', 'scan (2).txt', 'scan.txt', 'scan.txt (2)/'].map((name) => `Large/Box 519/${name}`).sort(),
    )
  })

  test('is refused where it holds more than a download may, before anything is read', async () => {
    const top = await makeFolder('Too large')
    const inner = await makeFolder('Inner', top.id)
    await fill([inner.id], 1)
    const holding = (files: number) =>
      sql`update documents set file_count = ${files} where folder_id = ${inner.id}`.execute(db)
    await holding(contract.mostInDownload - 2)
    expect((await prepare(ana, { fileFolderIds: [top.id] })).status).toBe(200)
    const another = await makeFolder('Another')
    for (const chosen of [[top.id, another.id], [top.id]]) {
      expect(await prepare(ana, { fileFolderIds: chosen })).toMatchObject({
        status: 409,
        body: { code: 'TooMany', message: contract.refusals.TooMany.message },
      })
      await holding(contract.mostInDownload - 1)
    }
  })
})
