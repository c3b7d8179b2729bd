import * as contract from '@sinupan/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Caller } from '../../testing/caller.ts'
import { Given, levels } from '../../testing/given.ts'
import { startSinupan } from '../../testing/sinupan.ts'

const sinupan = await startSinupan()
const given = new Given(sinupan)
const { db, people, university } = sinupan
const { ana, ben, carla, dan, approver, records, admin } = people
const wholePage = { query: { pageSize: 200 } }

const archiveOf = async (caller: Caller) =>
  (await caller.ask(contract.listOfficeArchive, { params: { duId: caller.unitId }, ...wholePage })).items
const inArchiveOf = async (caller: Caller, documentId: number) =>
  (await archiveOf(caller)).find((one) => one.fileManagerId === documentId)
const details = (caller: Caller, id: number) => caller.ask(contract.getDocument, { params: { id } })

describe('the snapshot', () => {
  test('what is changed after the posting is seen only inside of the unit until it is sent and approved again', async () => {
    const documentId = await given.document({
      name: 'Fees 2026',
      description: 'First text',
      tagIds: [university.tags.enrolment],
    })
    await given.approved(documentId)
    await ana.ask(contract.updateDocument, {
      params: { id: documentId },
      body: {
        name: 'Fees 2027',
        description: 'Second text',
        tagIds: [university.tags.urgent],
        documentDate: '2027-01-01',
      },
    })
    await given.file(documentId, { by: 'ben', name: 'annex' })

    const old = { name: 'Fees 2026', description: 'First text', documentDate: '2026-03-02' }
    const seen = await details(carla, documentId)
    expect(seen).toMatchObject({ ...old, fileTags: [{ tag: { tagName: 'enrolment' } }], versions: [] })
    expect(seen.fileManagerFiles).toHaveLength(1)
    const posted = await inArchiveOf(carla, documentId)
    expect(posted?.fileManager).toMatchObject({ ...old, fileFolderId: null })
    expect(posted?.fileManager.fileManagerFiles).toHaveLength(1)
    const inside = await details(ben, documentId)
    expect(inside).toMatchObject({ name: 'Fees 2027', description: 'Second text' })
    expect(inside.fileManagerFiles).toHaveLength(2)

    const id = posted?.id ?? 0
    await ana.ask(contract.sendPosting, { params: { id }, body: {} })
    expect((await carla.call(contract.getDocument, { params: { id: documentId } })).status).toBe(404)
    expect(await inArchiveOf(carla, documentId)).toBeUndefined()
    await approver.ask(contract.approvePosting, { params: { id }, body: {} })
    const anew = await details(carla, documentId)
    expect(anew).toMatchObject({ name: 'Fees 2027', fileTags: [{ tag: { tagName: 'urgent' } }] })
    expect(anew.fileManagerFiles.map((one) => one.fileName)).toEqual([expect.any(String), 'annex.pdf'])
  })

  test('who decides reads what was sent, not what the unit has changed since', async () => {
    const documentId = await given.document({ name: 'Draft A' })
    const { id } = await given.posting(documentId)
    await ana.ask(contract.updateDocument, { params: { id: documentId }, body: { name: 'Draft B' } })
    const review = await approver.ask(contract.getPostingReview, { params: { id } })
    expect(review.posting.fileManager.name).toBe('Draft A')
    expect(review.posting.fileManager.fileManagerFiles[0]?.contentUrl).toEqual(expect.any(String))
  })
})

