import * as contract from '@sinupan/contract'
import { describe, expect, test } from 'vitest'
import { statementsAskedAgain } from '../../testing/count-statements.ts'
import { Given } from '../../testing/given.ts'
import { startSinupan } from '../../testing/sinupan.ts'

const sinupan = await startSinupan()
const { app, people, university } = sinupan
const { ana, records, admin, dan } = people
const given = new Given(sinupan)
const { minutes, memoranda, boardResolutions } = university.categories

const suggestions = (query = {}) => records.ask(contract.listSuggestions, { query })
const suggested = async (id: number) => (await suggestions({ fileManagerIds: String(id) })).items[0]
const choose = (choices: [fileManagerId: number, documentCategoryId: number][], by = records) =>
  by.call(contract.setSeries, {
    body: { choices: choices.map(([fileManagerId, documentCategoryId]) => ({ fileManagerId, documentCategoryId })) },
  })
const folder = async (name: string) =>
  (await ana.ask(contract.createFolder, { params: { duId: ana.unitId }, body: { name } })).id

describe('a document without a series is proposed one', () => {
  test('by the words of its name', async () => {
    const id = await given.document({ categoryId: null, name: 'Resolution of the Board No. 12' })
    expect(await suggested(id)).toMatchObject({
      fileManager: { id, documentCategory: null },
      unit: { name: 'Admissions Unit', officeName: 'Office of the Registrar', campusName: 'Main Campus' },
      suggestions: [
        {
          documentCategory: { id: boardResolutions },
          reasons: [{ kind: 'name', words: ['Board', 'resolutions'] }],
        },
      ],
    })
  })

  test('by its text', async () => {
    const id = await given.document({ categoryId: null, name: 'Scan 7', text: 'These are the minutes of a meeting.' })
    await app.drain()
    expect((await suggested(id))?.suggestions).toMatchObject([
      { documentCategory: { id: minutes }, strength: 'weak', reasons: [{ kind: 'text', words: ['Minutes'] }] },
    ])
  })

  test('by what documents beside it have, and what the unit’s of like names got', async () => {
    const fileFolderId = await folder('Second floor')
    for (const name of ['One', 'Two', 'Three']) await given.document({ categoryId: memoranda, name, fileFolderId })
    await given.document({ categoryId: minutes, name: 'Four', fileFolderId })
    const beside = await given.document({ categoryId: null, name: 'Five', fileFolderId })
    expect((await suggested(beside))?.suggestions[0]).toMatchObject({
      documentCategory: { id: memoranda },
      reasons: [{ kind: 'folder', count: 3, among: 4 }],
    })
    for (const day of [1, 2])
      await given.document({ categoryId: boardResolutions, name: `Weekly letter 2026-05-0${day}` })
    const alike = await given.document({ categoryId: null, name: 'Weekly letter 2026-06-01' })
    expect((await suggested(alike))?.suggestions).toMatchObject([
      { documentCategory: { id: boardResolutions }, reasons: [{ kind: 'alike', words: ['Weekly letter'], count: 2 }] },
    ])
  })

  test('none where nothing speaks for one, and never a retired one', async () => {
    const nothing = await given.document({ categoryId: null, name: 'Xyzzy', text: 'Nothing to see.' })
    expect((await suggested(nothing))?.suggestions).toEqual([])
    const retired = { params: { id: boardResolutions }, body: { isRetired: true } }
    await records.ask(contract.updateCategory, retired)
    const id = await given.document({ categoryId: null, name: 'Board resolution 9' })
    expect((await suggested(id))?.suggestions).toEqual([])
    await records.ask(contract.updateCategory, { ...retired, body: { isRetired: false } })
  })

  test('by no text where it is classified, and not at all to who is not of the CRU', async () => {
    const id = await given.document({
      categoryId: null,
      name: 'Closed',
      text: 'Minutes of a board.',
      isClassified: true,
    })
    await app.drain()
    expect(await suggested(id)).toMatchObject({ fileManager: { name: 'Closed', description: null }, suggestions: [] })
    for (const caller of [admin, ana, dan])
      expect(await caller.call(contract.listSuggestions)).toMatchObject({ status: 403 })
  })
})

