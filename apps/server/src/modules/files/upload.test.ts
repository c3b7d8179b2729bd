import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import * as contract from '@sinupan/contract'
import { describe, expect, test } from 'vitest'
import { startSinupan } from '../../testing/sinupan.ts'
import { tryUpload, upload, uploadOne } from '../../testing/upload.ts'

const { people, nobody, university, db, dataDir } = await startSinupan({ UPLOAD_LIMIT: '100000' })
const { ana, ben, carla } = people
const unit = university.units.admissions
const here = { deliveryUnitId: unit, fileFolderId: 0 }

const makeFolder = (name: string) => ana.ask(contract.createFolder, { params: { duId: unit }, body: { name } })
const getDocument = (id: number) => ana.ask(contract.getDocument, { params: { id } })
const waiting = () => readdir(join(dataDir, 'incoming'))

describe('an upload into a folder', () => {
  test('makes a document of each file, named after it, with its category, tags and date', async () => {
    const folder = await makeFolder('Memoranda')
    const { memoranda } = university.categories
    const { enrolment, urgent } = university.tags
    const answer = await upload(
      ana,
      {
        deliveryUnitId: unit,
        fileFolderId: folder.id,
        documentCategoryId: memoranda,
        tagIds: `${enrolment},${urgent}`,
        documentDate: '2026-05-04',
      },
      [
        { name: 'Minutes.txt', content: 'first' },
        { name: 'Minutes.txt', content: 'second' },
        { name: 'Plan.txt', content: '' },
      ],
    )
    expect(answer.total).toBe(3)
    const documents = await Promise.all(answer.items.map((item) => getDocument(item.fileManagerId)))
    expect(documents.map((one) => one.name)).toEqual(['Minutes', 'Minutes (2)', 'Plan'])
    expect(documents[0]).toMatchObject({
      totalFileSize: 5,
      documentDate: '2026-05-04',
      documentCategory: { id: memoranda },
      fileFolderId: folder.id,
      applicationUserId: ana.userId,
      fileManagerFiles: [
        {
          fileName: 'Minutes.txt',
          fileType: 'txt',
          mediaType: 'text/plain',
          size: 5,
          versionNo: 1,
          isCurrent: true,
          text: 'pending',
          sha256: 'a7937b64b8caa58f03721bb6bacf5c78cb235febe0e70b1b84cd99541461a08e',
          uploadedBy: { id: ana.userId },
        },
      ],
    })
    expect(documents[0]?.fileTags.map(({ tag }) => tag.id).sort()).toEqual([enrolment, urgent].sort())
    const { folder: counted } = await ana.ask(contract.listChildren, { params: { id: folder.id } })
    expect(counted).toMatchObject({ fileCount: 3, totalFileSize: 11 })
    expect(await waiting()).toEqual([])
    const activity = await ana.ask(contract.listActivity, { params: { id: documents[0]?.id ?? 0 } })
    expect(activity.items.map((one) => one.name)).toEqual(['file.added', 'document.added'])
  })

  test('makes the folders of its relative paths, and uses those that exist again', async () => {
    const folder = await makeFolder('Scans of May')
    const paths = ['Scans/2026/a.txt', 'scans/2026/b.txt', 'Scans/c.txt', 'd.txt', '../e.txt']
    const { items, refused } = await upload(
      ana,
      { deliveryUnitId: unit, fileFolderId: folder.id, relativePaths: JSON.stringify(paths) },
      paths.map((path) => ({ name: path.slice(-5), content: path })),
    )
    expect(refused).toEqual([{ fileName: 'e.txt', code: 'ValidationFailed', message: expect.any(String) }])
    const ways = await Promise.all(items.map(async (item) => (await getDocument(item.fileManagerId)).path))
    const top = 'My Office / Scans of May'
    expect(ways).toEqual([`${top} / Scans / 2026`, `${top} / Scans / 2026`, `${top} / Scans`, top])
    const sum = await ana.ask(contract.getFolder, { params: { id: folder.id } })
    expect(sum).toMatchObject({ childCount: 1, fileCount: 1, totalFileSize: paths.slice(0, 4).join('').length })
  })

  test('of one name by a hundred at once gives a hundred names', async () => {
    const folder = await makeFolder('Rush')
    for (const fileFolderId of [folder.id, 0]) {
      const people = Array.from({ length: 100 }, (_, index) => (index % 2 ? ana : ben))
      const made = await Promise.all(
        people.map((one, index) => uploadOne(one, { name: 'Rush.txt', content: `rush ${index}` }, fileFolderId)),
      )
      const { items, total } = await ana
        .ask(contract.listChildrenInUnit, {
          params: { parentId: fileFolderId, duId: unit },
          query: { pageSize: 200, search: 'Rush', only: 'files' },
        })
        .then(({ files }) => files ?? { items: [], total: 0 })
      expect(total).toBe(100)
      expect(new Set(items.map((one) => one.name)).size).toBe(100)
      expect(items.map((one) => one.id).sort()).toEqual(made.map((one) => one.fileManagerId).sort())
    }
  })

  test('tells which documents that the uploader may open hold the same bytes already', async () => {
    const content = 'the same bytes'
    const first = await uploadOne(ana, { name: 'Original.txt', content })
    expect(first.duplicateOf).toBeUndefined()
    const secret = await ana.ask(contract.createDocument, {
      body: { name: 'Secret', deliveryUnitId: unit, isClassified: true },
    })
    await upload(ana, { fileManagerId: secret.id }, [{ name: 'secret.txt', content }])
    const trashed = await uploadOne(ana, { name: 'Trashed.txt', content })
    await ana.ask(contract.trashDocument, { params: { id: trashed.fileManagerId } })

    const original = { id: first.fileManagerId, name: 'Original' }
    expect((await uploadOne(ben, { name: 'Copy.txt', content })).duplicateOf).toEqual([original])
    expect((await uploadOne(ana, { name: 'Mine.txt', content })).duplicateOf).toContainEqual({
      id: secret.id,
      name: 'Secret',
    })
    expect((await uploadOne(carla, { name: 'Elsewhere.txt', content })).duplicateOf).toBeUndefined()
  })
})

