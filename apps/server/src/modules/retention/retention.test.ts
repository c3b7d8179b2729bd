import * as contract from '@sinupan/contract'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { xlsxType } from '../../platform/xlsx/xlsx-stream.ts'
import { Given } from '../../testing/given.ts'
import { startSinupan } from '../../testing/sinupan.ts'

const sinupan = await startSinupan()
const given = new Given(sinupan)
const { db, people, university } = sinupan
const { ana, ben, carla, dan, admin, records } = people
const { memoranda, minutes, boardResolutions } = university.categories
const reason = 'The auditors have asked for it.'

type Tab = contract.RetentionTab
const tab = async (name: Tab, query: Record<string, string | number> = {}) =>
  (await records.ask(contract.listRetention, { query: { tab: name, ...query } })).items
const idsIn = async (name: Tab) => (await tab(name, { pageSize: 200 })).map((row) => row.fileManager.id)
const retentionOf = (id: number, by = ana) => by.ask(contract.getDocumentRetention, { params: { id } })

describe('what is due', () => {
  test('lies in the tab that its day, its category and its holds give it', async () => {
    const expired = await given.document({ documentDate: '2020-03-02' })
    const expiring = await given.document({ documentDate: dayFromNow(30, -5) })
    const later = await given.document({ documentDate: dayFromNow(100, -5) })
    const endless = await given.document({ categoryId: boardResolutions })
    const none = await given.document({ categoryId: null })
    expect(await idsIn('expired')).toContain(expired)
    expect(await idsIn('expiring')).toEqual([expiring])
    expect((await tab('expiring', { days: 365 })).map((row) => row.fileManager.id)).toEqual([expiring, later])
    expect(await idsIn('permanent')).toEqual([endless])
    expect(await idsIn('unscheduled')).toEqual([none])
    expect(await idsIn('onHold')).toEqual([])
    const counts = await records.ask(contract.countRetention)
    expect(counts).toMatchObject({
      expired: 1,
      expiring: 1,
      permanent: 1,
      unscheduled: 1,
      onHold: 0,
      inDisposal: 0,
      destroyed: 0,
    })
  })

  test('is told with where it belongs, how long it is past, and what stands in its way', async () => {
    const id = await given.document({ documentDate: '2016-02-29', name: 'Leap day' })
    await given.approved(id)
    const [row] = await tab('expired', { search: 'leap' })
    expect(row).toMatchObject({
      fileManager: { id, name: 'Leap day', isRecord: true },
      category: { id: memoranda, category: 'Memoranda', retention: 5 },
      group: { group: 'Administrative' },
      campus: { shortName: 'MAIN' },
      office: { shortName: 'OUR' },
      unit: { name: 'Admissions Unit' },
      documentDate: '2016-02-29',
      expiresOn: '2021-02-28',
      blockers: ['Posted'],
      fileLocation: null,
    })
    expect(row?.daysPast).toBeGreaterThan(2_000)
  })

  test('is the central records unit’s to see alone', async () => {
    for (const caller of [ana, carla])
      for (const one of [contract.listRetention, contract.countRetention, contract.listHolds])
        expect((await caller.call(one, {})).status).toBe(403)
    // Administrators don't know of units' unposted papers.
    const query = { tab: 'expired', pageSize: 200 }
    const seen = (await admin.ask(contract.listRetention, { query })).items.map((row) => row.fileManager.id)
    const posted = (await tab('expired', { pageSize: 200 })).filter((row) => row.blockers.includes('Posted'))
    expect(seen).toEqual(posted.map((row) => row.fileManager.id))
  })

  test('is narrowed down, sorted, and read page by page', async () => {
    const other = await given.document({ by: 'dan', documentDate: '2011-01-01', name: 'Northern' })
    const [first] = await tab('expired')
    expect(first?.fileManager.id).toBe(other)
    expect(await tab('expired', { campusId: university.campuses.north })).toHaveLength(1)
    expect(await tab('expired', { deliveryUnitId: university.units.records })).toEqual([])
    const names = (await tab('expired', { sort: 'name', order: 'desc' })).map((row) => row.fileManager.name)
    expect(names).toEqual(names.toSorted().toReversed())
    const pages = [await tab('expired', { page: 0, pageSize: 1 }), await tab('expired', { page: 1, pageSize: 1 })]
    expect(pages.flat().map((row) => row.fileManager.id)).toEqual((await idsIn('expired')).slice(0, 2))
  })

  test('goes out as a table in which nothing runs as a formula', async () => {
    await given.document({ documentDate: '2010-01-01', name: '=1+1' })
    const answer = await records.call(contract.exportRetention, { query: { tab: 'expired', format: 'csv' } })
    expect(answer.status).toBe(200)
    const text = String(answer.body)
    expect(text).toContain(`"'=1+1"`)
    expect(text.trim().split('\r\n')).toHaveLength(1 + (await idsIn('expired')).length)
    const sheet = await records.call(contract.exportRetention, { query: { tab: 'expired', format: 'xlsx' } })
    expect({ status: sheet.status, type: sheet.headers['content-type'] }).toEqual({ status: 200, type: xlsxType })
    const { rows } = await sql<{
      n: number
    }>`select count(*)::int as n from facts where name = 'retention.exported'`.execute(db)
    expect(rows[0]?.n).toBe(2)
  })

  test('is each unit’s to see of its own documents', async () => {
    const soon = await given.document({ documentDate: dayFromNow(20, -5) })
    const late = await given.document({ documentDate: '2018-03-02', name: 'Past its day' })
    await given.document({ by: 'carla', documentDate: '2018-03-02' })
    const params = { duId: ana.unitId }
    const expiring = await ben.ask(contract.listUnitRetention, { params, query: { days: 30 } })
    expect(expiring.items.map((row) => row.fileManager.id)).toContain(soon)
    const query = { tab: 'expired', search: 'past its' } as const
    const expired = await ben.ask(contract.listUnitRetention, { params, query })
    expect(expired.items).toMatchObject([{ fileManager: { id: late }, expiresOn: '2023-03-02', blockers: [] }])
    expect(expired.total).toBe(1)
    for (const caller of [carla, dan, records, admin])
      expect((await caller.call(contract.listUnitRetention, { params })).body).toMatchObject({
        code: 'NotYourDeliveryUnit',
      })
    // What is drafted for destruction is nothing that its unit knows of.
    await records.ask(contract.createDisposal, { body: { title: 'Old ones', fileManagerIds: [late] } })
    expect((await ben.ask(contract.listUnitRetention, { params, query })).items).toEqual(expired.items)
  })

  test('shows a posted document by its snapshot beyond its unit', async () => {
    const id = await given.document({ documentDate: '2012-01-01', name: 'As posted' })
    await given.approved(id)
    await ana.ask(contract.updateDocument, { params: { id }, body: { name: 'Renamed inside' } })
    expect((await tab('expired', { search: 'posted' })).map((row) => row.fileManager.name)).toEqual(['As posted'])
    expect(await tab('expired', { search: 'renamed' })).toEqual([])
  })
})