describe('a classified posting', () => {
  const secrets = { name: 'Promotion board', description: 'zygote-description', tags: 'enrolment' }
  let documentId: number
  let postingId: number
  beforeAll(async () => {
    const { name, description } = secrets
    documentId = await given.document({ name, description, tagIds: [university.tags.enrolment] })
    await given.file(documentId, { by: 'ana', name: 'zygote-file' })
    const body = { fileManagerId: documentId, accessLevelId: levels.campus, isClassified: true, note: 'zygote-note' }
    postingId = (await ana.ask(contract.createPosting, { body })).id
  })

  test('is read whole by who decides while it is pending', async () => {
    const { posting } = await approver.ask(contract.getPostingReview, { params: { id: postingId } })
    expect(posting).toMatchObject({ note: 'zygote-note', fileManager: { description: secrets.description } })
    expect(posting.fileManager.fileManagerFiles.every((one) => one.contentUrl)).toBe(true)
  })

  test('shows title, category, unit, date and a lock to its audience, and nothing else', async () => {
    await approver.ask(contract.approvePosting, { params: { id: postingId }, body: {} })
    for (const caller of [carla, approver]) {
      const posting = await inArchiveOf(caller, documentId)
      expect(posting).toMatchObject({ isClassified: true, isClassifiedDoc: true, unitName: 'Admissions Unit' })
      expect(posting?.fileManager).toMatchObject({
        name: secrets.name,
        description: null,
        totalFileSize: 0,
        fileTags: [],
        fileManagerFiles: [],
        thumbnailUrl: null,
        documentCategory: { category: 'Memoranda' },
        documentDate: '2026-03-02',
        capabilities: { read: false, reasons: { read: 'Classified' } },
      })
    }
    const answers = [await archiveOf(carla), await details(carla, documentId), await archiveOf(records)]
    expect(JSON.stringify(answers)).not.toMatch(/zygote/)
    expect((await carla.call(contract.getPostingReview, { params: { id: postingId } })).status).toBe(403)
    expect((await approver.call(contract.getPostingReview, { params: { id: postingId } })).body).toMatchObject({
      code: 'Classified',
    })
  })

  test('is whole for its owner, and masked for the colleagues, though the document is not classified itself', async () => {
    expect(await inArchiveOf(ana, documentId)).toMatchObject({ isClassifiedDoc: false, note: 'zygote-note' })
    const { items } = await ben.ask(contract.listUnitPosted, { params: { duId: ben.unitId }, ...wholePage })
    expect(items.find((one) => one.id === postingId)).toMatchObject({ note: null, fileManager: { name: secrets.name } })
    expect(JSON.stringify([items, await details(ben, documentId)])).not.toMatch(/zygote/)
  })

  test('of a classified document is masked for the colleagues too, in every list', async () => {
    const classified = await given.document({ description: 'zygote-more', isClassified: true })
    const body = { fileManagerId: classified, accessLevelId: levels.unit, note: 'zygote-aside' }
    const { id } = await ana.ask(contract.createPosting, { body })
    const lists = await Promise.all([
      ben.ask(contract.listUnitPending, { params: { duId: ben.unitId }, ...wholePage }),
      ben.ask(contract.listPostingsOfDocument, { params: { fileManagerId: classified } }),
    ])
    expect(JSON.stringify(lists)).not.toMatch(/zygote-more|zygote-aside/)
    expect((await ben.call(contract.getPostingReview, { params: { id } })).body).toMatchObject({ code: 'Classified' })
    await approver.ask(contract.returnPosting, { params: { id }, body: { reason: 'zygote-reason is too short' } })
    const returned = await ben.ask(contract.listUnitReturned, { params: { duId: ben.unitId }, ...wholePage })
    const mine = await ben.ask(contract.getDocument, { params: { id: classified } })
    expect(returned.items.map((one) => one.id)).toContain(id)
    expect(JSON.stringify([returned, mine])).not.toMatch(/zygote-(reason|more|aside)/)
    expect(
      (await ana.ask(contract.listUnitReturned, { params: { duId: ana.unitId }, ...wholePage })).items[0],
    ).toMatchObject({
      returnReason: 'zygote-reason is too short',
    })
  })
})

describe('note and reason', () => {
  test('are for those who take part, not for the audience', async () => {
    const documentId = await given.document()
    const body = { fileManagerId: documentId, accessLevelId: levels.system, note: 'quokka' }
    const { id } = await ana.ask(contract.createPosting, { body })
    await approver.ask(contract.approvePosting, { params: { id }, body: {} })
    for (const caller of [carla, dan, records]) expect((await inArchiveOf(caller, documentId))?.note).toBeNull()
    for (const caller of [ana, ben, approver]) expect((await inArchiveOf(caller, documentId))?.note).toBe('quokka')
    expect((await admin.ask(contract.listDecided, wholePage)).items.find((one) => one.id === id)?.note).toBe('quokka')
    expect(await db.selectFrom('facts').select('id').where('postingId', '=', id).execute()).toHaveLength(2)
  })
})