describe('an upload into a document', () => {
  test('adds a file, or replaces one: the old bytes stay as a version', async () => {
    const { fileManagerId, file } = await uploadOne(ana, { name: 'Draft.txt', content: 'one' })
    await upload(ben, { fileManagerId }, [{ name: 'Annex.txt', content: 'annex' }])
    const [second] = (
      await upload(ben, { fileManagerId, replacesFileId: file.id }, [{ name: 'Final.txt', content: 'three' }])
    ).items
    expect(second?.file).toMatchObject({ versionNo: 2, isCurrent: true, fileName: 'Final.txt' })
    const document = await getDocument(fileManagerId)
    expect(document).toMatchObject({ name: 'Draft', totalFileSize: 10, versions: [{ id: file.id, isCurrent: false }] })
    expect(document.fileManagerFiles.map((one) => one.fileName)).toEqual(['Final.txt', 'Annex.txt'])
    // Who replaces what was replaced in the meantime loses nothing either.
    const late = await upload(ana, { fileManagerId, replacesFileId: file.id }, [{ name: 'Late.txt', content: 'four' }])
    expect(late.items[0]?.file.versionNo).toBe(3)
    const several = await tryUpload(ana, { fileManagerId, replacesFileId: file.id }, [
      { name: 'a.txt', content: 'a' },
      { name: 'b.txt', content: 'b' },
    ])
    expect(several.status).toBe(400)
  })

  test('is refused to those who may not, before anything is kept', async () => {
    const { fileManagerId, file } = await uploadOne(ana, { name: 'Guarded.txt', content: 'x' })
    const other = await uploadOne(ana, { name: 'Other.txt', content: 'y' })
    const one = [{ name: 'a.txt', content: 'a' }]
    expect(await tryUpload(carla, { fileManagerId }, one)).toMatchObject({ status: 404 })
    expect(await tryUpload(ana, { fileManagerId, replacesFileId: other.file.id }, one)).toMatchObject({ status: 404 })
    expect(await tryUpload(nobody, here, one)).toMatchObject({ status: 401 })
    expect(await tryUpload(carla, here, one)).toMatchObject({ status: 403, body: { code: 'NotYourDeliveryUnit' } })
    await ana.ask(contract.updateDocument, { params: { id: fileManagerId }, body: { isClassified: true } })
    expect(await tryUpload(ben, { fileManagerId, replacesFileId: file.id }, one)).toMatchObject({
      body: { code: 'Classified' },
    })
    await ana.ask(contract.trashDocument, { params: { id: fileManagerId } })
    expect(await tryUpload(ana, { fileManagerId }, one)).toMatchObject({ status: 409, body: { code: 'InTrash' } })
    expect(await waiting()).toEqual([])
  })
})