describe('until when a document is kept', () => {
  test('is told with its rule to who sees it', async () => {
    const id = await given.document({ documentDate: '2024-02-29' })
    expect(await retentionOf(id)).toEqual({
      fileManagerId: id,
      expiresOn: '2029-02-28',
      state: 'scheduled',
      rule: 'Memoranda: 5 years',
      years: 5,
      base: '2024-02-29',
      baseIs: 'documentDate',
      reference: 'ADM-1',
      isRecord: false,
      recordedAt: null,
      holds: [],
      extensions: [],
    })
    expect((await carla.call(contract.getDocumentRetention, { params: { id } })).status).toBe(404)
    await given.approved(id)
    expect(await retentionOf(id, carla)).toMatchObject({ isRecord: true, recordedAt: expect.any(String) })
  })

  test('moves with its date, its category, and the years of that', async () => {
    const id = await given.document({ documentDate: '2024-01-31' })
    await ana.ask(contract.updateDocument, { params: { id }, body: { documentCategoryId: minutes } })
    expect(await retentionOf(id)).toMatchObject({ expiresOn: '2034-01-31' })
    await records.ask(contract.updateCategory, { params: { id: minutes }, body: { retention: 12 } })
    expect(await retentionOf(id)).toMatchObject({ expiresOn: '2036-01-31', rule: 'Minutes: 12 years' })
    await ana.ask(contract.updateDocument, { params: { id }, body: { documentCategoryId: boardResolutions } })
    expect(await retentionOf(id)).toMatchObject({ expiresOn: null, state: 'permanent' })
    await ana.ask(contract.updateDocument, { params: { id }, body: { documentCategoryId: null } })
    expect(await retentionOf(id)).toMatchObject({ expiresOn: null, state: 'unscheduled', rule: null })
  })

  test('is extended by the central records unit alone, only longer, all or none, with a reason', async () => {
    const id = await given.document({ documentDate: '2024-01-31' })
    const other = await given.document({ documentDate: '2026-01-31' })
    const extend = (by: typeof ana, body: contract.BodyInputOf<typeof contract.extendRetention>) =>
      by.call(contract.extendRetention, { body })
    const until = '2030-06-30'
    for (const caller of [ana, admin])
      expect((await extend(caller, { fileManagerIds: [id], until, reason })).status).toBe(403)
    expect(await extend(records, { fileManagerIds: [id, other], until, reason })).toMatchObject({
      status: 400,
      body: { errors: { until: [expect.stringContaining('2031-01-31')] } },
    })
    expect((await extend(records, { fileManagerIds: [id], until, reason: 'Short.' })).status).toBe(400)
    expect((await retentionOf(id)).expiresOn).toBe('2029-01-31')
    expect(await extend(records, { fileManagerIds: [id], until, reason })).toMatchObject({
      status: 200,
      body: { items: [id] },
    })
    expect(await retentionOf(id)).toMatchObject({
      expiresOn: until,
      extensions: [{ until, reason, createdBy: { id: records.userId } }],
    })
    // A category that keeps longer wins over the extension, a shorter one does not.
    await ana.ask(contract.updateDocument, { params: { id }, body: { documentCategoryId: minutes } })
    expect((await retentionOf(id)).expiresOn).toBe('2036-01-31')
    await ana.ask(contract.updateDocument, { params: { id }, body: { documentCategoryId: memoranda } })
    expect((await retentionOf(id)).expiresOn).toBe(until)
    const endless = await given.document({ categoryId: boardResolutions })
    expect(await extend(records, { fileManagerIds: [endless], until, reason })).toMatchObject({
      status: 409,
      body: { code: 'NotScheduled', documents: [{ id: endless }] },
    })
    const { items } = await ana.ask(contract.listActivity, { params: { id } })
    expect(items.find((one) => one.name === 'document.extended')?.payload).toMatchObject({
      from: '2029-01-31',
      until,
      reason,
    })
  })

  test('is for ever where the central records unit says so, until it says otherwise', async () => {
    const id = await given.document({ documentDate: '2011-01-31' })
    const say = (isPermanent: boolean) =>
      records.ask(contract.keepForEver, { body: { fileManagerIds: [id], isPermanent, reason } })
    expect(
      (await ana.call(contract.keepForEver, { body: { fileManagerIds: [id], isPermanent: true, reason } })).status,
    ).toBe(403)
    await say(true)
    expect(await retentionOf(id)).toMatchObject({ state: 'permanent', expiresOn: null })
    expect((await tab('permanent')).find((row) => row.fileManager.id === id)?.blockers).toEqual(['Permanent'])
    await say(false)
    expect(await retentionOf(id)).toMatchObject({ expiresOn: '2016-01-31' })
  })
})

