import * as contract from '@sinupan/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Caller } from '../../testing/caller.ts'
import { statementsAskedAgain } from '../../testing/count-statements.ts'
import { Given, type LevelName } from '../../testing/given.ts'
import { startSinupan } from '../../testing/sinupan.ts'

const sinupan = await startSinupan()
const given = new Given(sinupan)
const { people, university } = sinupan
const { ana, ben, carla, dan, approver, records, admin, nobody } = { ...people, nobody: sinupan.nobody }

const scopes: LevelName[] = ['unit', 'campus', 'system', 'public']
const approved: Partial<Record<LevelName, number>> = {}
let pending: number
let pendingNorth: number
let returned: number

beforeAll(async () => {
  for (const level of scopes)
    approved[level] = (await given.approved(await given.document({ name: `At ${level}` }), level)).id
  pending = (await given.posting(await given.document({ name: 'Waiting' }))).id
  returned = (await given.returned(await given.document({ name: 'Sent back' }))).id
  const north = await given.document({ by: 'dan', name: 'From the north', categoryId: university.categories.minutes })
  pendingNorth = (await given.posting(north, 'system', { by: 'dan' })).id
})

const idsIn = ({ items }: { items: { id: number }[] }) => items.map((one) => one.id)
const levelsIn = (ids: number[]) => scopes.filter((level) => ids.includes(approved[level] ?? 0))
const archive = (caller: Caller, query = {}) =>
  caller.ask(contract.listOfficeArchive, { params: { duId: caller.unitId }, query })

describe('the lists of a unit', () => {
  test('hold its own pending, posted and returned postings, for its members', async () => {
    const params = { duId: ana.unitId }
    for (const caller of [ana, ben]) {
      expect(idsIn(await caller.ask(contract.listUnitPending, { params }))).toEqual([pending])
      expect(idsIn(await caller.ask(contract.listUnitReturned, { params }))).toEqual([returned])
      expect(levelsIn(idsIn(await caller.ask(contract.listUnitPosted, { params })))).toEqual(scopes)
    }
    for (const list of [
      contract.listUnitPending,
      contract.listUnitReturned,
      contract.listUnitPosted,
      contract.listOfficeArchive,
    ])
      for (const caller of [carla, dan, records, admin])
        expect((await caller.call(list, { params })).body).toMatchObject({ code: 'NotYourDeliveryUnit' })
    expect((await nobody.call(contract.listUnitPending, { params })).status).toBe(401)
  })
})

describe('the office archive', () => {
  test.each([
    ['the unit', ana, ['unit', 'campus', 'system', 'public']],
    ['the same campus', carla, ['campus', 'system', 'public']],
    ['another campus', dan, ['system', 'public']],
    ['the approver', approver, ['campus', 'system', 'public']],
    ['the CRU on the same campus', records, ['campus', 'system', 'public']],
  ] as const)('shows %s what reaches them', async (_, caller, expected) => {
    const list = await archive(caller)
    expect(levelsIn(idsIn(list))).toEqual(expected)
    expect(list.total).toBe(list.items.length)
  })

  test('is narrowed by campus, office, unit, category and name, and sorted', async () => {
    const { campuses, units, categories } = university
    const count = async (query: object) => (await archive(ana, query)).total
    expect(await count({ campusId: campuses.main })).toBe(4)
    expect(await count({ campusId: campuses.north })).toBe(0)
    expect(await count({ deliveryUnitId: units.admissions, categoryId: categories.memoranda })).toBe(4)
    expect(await count({ categoryId: categories.minutes })).toBe(0)
    expect(await count({ officeId: 1 })).toBe(4)
    expect(await count({ search: 'AT S' })).toBe(1)
    expect(await count({ search: '%' })).toBe(0)
    const names = async (query: object) => (await archive(ana, query)).items.map((one) => one.fileManager.name)
    expect(await names({ sort: 'name' })).toEqual(['At campus', 'At public', 'At system', 'At unit'])
    expect(await names({ sort: 'name', order: 'desc', page: 1, pageSize: 3 })).toEqual(['At campus'])
    expect(await names({})).toEqual(['At public', 'At system', 'At campus', 'At unit'])
  })
})

describe('what is one’s to decide', () => {
  test('is the approver’s campus and group, everything for an administrator, and for the CRU what has no approver', async () => {
    expect(idsIn(await approver.ask(contract.listToDecide))).toEqual([pending])
    expect(idsIn(await admin.ask(contract.listToDecide))).toEqual([pending, pendingNorth])
    expect(idsIn(await records.ask(contract.listToDecide))).toEqual([pendingNorth])
    for (const caller of [ana, carla, dan]) expect((await caller.ask(contract.listToDecide)).total).toBe(0)
  })

  test('and what was approved there, as far as it may be seen', async () => {
    expect(levelsIn(idsIn(await approver.ask(contract.listDecided)))).toEqual(['campus', 'system', 'public'])
    expect(levelsIn(idsIn(await admin.ask(contract.listDecided)))).toEqual(scopes)
    for (const caller of [ana, carla]) expect((await caller.ask(contract.listDecided)).total).toBe(0)
    // An approver is set, so the CRU decides on none; what is public it may take down.
    expect(levelsIn(idsIn(await records.ask(contract.listDecided)))).toEqual(['public'])
  })
})

describe('what can be posted', () => {
  test('are the unit’s documents without a living posting; classified ones for their owner only', async () => {
    const open = await given.document({ name: 'Postable' })
    const classified = await given.document({ name: 'Only mine', isClassified: true })
    const trashed = await given.document()
    await ana.ask(contract.trashDocument, { params: { id: trashed } })
    expect(idsIn(await ana.ask(contract.listPostable)).sort()).toEqual([open, classified].sort())
    expect(idsIn(await ben.ask(contract.listPostable))).toEqual([open])
    expect((await carla.ask(contract.listPostable)).total).toBe(0)
    expect(idsIn(await ana.ask(contract.listPostable, { query: { search: 'only' } }))).toEqual([classified])
  })
})

describe('the number of statements', () => {
  test('of a list does not grow with its rows', async () => {
    const lists = {
      archive: (pageSize: number) => archive(ana, { pageSize }),
      toDecide: (pageSize: number) => admin.ask(contract.listToDecide, { query: { pageSize } }),
      posted: (pageSize: number) =>
        ana.ask(contract.listUnitPosted, { params: { duId: ana.unitId }, query: { pageSize } }),
    }
    for (const list of Object.values(lists)) {
      const one = await statementsAskedAgain(() => list(1))
      expect(one).toBeGreaterThan(1)
      expect(one).toBeLessThanOrEqual(4)
      expect(await statementsAskedAgain(() => list(200))).toBe(one)
    }
  })
})
