import * as contract from '@sinupan/contract'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Caller } from '../../testing/caller.ts'
import { statementsAskedAgain } from '../../testing/count-statements.ts'
import { Given } from '../../testing/given.ts'
import { startSinupan } from '../../testing/sinupan.ts'

const sinupan = await startSinupan()
const given = new Given(sinupan)
const { people, university } = sinupan
const { ana, ben, dan, admin } = people
const { memoranda, minutes } = university.categories

const shelves = async (caller: Caller) => {
  const { items } = await caller.ask(contract.listCategoryShelves, { params: { deliveryUnitId: caller.unitId } })
  return items
}
const shelf = async (caller: Caller, categoryId: number | null) =>
  (await shelves(caller))
    .flatMap(({ categories }) => categories)
    .find(({ category }) => (category?.id ?? null) === categoryId)
const ofCategory = (caller: Caller, categoryId: number, query: Record<string, string | number> = {}) =>
  caller.ask(contract.listDocumentsOfCategory, { params: { categoryId, duId: caller.unitId }, query })
const newSeries = async (group: string, category: string) => {
  const { id } = await admin.ask(contract.createCategoryGroup, { body: { group } })
  const body = { category, retention: 5, documentCategoryGroupId: id }
  return (await admin.ask(contract.createCategory, { body })).id
}

describe('a unit’s documents by series', () => {
  test('a shelf tells how many there are, what they weigh, and which four changed last', async () => {
    const ids: number[] = []
    for (const text of ['1', '22', '333', '4444', '55555'])
      ids.push(await given.document({ categoryId: memoranda, text }))
    await ana.ask(contract.updateDocument, { params: { id: ids[0] ?? 0 }, body: { description: 'Changed last.' } })
    const found = await shelf(ana, memoranda)
    expect(found).toMatchObject({ fileCount: 5, totalFileSize: 20 })
    expect(found?.latest.map(({ id }) => id)).toEqual([ids[0], ids[4], ids[3], ids[2]])
  })

  test('what has no series stands last, on a shelf without a name, and can be listed', async () => {
    const id = await given.document({ name: 'Loose sheet', categoryId: null })
    const groups = await shelves(ana)
    expect(groups.at(-1)).toMatchObject({ id: null, group: null, categories: [{ category: null }] })
    expect((await shelf(ana, null))?.latest.map((one) => one.id)).toContain(id)
    expect((await ofCategory(ana, 0, { search: 'Loose' })).items.map((one) => one.id)).toEqual([id])
  })

  test('groups and series stand in the order of people: 2 before 10, whatever their letters', async () => {
    for (const [group, category] of [
      ['Series 10', 'Plans'],
      ['series 2', 'Plans 10'],
    ] as const)
      await given.document({ categoryId: await newSeries(group, category) })
    const { id: groupId } = (await shelves(ana)).find(({ group }) => group === 'series 2') ?? {}
    const body = { category: 'plans 2', retention: 5, documentCategoryGroupId: groupId ?? 0 }
    const { id } = await admin.ask(contract.createCategory, { body })
    await given.document({ categoryId: id })
    const named = (await shelves(ana)).filter(({ group }) => group?.toLowerCase().startsWith('series'))
    expect(named.map(({ group, categories }) => [group, categories.map((one) => one.category?.category)])).toEqual([
      ['series 2', ['plans 2', 'Plans 10']],
      ['Series 10', ['Plans']],
    ])
  })

  test('trashed documents and those of other units stand on no shelf of this one', async () => {
    const trashed = await given.document({ categoryId: minutes })
    await given.document({ by: 'dan', categoryId: minutes })
    await ana.ask(contract.trashDocument, { params: { id: trashed } })
    expect(await shelf(ana, minutes)).toBeUndefined()
    expect((await ofCategory(ana, minutes)).total).toBe(0)
    expect(await shelf(dan, minutes)).toMatchObject({ fileCount: 1 })
  })

  test('a colleague’s classified document is counted, and shows no more than its name', async () => {
    const id = await given.document({
      name: 'Case file',
      categoryId: university.categories.boardResolutions,
      isClassified: true,
      description: 'Named persons',
      text: 'secret',
    })
    const seen = await shelf(ben, university.categories.boardResolutions)
    expect(seen).toMatchObject({ fileCount: 1, latest: [{ id, name: 'Case file', description: null }] })
    expect(seen?.latest[0]).toMatchObject({ fileManagerFiles: [], totalFileSize: 0, capabilities: { read: false } })
  })

  test('a series that nobody made is not there, rather than empty', async () => {
    const params = { categoryId: 2_000_000, duId: ana.unitId }
    expect(await ana.call(contract.listDocumentsOfCategory, { params })).toMatchObject({ status: 404 })
  })

  test('a page is of groups, and knows how many there are', async () => {
    const all = await shelves(ana)
    const params = { deliveryUnitId: ana.unitId }
    const page = await ana.ask(contract.listCategoryShelves, { params, query: { page: 1, pageSize: 1 } })
    expect(page).toEqual({ items: [all[1]], total: all.length })
  })

  test('takes as many statements for two series as for seven', async () => {
    const few = await statementsAskedAgain(() => shelves(ana))
    for (let index = 0; index < 5; index++)
      await given.document({ categoryId: await newSeries(`Later ${index}`, `Papers ${index}`) })
    expect(await statementsAskedAgain(() => shelves(ana))).toBe(few)
    expect(few).toBeLessThanOrEqual(6)
  })

  test('of 1 000 series all are counted, and the first come with their latest documents', async () => {
    const groupId = (await admin.ask(contract.createCategoryGroup, { body: { group: 'A thousand' } })).id
    await sql`
      with series as (
        insert into categories (group_id, name, retention_years)
        select ${groupId}, 'Series of papers ' || number, 5 from generate_series(1, 1000) as number returning id
      )
      insert into documents (unit_id, owner_id, category_id, name, created_at, updated_at)
      select ${dan.unitId}, ${dan.userId}, id, 'Paper ' || number || ' of ' || id, now(), now()
      from series, generate_series(1, 5) as number`.execute(sinupan.db)
    const { raw, body } = await dan.call(contract.listCategoryShelves, { params: { deliveryUnitId: dan.unitId } })
    const found = body.items.flatMap(({ categories }) => categories)
    const thousand = found.filter(({ category }) => category?.documentCategoryGroupId === groupId)
    expect(thousand.map(({ fileCount }) => fileCount)).toEqual(Array(1_000).fill(5))
    expect(found.filter(({ latest }) => latest.length > 0)).toHaveLength(contract.shelvesWithLatest)
    expect(raw.length).toBeLessThan(700_000)
  })
})