describe('what can’t be taken', () => {
  test('is a name under which a desktop would run the file: it gets the ending of its content', async () => {
    const content = '%PDF-1.4\n<script>run()</script>\n%%EOF'
    const names = ['form.hta', 'tool.jar', 'evil.exe', 'go.bat', 'fine.pdf']
    const { items } = await upload(
      ana,
      here,
      names.map((name) => ({ name, content })),
    )
    expect(items.map((item) => item.file.fileName)).toEqual([
      ...names.slice(0, -1).map((name) => `${name}.pdf`),
      'fine.pdf',
    ])
  })

  test('is refused alone: the other files of the form are kept', async () => {
    const { items, refused } = await upload(ana, here, [
      { name: 'Before.txt', content: 'before' },
      { name: 'thesis.pdf', content: Buffer.from('7f454c4602010100000000000000000002003e00', 'hex') },
      { name: 'Huge.txt', content: Buffer.alloc(100_001, 'a') },
      { name: 'Just.txt', content: Buffer.alloc(100_000, 'b') },
      { name: 'two\nlines.txt', content: 'x' },
      { name: 'After.txt', content: 'after' },
    ])
    expect(items.map((item) => item.file.fileName)).toEqual(['Before.txt', 'Just.txt', 'After.txt'])
    expect(refused.map((one) => one.code)).toEqual(['TypeRefused', 'TooLarge', 'ValidationFailed'])
    expect(refused[1]?.message).toContain('100000')
    expect(await waiting()).toEqual([])
  })

  test('answers with the first file’s status when every file is refused', async () => {
    const program = { name: 'photo.jpg', content: '#!/bin/sh\nrm -rf /' }
    const large = { name: 'large.bin', content: Buffer.alloc(100_001) }
    expect(await tryUpload(ana, here, [program, large])).toMatchObject({ status: 415, body: { code: 'TypeRefused' } })
    expect(await tryUpload(ana, here, [large, program])).toMatchObject({ status: 413, body: { code: 'TooLarge' } })
  })

  test('are forms without files, with unknown or late fields, or with other things than they name', async () => {
    const one = [{ name: 'a.txt', content: 'a' }]
    const errors = async (fields: Record<string, string | number>, files = one) =>
      (await tryUpload(ana, fields, files)).body as unknown
    expect(await errors(here, [])).toMatchObject({ errors: { file: [expect.any(String)] } })
    expect(await errors({ ...here, colour: 'red' })).toMatchObject({ errors: { colour: [expect.any(String)] } })
    expect(await errors({ fileFolderId: 0 })).toMatchObject({ errors: { deliveryUnitId: [expect.any(String)] } })
    expect(await errors({ ...here, tagIds: '1,x' })).toMatchObject({ errors: { tagIds: [expect.any(String)] } })
    expect(await errors({ ...here, tagIds: '99999999999999' })).toMatchObject({ code: 'ValidationFailed' })
    expect(await errors({ ...here, documentCategoryId: 9_999 })).toMatchObject({ code: 'ValidationFailed' })
    expect(await errors({ ...here, relativePaths: '[' })).toMatchObject({ code: 'ValidationFailed' })
    expect(await errors({ ...here, fileFolderId: 9_999 })).toMatchObject({ code: 'NotFound' })
    const ways = { ...here, relativePaths: '["A/a.txt","A/b.txt"]' }
    const said = { code: 'ValidationFailed', errors: { relativePaths: ['Give one path for each file.'] } }
    expect(await errors(ways)).toMatchObject(said)
    expect(await errors(ways, [...one, ...one, ...one])).toMatchObject(said)
    const json = await ana.request({ method: 'POST', url: '/api/FileManagerFile/Upload', payload: { a: 1 } })
    expect(json).toMatchObject({ status: 400, body: { code: 'ValidationFailed' } })
  })

  test('leaves no rows and no bytes behind', async () => {
    const count = async () =>
      (
        await db
          .selectFrom('documents')
          .select(({ fn }) => fn.countAll<number>().as('n'))
          .executeTakeFirstOrThrow()
      ).n
    const before = await count()
    await tryUpload(ana, here, [{ name: 'x.sh', content: '#!/bin/sh\n' }])
    await tryUpload(ana, { ...here, relativePaths: '["A/a.txt","A/b.txt"]' }, [{ name: 'a.txt', content: 'a' }])
    expect(await count()).toBe(before)
    expect(await waiting()).toEqual([])
  })
})
