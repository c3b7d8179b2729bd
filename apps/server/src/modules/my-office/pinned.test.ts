import * as contract from '@sinupan/contract'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Caller } from '../../testing/caller.ts'
import { Given, levels } from '../../testing/given.ts'
import { startSinupan } from '../../testing/sinupan.ts'

const sinupan = await startSinupan()
const given = new Given(sinupan)
const { db, people, university } = sinupan
const { ana, ben, carla, dan, records, approver } = people

type Query = Record<string, string | number>
const pin = (caller: Caller, id: number) => caller.ask(contract.pinDocument, { params: { id } })
const pinned = (caller: Caller, query: Query = {}) =>
  caller.ask(contract.listPinnedDocuments, { params: { deliveryUnitId: caller.unitId }, query })
const find = async (caller: Caller, id: number) => (await pinned(caller)).items.find((one) => one.id === id)

describe('the pinned list', () => {
  test('holds what is of other units, as it was posted', async () => {
    const id = await given.document({ name: 'Fees 2026', description: 'As posted', text: 'four' })
    await given.approved(id, 'campus')
    await ana.ask(contract.updateDocument, { params: { id }, body: { name: 'Fees 2027', description: 'Since then' } })
    for (const caller of [carla, ana]) await pin(caller, id)
    expect(await find(carla, id)).toMatchObject({
      name: 'Fees 2026',
      description: 'As posted',
      isPinned: true,
      totalFileSize: 5,
    })
    expect(await find(ana, id)).toMatchObject({ name: 'Fees 2027', description: 'Since then' })
    expect(await find(ben, id)).toBeUndefined()
    expect((await pinned(carla, { search: '2026' })).items.map((one) => one.id)).toContain(id)
    expect((await pinned(carla, { search: '2027' })).items).toEqual([])
  })

  test('lets go what is seen no more, and shows it again when it is', async () => {
    const id = await given.document()
    const { id: postingId } = await given.approved(id, 'campus')
    await pin(carla, id)
    expect(await find(carla, id)).toBeDefined()
    await ana.ask(contract.sendPosting, { params: { id: postingId }, body: {} })
    expect(await find(carla, id)).toBeUndefined()
    expect((await pinned(carla, { search: 'Memorandum' })).items.map((one) => one.id)).not.toContain(id)
    await approver.ask(contract.approvePosting, { params: { id: postingId }, body: {} })
    expect(await find(carla, id)).toBeDefined()
  })

  test('shows a masked row of what is classified, and its size in no order', async () => {
    const sizes = [9_000, 1_000, 4_000]
    const ids: number[] = []
    for (const [index, size] of sizes.entries()) {
      const id = await given.document({
        by: 'dan',
        name: `Weighed ${index}`,
        description: 'zygote',
        text: 'x'.repeat(size),
      })
      await given.approved(id, 'system', { by: 'dan', isClassified: index === 0 })
      await pin(ben, id)
      ids.push(id)
    }
    const { items, total } = await pinned(ben, { search: 'Weighed', sort: 'size', order: 'desc' })
    expect(items.map((one) => one.name)).toEqual(['Weighed 2', 'Weighed 1', 'Weighed 0'])
    expect(items[2]).toMatchObject({
      id: ids[0],
      isClassified: true,
      description: null,
      totalFileSize: 0,
      fileManagerFiles: [],
    })
    expect(total).toBe(3)
    expect(await pinned(ben, { search: 'Weighed', pageSize: 2, page: 1 })).toMatchObject({
      items: [{ name: 'Weighed 2' }],
      total: 3,
    })
    expect(await pinned(ben, { search: 'Weighed', pageSize: 2, page: 5 })).toMatchObject({ items: [], total: 3 })
  })

  test('holds for who decides and for the CRU what they see by duty', async () => {
    const id = await given.document({ name: 'By duty' })
    for (const caller of [records, ana]) await pin(caller, id)
    expect(await find(records, id)).toMatchObject({ name: 'By duty', capabilities: { read: false } })
    await ana.ask(contract.createPosting, { body: { fileManagerId: id, accessLevelId: levels.unit } })
    await pin(approver, id)
    expect(await find(approver, id)).toMatchObject({ capabilities: { read: true } })
    const [posting] = (await approver.ask(contract.listPostingsOfDocument, { params: { fileManagerId: id } })).items
    await approver.ask(contract.approvePosting, { params: { id: posting?.id ?? 0 }, body: {} })
    expect(await find(approver, id)).toBeUndefined()
  })

  test('is the same from each of one’s units, with the folders of all of them', async () => {
    const { admissions, records: ofRecords } = university.units
    const mine = await given.document({ by: 'dan', name: 'Of my other unit' })
    const folder = await dan.ask(contract.createFolder, { params: { duId: dan.unitId }, body: { name: 'Afar' } })
    await sql`insert into unit_memberships (user_id, unit_id) values (${university.people.dan}, ${ofRecords})`.execute(
      db,
    )
    await pin(dan, mine)
    await dan.ask(contract.pinFolder, { params: { id: folder.id } })
    for (const duId of [dan.unitId, ofRecords]) {
      const documents = await dan.ask(contract.listPinnedDocuments, { params: { deliveryUnitId: duId } })
      expect(documents.items.map((one) => one.id)).toEqual([mine])
      const folders = await dan.ask(contract.listPinnedFolders, { params: { duId } })
      expect(folders.items.map((one) => one.id)).toEqual([folder.id])
    }
    const elsewhere = await dan.call(contract.listPinnedDocuments, { params: { deliveryUnitId: admissions } })
    expect(elsewhere.body).toMatchObject({ code: 'NotYourDeliveryUnit' })
    await sql`delete from unit_memberships`.execute(db)
    expect((await dan.ask(contract.listPinnedFolders, { params: { duId: dan.unitId } })).total).toBe(1)
  })
})
