import { createHash } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import * as contract from '@sinupan/contract'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { system } from '../../../platform/actor.ts'
import { makePackedMail } from '../../../platform/derivatives/testing/mail-files.ts'
import { makeDocx } from '../../../platform/derivatives/testing/office-files.ts'
import type { Caller } from '../../../testing/caller.ts'
import { Given } from '../../../testing/given.ts'
import { startSinupan } from '../../../testing/sinupan.ts'
import { upload, uploadOne } from '../../../testing/upload.ts'

const sinupan = await startSinupan()
const given = new Given(sinupan)
const { app, people, nobody, university, db } = sinupan
const { ana, ben, carla, dan, admin } = people

const plan = await makeDocx('Planword of the term', [])
const list = Buffer.from('Name,Grade\r\nReyes,1.25\r\n')
const inner = makePackedMail('Forwarded', [{ name: 'grades.csv', bytes: list }])
const program = Buffer.from('MZ'.padEnd(64, '\0'), 'latin1')
let number = 0

/** A mail of Ana's with a Word file, a page of HTML, a program and another mail attached to it. */
async function mail() {
  number += 1
  const content = makePackedMail(`Papers ${number}`, [
    { name: 'plan.docx', bytes: plan },
    { name: 'page.html', bytes: Buffer.from('<script>alert(1)</script>') },
    { name: 'setup.exe', bytes: program },
    { name: 'forwarded.eml', bytes: inner },
  ])
  const fields = { deliveryUnitId: ana.unitId, documentCategoryId: university.categories.memoranda }
  const [item] = (await upload(ana, fields, [{ name: `Papers ${number}.eml`, content }])).items
  if (!item) throw new Error('It was not taken.')
  await app.drain()
  return { id: item.fileManagerId, fileId: item.file.id }
}

const listed = (caller: Caller, id: number, query = {}) =>
  caller.ask(contract.listAttachments, { params: { id }, query })
const take = (caller: Caller, id: number, way: string, query = {}) =>
  caller.call(contract.readAttachment, { params: { id, way }, query })
const keep = (caller: Caller, id: number, way: string, folder = {}) =>
  caller.call(contract.keepAttachment, { params: { id, way }, body: { deliveryUnitId: caller.unitId || 1, ...folder } })
const get = (url: string, caller: Caller = nobody, headers: Record<string, string> = {}) =>
  caller.request({ method: 'GET', url, headers })
const codeOf = ({ status, body }: { status: number; body: unknown }) =>
  status < 400 ? status : (body as { code: string }).code
const factsOf = async (documentId: number, name: string) =>
  (
    await sql<{ payload: Record<string, unknown>; actor: string }>`
      select payload, actor_id as actor from facts where document_id = ${documentId} and name = ${name} order by id`.execute(
      db,
    )
  ).rows

