import * as contract from '@sinupan/contract'
import { describe, expect, test } from 'vitest'
import { Given } from '../../testing/given.ts'
import { startSinupan } from '../../testing/sinupan.ts'

const sinupan = await startSinupan()
const { app, people, nobody, university } = sinupan
const { admin, ana, records, approver } = people
const { groups } = university
const given = new Given(sinupan)

let number = 0
const makeCategory = (retention: number | null, documentCategoryGroupId = groups.administrative) =>
  records.ask(contract.createCategory, {
    body: { category: `Series ${++number}`, retention, documentCategoryGroupId, reference: `S-${number}` },
  })
const effectOf = (id: number, query: Record<string, number | string>, caller = records) =>
  caller.ask(contract.getRetentionEffect, { params: { id }, query })
const expiryOf = async (id: number) => (await ana.ask(contract.getDocument, { params: { id } })).expiresOn
const change = (id: number, body: Record<string, unknown>, caller = admin) =>
  caller.call(contract.updateCategory, { params: { id }, body })

describe('groups and categories', () => {
  test('are kept by the CRU and administrators; a group that is used stays', async () => {
    const group = await records.ask(contract.createCategoryGroup, { body: { group: 'Legal' } })
    const body = { category: 'Deeds', retention: 10, documentCategoryGroupId: group.id }
    const deeds = await admin.ask(contract.createCategory, { body })
    expect(deeds).toMatchObject({ category: 'Deeds', description: null, reference: null, retention: 10, version: 1 })
    expect(await admin.call(contract.createCategory, { body: { ...body, category: 'DEEDS' } })).toMatchObject({
      body: { code: 'NameTaken' },
    })
    expect(
      await admin.call(contract.createCategory, { body: { ...body, category: 'X', retention: 101 } }),
    ).toMatchObject({ status: 400 })
    const remove = () => admin.call(contract.removeCategoryGroup, { params: { id: group.id } })
    expect(await remove()).toMatchObject({ status: 409, body: { code: 'InUse', uses: { categories: 1, total: 1 } } })
    await admin.ask(contract.updateCategoryGroup, { params: { id: group.id }, body: { group: 'Law', version: 1 } })
    expect((await change(deeds.id, { ...deeds, description: 'Of land' })).body).toMatchObject({
      description: 'Of land',
      documentCategoryGroup: { group: 'Law' },
    })
    await admin.ask(contract.removeCategory, { params: { id: deeds.id } })
    expect((await remove()).status).toBe(200)
    expect(await nobody.call(contract.getCategoryGroup, { params: { id: group.id } })).toMatchObject({ status: 404 })
  })
})

describe('a change of retention', () => {
  test('is shown before it is saved, and that is what happens', async () => {
    const { id } = await makeCategory(5)
    const dates = ['2020-02-29', '2021-06-30', '2026-01-01']
    const documents = await Promise.all(
      dates.map((documentDate) => given.document({ by: 'ana', categoryId: id, documentDate })),
    )
    await sinupan.db
      .updateTable('documents')
      .set({ isPermanent: true })
      .where('id', '=', documents[2] ?? 0)
      .execute()
    const expiries = () => Promise.all(documents.map(expiryOf))
    expect(await expiries()).toEqual(['2025-02-28', '2026-06-30', null])
    expect(await effectOf(id, { retention: 6 })).toEqual({
      documents: 3,
      records: 0,
      earlier: 0,
      later: 2,
      becomePermanent: 0,
      becomeScheduled: 0,
      unchanged: 1,
      expiredNow: 2,
      expiredThen: 1,
      allowed: true,
    })
    await change(id, { retention: 6 })
    expect(await expiries()).toEqual(['2026-02-28', '2027-06-30', null])
    expect(await effectOf(id, { retention: 'permanent' })).toMatchObject({
      becomePermanent: 2,
      unchanged: 1,
      expiredThen: 0,
    })
    await change(id, { retention: null })
    expect(await expiries()).toEqual([null, null, null])
    expect(await effectOf(id, { retention: 0 })).toMatchObject({ becomeScheduled: 2, unchanged: 1, expiredThen: 2 })
    await change(id, { retention: 0 })
    expect(await expiries()).toEqual(['2020-02-29', '2021-06-30', null])
    expect(await effectOf(id, { retention: 0 })).toMatchObject({ earlier: 0, later: 0, unchanged: 3 })
    const unclear = await records.call(contract.getRetentionEffect, { params: { id }, query: {} })
    expect(unclear).toMatchObject({ status: 400 })
  })

  test('to shorter is the CRU’s alone where there are records, to longer anybody’s who keeps the taxonomy', async () => {
    const { id } = await makeCategory(10)
    const documentId = await given.document({ by: 'ana', categoryId: id, documentDate: '2020-05-05' })
    expect(await effectOf(id, { retention: 3 }, admin)).toMatchObject({ records: 0, allowed: true })
    await given.approved(documentId, 'campus')
    expect(await effectOf(id, { retention: 3 }, admin)).toMatchObject({ records: 1, earlier: 1, allowed: false })
    expect(await change(id, { retention: 3 })).toMatchObject({ status: 409, body: { code: 'UnderRetention' } })
    expect(await change(id, { retention: 12, category: 'Kept longer' })).toMatchObject({ status: 200 })
    expect(await expiryOf(documentId)).toBe('2032-05-05')
    expect(await effectOf(id, { retention: 3 })).toMatchObject({ allowed: true })
    expect(await change(id, { retention: 3 }, records)).toMatchObject({ status: 200, body: { retention: 3 } })
    await change(id, { retention: null })
    expect(await change(id, { retention: 100 })).toMatchObject({ body: { code: 'UnderRetention' } })
  })
})

