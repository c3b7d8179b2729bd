import * as contract from '@sinupan/contract'
import { describe, expect, test } from 'vitest'
import { Given, levels } from '../../testing/given.ts'
import { startSinupan } from '../../testing/sinupan.ts'

const sinupan = await startSinupan()
const given = new Given(sinupan)
const { db, people, university } = sinupan
const { ana, ben, carla, dan, approver, records, admin } = people

const create = (fileManagerId: number, more: object = {}) =>
  ana.call(contract.createPosting, { body: { fileManagerId, accessLevelId: levels.campus, ...more } })
const documentOf = (caller: typeof ana, id: number) => caller.call(contract.getDocument, { params: { id } })
const approve = (id: number, more: object = {}) =>
  approver.call(contract.approvePosting, { params: { id }, body: more })

describe('sending a document', () => {
  test('needs a file and a category, and says which is missing', async () => {
    const bare = await given.document({ text: null, categoryId: null })
    expect(await create(bare)).toMatchObject({
      status: 409,
      body: { code: 'NotPostable', reasons: ['NoFile', 'NoCategory'] },
    })
    const filed = await given.document({ categoryId: null })
    expect((await create(filed)).body).toMatchObject({ reasons: ['NoCategory'] })
  })

  test('refuses a level that does not exist, and the public for what is classified', async () => {
    const documentId = await given.document()
    expect((await create(documentId, { accessLevelId: 77 })).body).toMatchObject({
      code: 'ValidationFailed',
      errors: { accessLevelId: [expect.any(String)] },
    })
    const toPublic = { accessLevelId: levels.public }
    expect((await create(documentId, { ...toPublic, isClassified: true })).body).toMatchObject({
      code: 'PublicClassified',
    })
    const classified = await given.document({ isClassified: true })
    expect((await create(classified, toPublic)).body).toMatchObject({ code: 'PublicClassified' })
    expect((await create(classified)).body).toMatchObject({ isClassified: true, status: 'pending', round: 1 })
    expect(
      (
        await ben.call(contract.createPosting, {
          body: { fileManagerId: await given.document({ isClassified: true }), accessLevelId: 1 },
        })
      ).body,
    ).toMatchObject({ code: 'Classified' })
  })

  test('is not done twice: a returned posting is sent again', async () => {
    const documentId = await given.document()
    const { id } = await given.returned(documentId)
    expect((await create(documentId)).body).toMatchObject({ code: 'AlreadyPosted' })
    const again = await ben.ask(contract.sendPosting, { params: { id }, body: {} })
    expect(again).toMatchObject({
      status: 'pending',
      round: 2,
      returnReason: null,
      reviewedBy: null,
      applicationUserId: ben.userId,
    })
  })

  test('of a document in the trash is refused', async () => {
    const documentId = await given.document()
    const { id } = await given.returned(documentId)
    await ana.ask(contract.trashDocument, { params: { id: documentId } })
    expect((await ana.call(contract.sendPosting, { params: { id }, body: {} })).body).toMatchObject({ code: 'InTrash' })
    const { items } = await ana.ask(contract.listUnitReturned, {
      params: { duId: ana.unitId },
      query: { pageSize: 200 },
    })
    expect(items.map((one) => one.id)).not.toContain(id)
  })

  test('checks again what it needs: a category taken away, a document classified since', async () => {
    const documentId = await given.document()
    const { id } = await given.returned(documentId)
    const update = (body: Record<string, unknown>) =>
      ana.ask(contract.updateDocument, { params: { id: documentId }, body })
    const send = () => ana.call(contract.sendPosting, { params: { id }, body: {} })
    await update({ documentCategoryId: null })
    expect((await send()).body).toMatchObject({ code: 'NotPostable', reasons: ['NoCategory'] })
    await update({ documentCategoryId: university.categories.minutes })
    await send()
    await ana.ask(contract.updatePosting, { params: { id }, body: { accessLevelId: levels.public } })
    await approver.ask(contract.returnPosting, { params: { id }, body: { reason: 'It names a student.' } })
    await update({ isClassified: true })
    expect((await send()).body).toMatchObject({ code: 'PublicClassified' })
  })
})