describe('the list of what has no series', () => {
  test('is paged, the newest first, of a campus, a unit, and by words of the name', async () => {
    const north = await given.document({ by: 'dan', categoryId: null, name: 'Northern lights' })
    await app.drain()
    expect((await suggestions({ pageSize: 1 })).items.map(({ fileManager }) => fileManager.id)).toEqual([north])
    const { total } = await suggestions()
    expect((await suggestions({ page: 1, pageSize: 1 })).total).toBe(total)
    for (const query of [
      { campusId: university.campuses.north },
      { deliveryUnitId: university.units.north },
      { search: 'north light' },
    ])
      expect((await suggestions(query)).items.map(({ fileManager }) => fileManager.id)).toEqual([north])
    expect(await suggestions({ search: 'southern' })).toEqual({ items: [], total: 0 })
    expect(await suggestions({ search: '!!' })).toMatchObject({ total: 0 })
  })

  test('takes as many statements for many as for one', async () => {
    const one = await statementsAskedAgain(() => suggestions({ pageSize: 1 }))
    for (let index = 0; index < 8; index++) await given.document({ categoryId: null, name: `Minutes ${index}` })
    expect(await statementsAskedAgain(() => suggestions({ pageSize: 50 }))).toBe(one)
  })
})

describe('a series is set', () => {
  test('by a person of the CRU, of several at once, each with a line in its history and the day that follows', async () => {
    const [a, b] = [
      await given.document({ categoryId: null, documentDate: '2026-01-31' }),
      await given.document({ by: 'dan', categoryId: null }),
    ]
    expect(
      (
        await choose([
          [a, memoranda],
          [b, minutes],
        ])
      ).body,
    ).toMatchObject({ items: [a, b], total: 2 })
    const document = await ana.ask(contract.getDocument, { params: { id: a } })
    expect(document).toMatchObject({ documentCategory: { id: memoranda }, expiresOn: '2031-01-31' })
    const { items } = await ana.ask(contract.listActivity, { params: { id: a } })
    expect(items[0]).toMatchObject({ name: 'document.scheduled', payload: { category: 'Memoranda' } })
    await app.drain()
    expect(await suggested(a)).toBeUndefined()
  })

  test('all or nothing: not where one has one by now, is unknown, in the trash, or the series is no open one', async () => {
    const [free, has, trashed] = [
      await given.document({ categoryId: null }),
      await given.document(),
      await given.document({ categoryId: null }),
    ]
    await ana.ask(contract.trashDocument, { params: { id: trashed } })
    expect(
      await choose([
        [free, minutes],
        [has, minutes],
      ]),
    ).toMatchObject({
      status: 409,
      body: { code: 'StateChanged', documents: [{ id: has }] },
    })
    expect(
      (
        await choose([
          [free, minutes],
          [2_000_000_000, minutes],
        ])
      ).status,
    ).toBe(404)
    expect(
      (
        await choose([
          [free, minutes],
          [trashed, minutes],
        ])
      ).status,
    ).toBe(404)
    expect((await choose([[free, 2_000_000_000]])).status).toBe(400)
    expect(
      (
        await choose([
          [free, minutes],
          [free, memoranda],
        ])
      ).status,
    ).toBe(400)
    expect((await suggested(free))?.fileManager.documentCategory).toBeNull()
  })

  test('by nobody else, not by an administrator either', async () => {
    const id = await given.document({ categoryId: null })
    for (const caller of [ana, dan, admin]) expect((await choose([[id, minutes]], caller)).status).toBe(403)
  })

  test('once, where two choose at the same time', async () => {
    const id = await given.document({ categoryId: null })
    const answers = await Promise.all([choose([[id, minutes]]), choose([[id, memoranda]])])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })
})