describe('what is attached to a mail', () => {
  test('is told by name, kind and size, once the mail is read, and what is attached to a mail in it', async () => {
    const content = makePackedMail('Just come', [{ name: 'plan.docx', bytes: plan }])
    const { file } = await uploadOne(ana, { name: 'Just come.eml', content })
    expect(await listed(ana, file.id)).toEqual({ items: [], total: 0, isPending: true })
    await app.drain()
    expect(await listed(ana, file.id)).toMatchObject({ total: 1, isPending: false, items: [{ fileName: 'plan.docx' }] })
    const { fileId } = await mail()
    const { items } = await listed(ana, fileId)
    expect(
      items.map(({ way, fileName, fileType, size, isRefused }) => [way, fileName, fileType, size, isRefused]),
    ).toEqual([
      ['1', 'plan.docx', 'docx', plan.length, false],
      ['2', 'page.html', 'html', 25, false],
      ['3', 'setup.exe', 'exe', program.length, true],
      ['4', 'forwarded.eml', 'eml', inner.length, false],
      ['4.1', 'grades.csv', 'csv', list.length, false],
    ])
  })

  test('comes by its address, once and again and in part, always as a file to be saved', async () => {
    const { fileId } = await mail()
    const { items } = await listed(ana, fileId)
    const taken = await get(items[0]?.contentUrl ?? '')
    expect(taken).toMatchObject({
      status: 200,
      headers: {
        'content-disposition': 'attachment; filename="plan.docx"',
        'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'self'",
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-cache',
        etag: `"${createHash('sha256').update(plan).digest('hex')}"`,
      },
    })
    expect(taken.raw.equals(plan)).toBe(true)
    const part = await get(items[0]?.contentUrl ?? '', nobody, { range: 'bytes=0-1' })
    expect([part.status, part.raw.toString()]).toEqual([206, 'PK'])
    const page = await get(items[1]?.contentUrl ?? '')
    expect(page.headers).toMatchObject({ 'content-disposition': 'attachment; filename="page.html"' })
    expect((await take(ana, fileId, '4.1')).raw.equals(list)).toBe(true)
  })

  test('is not given out where a desktop would run it, or where there is none', async () => {
    const { fileId } = await mail()
    const { items } = await listed(ana, fileId)
    expect(items[2]?.contentUrl).toBeNull()
    expect([await take(ana, fileId, '3'), await keep(ana, fileId, '3')].map(codeOf)).toEqual([
      'TypeRefused',
      'TypeRefused',
    ])
    for (const way of ['5', '1.1', '999']) expect(codeOf(await take(ana, fileId, way))).toBe('NotFound')
    for (const way of ['0', '01', '1.1.1', '../1', '1000'])
      expect(codeOf(await take(ana, fileId, way))).toBe('ValidationFailed')
  })

  test('is read by whoever may download the mail, and by nobody else', async () => {
    const { id, fileId } = await mail()
    expect(
      await Promise.all([ben, carla, dan, nobody].map(async (one) => codeOf(await take(one, fileId, '1')))),
    ).toEqual([200, 'NotFound', 'NotFound', 'NotFound'])
    const session = await sinupan.signIn('ana')
    const { items } = await listed(session, fileId)
    await ana.ask(contract.updateDocument, { params: { id }, body: { isClassified: true } })
    for (const call of [contract.listAttachments, contract.readAttachment])
      expect(codeOf(await ben.call(call, { params: { id: fileId, way: '1' } }))).toBe('Classified')
    expect(codeOf(await keep(ben, fileId, '1'))).toBe('Classified')
    await ana.ask(contract.trashDocuments, { body: [id] })
    expect((await get(items[0]?.contentUrl ?? '')).status).toBe(200)
    await session.ask(contract.signOut)
    expect((await get(items[0]?.contentUrl ?? '')).status).toBe(404)
  })

  test('is everybody’s where the mail is public, and ends with its posting', async () => {
    const { id, fileId } = await mail()
    const posting = await given.approved(id, 'public')
    const { items } = await listed(nobody, fileId)
    const [first] = items
    expect(first?.contentUrl).toBe(`/api/FileManagerFile/${fileId}/Attachment/1`)
    expect((await get(first?.contentUrl ?? '')).raw.equals(plan)).toBe(true)
    expect(codeOf(await keep(nobody, fileId, '1'))).toBe('Unauthenticated')
    await ana.ask(contract.sendPosting, { params: { id: posting.id } })
    expect(codeOf(await get(first?.contentUrl ?? ''))).toBe('NotFound')
    expect(codeOf(await nobody.call(contract.listAttachments, { params: { id: fileId } }))).toBe('NotFound')
  })

  test('counts as a download of the mail for the guest of a link', async () => {
    const { id, fileId } = await mail()
    const { url } = await ana.ask(contract.createLink, { body: { fileManagerId: id, maxDownloads: 1 } })
    const share = url?.split('/').at(-1) ?? ''
    const { session } = await nobody.ask(contract.openLink, { params: { token: share } })
    const { items } = await listed(nobody, fileId, { share, session })
    expect((await get(items[0]?.contentUrl ?? '')).raw.equals(plan)).toBe(true)
    // The same guest goes on; nobody else does.
    expect((await take(nobody, fileId, '4.1', { share, session })).status).toBe(200)
    expect(codeOf(await take(nobody, fileId, '1', { share }))).toBe('LinkUsedUp')
    expect(await factsOf(id, 'share.downloaded')).toHaveLength(1)
  })

  test('is written down as a download, with its name', async () => {
    const { id, fileId } = await mail()
    await take(ana, fileId, '1')
    expect(await factsOf(id, 'document.contents-read')).toEqual([
      {
        actor: ana.userId,
        payload: expect.objectContaining({ fileId, how: 'download', attachment: { way: '1', name: 'plan.docx' } }),
      },
    ])
  })

  test('is not told wrongly where its carrier was changed on the disk: what comes out must be what was told', async () => {
    const { fileId } = await mail()
    await sql`update blob_attachments set attachment_sha256 = repeat('0', 64) where way = '1'
      and sha256 = (select sha256 from files where id = ${fileId})`.execute(db)
    expect(codeOf(await take(ana, fileId, '1'))).toBe('NotTakenOut')
    expect((await take(ana, fileId, '4')).status).toBe(200)
  })
})