describe('a decision', () => {
  test('publishes at the level, makes a record, and tells who decided', async () => {
    const documentId = await given.document()
    const { id } = await given.posting(documentId, 'campus')
    expect((await documentOf(carla, documentId)).status).toBe(404)
    const approved = (await approve(id)).body
    expect(approved).toMatchObject({
      status: 'approved',
      publishedAt: expect.any(String),
      reviewedBy: { firstName: 'Approver' },
    })
    expect((await documentOf(ana, documentId)).body).toMatchObject({ isRecord: true, status: 'approved' })
    expect((await documentOf(carla, documentId)).status).toBe(200)
    expect((await documentOf(dan, documentId)).status).toBe(404)
  })

  test('needs a reason of 10 to 1000 characters to return', async () => {
    const { id } = await given.posting(await given.document())
    for (const reason of ['too short', ' '.repeat(20), 'x'.repeat(1_001), undefined])
      expect(
        (await approver.call(contract.returnPosting, { params: { id }, body: { reason } as never })).body,
      ).toMatchObject({
        code: 'ValidationFailed',
        errors: { reason: [expect.any(String)] },
      })
  })

  test('on another version than was looked at is refused, with the posting as it is', async () => {
    const { id, version } = await given.posting(await given.document())
    await ana.ask(contract.updatePosting, { params: { id }, body: { accessLevelId: levels.public } })
    const answer = await approve(id, { version })
    expect(answer).toMatchObject({
      status: 409,
      body: { code: 'StateChanged', current: { id, status: 'pending', accessLevelId: levels.public } },
    })
    expect((await approve(id, { version: version + 1 })).status).toBe(200)
  })

  test('that came too late is told who decided, when and how', async () => {
    const { id } = await given.returned(await given.document())
    const answer = await approve(id)
    const reviewedBy = { id: approver.userId, firstName: 'Approver' }
    expect(answer.body).toMatchObject({
      code: 'StateChanged',
      current: { id, status: 'returned', reviewedBy, reviewedAt: expect.any(String) },
    })
    // The document is closed to the approver again, so that no word of it comes along.
    expect(answer.body).not.toHaveProperty('current.fileManager')
    const seen = await admin.call(contract.approvePosting, { params: { id }, body: {} })
    expect(seen.body).toMatchObject({ current: { returnReason: 'The last page is missing.', reviewedBy } })
  })

  test('on what one sent or uploaded oneself is somebody else’s', async () => {
    const own = await given.posting(await given.document({ by: 'approver' }), 'campus', { by: 'approver' })
    expect((await approve(own.id)).body).toMatchObject({ code: 'OwnPosting' })
    const uploaded = await given.document()
    await given.file(uploaded, { by: 'approver' })
    const { id, capabilities } = await given.posting(uploaded)
    expect(capabilities).toMatchObject({ decide: false, withdraw: true, edit: true, send: false })
    expect((await approve(id)).body).toMatchObject({ code: 'OwnPosting' })
    const { items } = await approver.ask(contract.listToDecide, { query: { pageSize: 200 } })
    expect(items.find((one) => one.id === id)?.capabilities).toMatchObject({
      decide: false,
      reasons: { decide: 'OwnPosting' },
    })
    expect((await admin.call(contract.approvePosting, { params: { id }, body: {} })).status).toBe(200)
  })

  test('is the CRU’s where no approver is set', async () => {
    const { id } = await given.posting(await given.document({ by: 'dan' }), 'system', { by: 'dan' })
    expect((await approve(id)).status).toBe(404)
    expect((await records.ask(contract.approvePosting, { params: { id }, body: {} })).status).toBe('approved')
  })

  test('by who decides leaves the sender who they were when it is taken back', async () => {
    const { id } = await given.approved(await given.document())
    const back = await approver.ask(contract.sendPosting, { params: { id }, body: {} })
    expect(back).toMatchObject({ status: 'pending', applicationUserId: ana.userId, publishedAt: null })
    expect((await approve(id)).status).toBe(200)
  })
})

describe('changing what is pending', () => {
  test('changes level, note and classification, but never un-classifies a classified document', async () => {
    const { id } = await given.posting(await given.document({ isClassified: true }))
    const update = (body: Record<string, unknown>) => ana.call(contract.updatePosting, { params: { id }, body })
    expect((await update({ isClassified: false })).body).toMatchObject({
      errors: { isClassified: [expect.any(String)] },
    })
    expect((await update({ accessLevelId: levels.public })).body).toMatchObject({ code: 'PublicClassified' })
    expect((await update({ accessLevelId: levels.unit, note: ' For the dean ' })).body).toMatchObject({
      accessLevel: { access: 'Delivery Unit' },
      note: 'For the dean',
    })
    expect((await ben.call(contract.updatePosting, { params: { id }, body: { note: 'x' } })).body).toMatchObject({
      code: 'Classified',
    })
  })

  test('takes back a whole posting as a client got it, and ignores what is only to read', async () => {
    const posting = await given.posting(await given.document())
    const answer = await ana.ask(contract.updatePosting, {
      params: { id: posting.id },
      body: { ...posting, note: 'Now', status: 'approved', applicationUserId: dan.userId } as never,
    })
    expect(answer).toMatchObject({ note: 'Now', status: 'pending', applicationUserId: ana.userId })
    const bad = await ana.call(contract.updatePosting, {
      params: { id: posting.id },
      body: { published: true } as never,
    })
    expect(bad.body).toMatchObject({ errors: { published: [expect.any(String)] } })
  })
})

describe('withdrawing', () => {
  test('ends a posting; its history stays with the unit, and the document can be posted anew', async () => {
    const documentId = await given.document()
    const { id } = await given.returned(documentId)
    await ben.ask(contract.removePosting, { params: { id } })
    const { id: second } = await given.posting(documentId)
    const history = await ana.ask(contract.listPostingsOfDocument, { params: { fileManagerId: documentId } })
    expect(history.items.map((one) => [one.id, one.endedAt !== null])).toEqual([
      [second, false],
      [id, true],
    ])
    expect(history.items[1]).toMatchObject({ fileManager: { status: 'pending' }, capabilities: { withdraw: false } })
    const seen = await approver.ask(contract.listPostingsOfDocument, { params: { fileManagerId: documentId } })
    expect(seen.items.map((one) => one.id)).toEqual([second])
    expect(await db.selectFrom('postings').select('id').where('documentId', '=', documentId).execute()).toHaveLength(2)
  })
})