describe('a category that is replaced', () => {
  test('takes its documents and snapshots along, in lists, retention and searches', async () => {
    const [from, to] = [await makeCategory(5), await makeCategory(8, groups.academic)]
    const documentId = await given.document({
      by: 'ana',
      name: 'Replaced quoll',
      categoryId: from.id,
      documentDate: '2024-01-31',
    })
    await given.approved(documentId, 'public')
    const waiting = await given.document({ by: 'ana', name: 'Waiting quoll', categoryId: from.id })
    const { id: postingId, version } = await given.posting(waiting, 'campus')
    await app.drain()
    expect((await records.ask(contract.listUsesOfCategories)).items).toContainEqual({
      id: from.id,
      documents: 2,
      postings: 2,
    })
    const remove = (query: Record<string, number>) =>
      admin.call(contract.removeCategory, { params: { id: from.id }, query })
    expect(await remove({})).toMatchObject({
      status: 409,
      body: { code: 'InUse', uses: { documents: 2, postings: 2 } },
    })
    expect(await effectOf(from.id, { replaceWith: to.id })).toMatchObject({
      documents: 2,
      records: 1,
      later: 2,
      allowed: true,
    })
    expect((await remove({ replaceWith: to.id })).status).toBe(200)
    expect(await ana.ask(contract.getDocument, { params: { id: documentId } })).toMatchObject({
      documentCategory: { id: to.id },
      expiresOn: '2032-01-31',
    })
    await app.drain()
    const shown = await nobody.ask(contract.listPublicOfCategory, { params: { id: to.id } })
    expect(shown.items.map((one) => one.fileManager.name)).toEqual(['Replaced quoll'])
    const search = { params: { duId: ana.unitId }, body: { search: to.category, categoryIds: [to.id] } }
    expect((await ana.ask(contract.search, search)).total).toBe(2)
    const decide = { params: { id: postingId }, body: { version } }
    expect(await approver.call(contract.approvePosting, decide)).toMatchObject({ body: { code: 'StateChanged' } })
    expect((await ana.ask(contract.listActivity, { params: { id: waiting } })).items.map((one) => one.name)).toContain(
      'document.recategorised',
    )
  })

  test('by one that keeps records shorter, is the CRU’s to replace', async () => {
    const [from, to] = [await makeCategory(null), await makeCategory(2)]
    await given.approved(await given.document({ by: 'ana', categoryId: from.id }), 'unit')
    const input = { params: { id: from.id }, query: { replaceWith: to.id } }
    expect(await admin.call(contract.removeCategory, input)).toMatchObject({
      status: 409,
      body: { code: 'UnderRetention' },
    })
    expect((await nobody.ask(contract.getCategory, { params: { id: from.id } })).retention).toBeNull()
    expect((await records.call(contract.removeCategory, input)).status).toBe(200)
  })

  test('that moves to another group is decided by that group’s approver at once', async () => {
    const { id } = await makeCategory(5)
    const posting = await given.posting(
      await given.document({ by: 'dan', name: 'Northern numbat', categoryId: id }),
      'campus',
      { by: 'dan' },
    )
    const settings = { params: { campusId: university.campuses.north } }
    await admin.ask(contract.addApprover, {
      ...settings,
      body: { approverId: people.ben.userId, documentCategoryGroupId: groups.administrative },
    })
    await app.drain()
    const seen = async (who: typeof ana) => [
      (await who.call(contract.getPostingReview, { params: { id: posting.id } })).status,
      (await who.ask(contract.search, { params: { duId: who.unitId }, body: { search: 'numbat' } })).total,
    ]
    expect(await seen(people.ben)).toEqual([200, 1])
    await admin.ask(contract.addApprover, {
      ...settings,
      body: { approverId: people.carla.userId, documentCategoryGroupId: groups.academic },
    })
    await change(id, { documentCategoryGroupId: groups.academic })
    expect(await seen(people.ben)).toEqual([404, 0])
    await app.drain()
    expect([await seen(people.ben), await seen(people.carla)]).toEqual([
      [404, 0],
      [200, 1],
    ])
  })
})