describe('a record', () => {
  test('is declared by its unit or the central records unit, and only a disposal removes it', async () => {
    const [own, theirs] = [await given.document(), await given.document()]
    const declare = (by: typeof ana, id: number) => by.call(contract.declareRecords, { body: { fileManagerIds: [id] } })
    expect((await declare(dan, own)).status).toBe(404)
    expect((await declare(admin, own)).status).toBe(404)
    expect((await declare(ben, own)).status).toBe(200)
    expect((await declare(records, theirs)).status).toBe(200)
    expect(await retentionOf(own)).toMatchObject({ isRecord: true, recordedAt: expect.any(String) })
    await ana.ask(contract.trashDocument, { params: { id: own } })
    expect((await ana.call(contract.removeDocument, { params: { id: own } })).body).toMatchObject({
      code: 'UnderRetention',
    })
    expect(
      (await ana.call(contract.updateDocument, { params: { id: theirs }, body: { documentCategoryId: null } })).body,
    ).toMatchObject({
      code: 'UnderRetention',
    })
  })
})

/** The date so many days from today, and years from that. */
function dayFromNow(days: number, years: number): string {
  const day = new Date(Date.now() + days * 86_400_000)
  day.setUTCFullYear(day.getUTCFullYear() + years)
  return day.toISOString().slice(0, 10)
}
