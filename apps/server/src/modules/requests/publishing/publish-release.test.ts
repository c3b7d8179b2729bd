import * as contract from '@sinupan/contract'
import { describe, expect, test } from 'vitest'
import { GivenRequests } from '../../../testing/requests.ts'
import { startSinupan } from '../../../testing/sinupan.ts'
import { uploadOne } from '../../../testing/upload.ts'

/** What was given on a request is posted to the public, by the way of every posting (docs/decisions/0047). */
const sinupan = await startSinupan()
const requests = new GivenRequests(sinupan)
const { app, clock, db, people, nobody, university } = sinupan
let serial = 0

/** A case that was granted, with one released copy of a file of ana's unit, as the maker of copies leaves it. */
async function granted(more: { requestType?: 'foi' | 'own_record' } = {}) {
  serial += 1
  const content = Buffer.from(`The council met ${serial} times.`)
  const { fileManagerId, file } = await uploadOne(people.ana, { name: 'Minutes for Liza Reyes.txt', content })
  const body = { documentCategoryId: university.categories.minutes, documentDate: '2026-03-02' }
  await people.ana.ask(contract.updateDocument, { params: { id: fileManagerId }, body })
  const title = 'What Liza wants to know'
  const { id } = await requests.forDecision([fileManagerId], { deliveryMode: 'download', title, ...more })
  await db
    .insertInto('documentRequestReleases')
    .values({
      requestId: id,
      documentId: fileManagerId,
      fileId: file.id,
      sourceSha256: file.sha256,
      sha256: file.sha256,
      fileName: file.fileName,
      mediaType: file.mediaType,
      size: content.length,
      preparedAt: clock.now().toISOString(),
    })
    .execute()
  const decided = await people.dan.ask(contract.decideRequest, { params: { id }, body: { outcome: 'successful' } })
  const [released] = decided.released
  if (!released) throw new Error('Nothing was released.')
  return { id, fileId: released.id, sha256: released.sha256, sourceId: fileManagerId }
}
const publish = ({ id, fileId }: { id: number; fileId: number }, body: object = {}, by = people.records) =>
  by.call(contract.publishReleased, { params: { id, fileId }, body: { name: 'Minutes of March', ...body } })
const codeOf = ({ status, body }: { status: number; body: unknown }) =>
  status < 400 ? status : (body as { code: string }).code
const errorsOf = ({ body }: { body: unknown }) => Object.keys((body as { errors?: object }).errors ?? {})