describe('an attachment that is kept', () => {
  test('is a document like any upload: found by its words, with its source told', async () => {
    const { id, fileId } = await mail()
    const folder = await ana.ask(contract.createFolder, {
      params: { duId: ana.unitId },
      body: { name: `Kept ${number}` },
    })
    const { status, body } = await keep(ana, fileId, '1', {
      fileFolderId: folder.id,
      documentCategoryId: university.categories.memoranda,
    })
    expect([status, body.file]).toMatchObject([201, { fileName: 'plan.docx', fileType: 'docx', size: plan.length }])
    await app.drain()
    const made = await ana.ask(contract.getDocument, { params: { id: body.fileManagerId } })
    expect(made).toMatchObject({ name: 'plan', fileFolderId: folder.id, isClassified: false })
    expect(made.fileManagerFiles[0]).toMatchObject({ text: 'done', uploadedBy: { id: ana.userId } })
    expect(await factsOf(body.fileManagerId, 'file.added')).toMatchObject([
      { payload: { source: { documentId: id, fileId, fileName: `Papers ${number}.eml` } } },
    ])
    expect(await factsOf(id, 'document.contents-read')).toMatchObject([
      { payload: { how: 'download', attachment: { way: '1', name: 'plan.docx' } } },
    ])
    const again = await keep(ana, fileId, '1', { fileFolderId: folder.id })
    expect(again.body.duplicateOf).toContainEqual({ id: body.fileManagerId, name: 'plan' })
    const second = await ana.ask(contract.getDocument, { params: { id: again.body.fileManagerId } })
    expect(second.name).toBe('plan (2)')
  })

  test('goes where its keeper may upload, and nowhere else', async () => {
    const { fileId } = await mail()
    expect(codeOf(await keep(ana, fileId, '1', { deliveryUnitId: carla.unitId }))).toBe('NotYourDeliveryUnit')
    expect(codeOf(await keep(ana, fileId, '1', { fileFolderId: 2_000_000 }))).toBe('NotFound')
    expect(codeOf(await keep(ana, fileId, '1', { documentCategoryId: 2_000_000 }))).toBe('ValidationFailed')
    for (const stranger of [carla, admin]) expect(codeOf(await keep(stranger, fileId, '1'))).toBe('NotFound')
  })

  test('is classified where its mail is', async () => {
    const { id, fileId } = await mail()
    await ana.ask(contract.updateDocument, { params: { id }, body: { isClassified: true } })
    const { body } = await keep(ana, fileId, '4.1')
    const made = await ana.ask(contract.getDocument, { params: { id: body.fileManagerId } })
    expect(made.isClassified).toBe(true)
  })

  test('is not kept where its mail is classified meanwhile', async () => {
    const { id, fileId } = await mail()
    await take(ana, fileId, '1')
    const count = async () =>
      (await sql<{ all: number }>`select count(*)::integer as all from documents`.execute(db)).rows[0]?.all
    const before = await count()
    const kept = await db.transaction().execute(async (other) => {
      await sql`update documents set is_classified = true where id = ${id}`.execute(other)
      const keeping = keep(ana, fileId, '1')
      await setTimeout(1_500)
      return { keeping }
    })
    expect(codeOf(await kept.keeping)).toBe('StateChanged')
    expect(await count()).toBe(before)
  })

  test('is swept with its carrier', async () => {
    const { fileId } = await mail()
    await take(ana, fileId, '1')
    const { rows } = await sql<{ sha256: string }>`select sha256 from files where id = ${fileId}`.execute(db)
    const { storage } = app.contextFor(system)
    const there = () => storage.holds(rows[0]?.sha256 ?? '', { part: 'attachment-1', size: plan.length })
    expect(await there()).toBe(true)
    await storage.remove(rows[0]?.sha256 ?? '')
    expect(await there()).toBe(false)
  })
})