describe('a released copy', () => {
  test('becomes a document of the records unit, waits for its approver, and is public once it is approved', async () => {
    const copy = await granted()
    expect(codeOf(await publish(copy, { description: 'Of the council.' }))).toBe(201)
    const { released, timeline, capabilities } = await people.records.ask(contract.getRequest, {
      params: { id: copy.id },
    })
    const publication = released[0]?.publication
    expect([publication?.name, publication?.status, capabilities.publish]).toEqual([
      'Minutes of March',
      'pending',
      true,
    ])
    expect(timeline.at(-1)).toMatchObject({ what: 'release.published', note: 'Minutes of March' })
    const document = await people.records2.ask(contract.getDocument, {
      params: { id: publication?.fileManagerId ?? 0 },
    })
    expect([document.deliveryUnitId, document.documentCategory?.id, document.documentDate]).toEqual([
      university.units.cru,
      university.categories.minutes,
      '2026-03-02',
    ])
    expect(document.fileManagerFiles.map(({ fileName, sha256 }) => [fileName, sha256])).toEqual([
      ['Minutes of March.txt', copy.sha256],
    ])
    const before = await nobody.ask(contract.listPublished)
    expect(before.items).toEqual([])
    const posting = await db
      .selectFrom('postings')
      .select(['id', 'accessLevelId'])
      .where('documentId', '=', document.id)
      .executeTakeFirstOrThrow()
    expect(posting.accessLevelId).toBe(6)
    const own = await people.records.call(contract.approvePosting, { params: { id: posting.id }, body: {} })
    expect(codeOf(own)).not.toBe(200)
    expect(codeOf(await people.admin.call(contract.approvePosting, { params: { id: posting.id }, body: {} }))).toBe(200)
    await app.drain()
    const after = await nobody.ask(contract.listPublished)
    expect(after).toMatchObject({ total: 1, items: [{ name: 'Minutes of March', unitName: expect.any(String) }] })
    expect(JSON.stringify(after)).not.toMatch(/Liza|Reyes|REQ-/)
    const now = await people.records.ask(contract.getRequest, { params: { id: copy.id } })
    expect(now.released[0]?.publication?.status).toBe('approved')
  })

  test('is published once, and again when that document was thrown away', async () => {
    const copy = await granted()
    const both = await Promise.all([publish(copy), publish(copy, {}, people.records2)])
    expect(both.map(codeOf).toSorted()).toEqual([201, 'AlreadyPosted'])
    const { released } = await people.records.ask(contract.getRequest, { params: { id: copy.id } })
    const documentId = released[0]?.publication?.fileManagerId ?? 0
    const { rows } = {
      rows: await db.selectFrom('postings').select('id').where('documentId', '=', documentId).execute(),
    }
    await people.records.ask(contract.removePosting, { params: { id: rows[0]?.id ?? 0 } })
    await people.records.ask(contract.trashDocuments, { body: [documentId] })
    const gone = await people.records.ask(contract.getRequest, { params: { id: copy.id } })
    expect(gone.released[0]?.publication).toBeNull()
    expect(codeOf(await publish(copy))).toBe(201)
  })

  test('tells nothing of who asked: not in its name, its description, or the note', async () => {
    const copy = await granted()
    const told = await publish(copy, {
      name: 'Answer to LIZA S. REYES',
      description: 'Asked by liza@example.org.',
      note: 'Reyes, Liza asked.',
    })
    expect([codeOf(told), errorsOf(told)]).toEqual(['ValidationFailed', ['name', 'description', 'note']])
    expect(codeOf(await publish(copy, { name: 'Streets named Reyes' }))).toBe(201)
  })

  test('is not published when it was taken back, never went out, or is of somebody’s own record', async () => {
    const revoked = await granted()
    await people.records.ask(contract.revokeReleased, { params: { id: revoked.id, fileId: revoked.fileId } })
    expect(codeOf(await publish(revoked))).toBe('NotFound')
    const other = await granted()
    expect(codeOf(await publish({ id: other.id, fileId: revoked.fileId }))).toBe('NotFound')
    await db
      .updateTable('documentRequestReleases')
      .set({ releasedAt: null, expiresAt: null })
      .where('id', '=', other.fileId)
      .execute()
    expect(codeOf(await publish(other))).toBe('NotFound')
    const own = await granted({ requestType: 'own_record' })
    expect(codeOf(await publish(own))).toBe('Forbidden')
    for (const by of [people.dan, people.ana, people.admin])
      expect(codeOf(await publish(other, {}, by))).toBe('Forbidden')
  })

  test('without a category waits for one', async () => {
    const copy = await granted()
    await db.updateTable('documents').set({ categoryId: null }).where('id', '=', copy.sourceId).execute()
    const before = await db
      .selectFrom('documents')
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirstOrThrow()
    expect(codeOf(await publish(copy))).toBe('NotPostable')
    const after = await db
      .selectFrom('documents')
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirstOrThrow()
    expect(after).toEqual(before)
    expect(codeOf(await publish(copy, { documentCategoryId: university.categories.memoranda }))).toBe(201)
  })

  test('is forgotten with who asked, and what is public stays', async () => {
    const copy = await granted()
    await publish(copy)
    await db.deleteFrom('documentRequestReleases').where('id', '=', copy.fileId).execute()
    const [left] = await db
      .selectFrom('documentRequestPublications')
      .selectAll()
      .where('requestId', '=', copy.id)
      .execute()
    expect([left?.releaseId, typeof left?.documentId]).toEqual([null, 'number'])
  })
})
