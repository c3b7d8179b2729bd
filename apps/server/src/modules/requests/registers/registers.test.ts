import * as contract from '@sinupan/contract'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { system } from '../../../platform/actor.ts'
import { statementsOf } from '../../../testing/count-statements.ts'
import { startSinupan } from '../../../testing/sinupan.ts'
import { calendarOf, todayOf, workingDaysBetween } from '../../holidays/index.ts'
import { insertRequest } from '../requests.fixture.ts'

const sinupan = await startSinupan({ PUBLIC_URL: 'https://records.example.edu' })
const { app, db, people, nobody, university } = sinupan
const { records, ana, admin } = people
const year = Number(todayOf(app.contextFor(system)).slice(0, 4))
const period = { from: '2025-01-01', to: '2025-12-31' }

type Kind = contract.RegisterKind
type Page = { items: (contract.RegistryEntry & contract.InventoryEntry)[]; total: number }
const report = (kind: Kind, query: Record<string, string | number> = period) =>
  records.call(contract.reportRequests, { params: { kind }, query })
const json = async <T>(kind: Kind, query?: Record<string, string | number>): Promise<T> =>
  (await report(kind, query)).body as T

describe('the registers of requests', () => {
  test('tell the figures of a period as a slow count by hand has them', async () => {
    await db.insertInto('holidays').values({ date: '2025-05-12', name: 'Election day', kind: 'special' }).execute()
    const days: number[] = []
    const free = calendarOf(['2025-05-12'])
    for (let at = 0; at < 25; at++) {
      const receivedOn = `2025-${String(1 + (at % 12)).padStart(2, '0')}-${String(1 + at).padStart(2, '0')}`
      const closedOn = new Date(Date.parse(receivedOn) + (at + 2) * 86_400_000).toISOString().slice(0, 10)
      const outcome = (['successful', 'denied', 'withdrawn', 'partially_successful'] as const)[at % 4]
      await insertRequest(sinupan, { receivedOn, closedOn, title: `Paper ${at}`, ...(outcome ? { outcome } : {}) })
      if (closedOn <= period.to && outcome !== 'withdrawn') days.push(workingDaysBetween(receivedOn, closedOn, free))
    }
    await insertRequest(sinupan, { receivedOn: '2025-11-03', requestType: 'own_record', title: 'My transcript' })
    await insertRequest(sinupan, { receivedOn: '2025-11-04', status: 'unverified' })
    const figures = contract.requestFigures.parse(await json('summary'))
    days.sort((one, other) => one - other)
    const middle = [days[Math.floor((days.length - 1) / 2)] ?? 0, days[Math.ceil((days.length - 1) / 2)] ?? 0]
    expect(figures).toMatchObject({ ...period, received: 26, medianDays: (Number(middle[0]) + Number(middle[1])) / 2 })
    expect(figures.types).toEqual([
      { requestType: 'foi', count: 25 },
      { requestType: 'own_record', count: 1 },
    ])
    expect(figures.outcomes.reduce((sum, { count }) => sum + count, 0)).toBe(figures.closed)
    expect(figures.months).toHaveLength(12)
    expect(figures.months.reduce((sum, { received }) => sum + received, 0)).toBe(26)
    expect(figures.received - figures.closed).toBe(figures.open)
  })

  test('list each request by its number, without a name or what was written', async () => {
    const all = await json<Page>('registry', { ...period, pageSize: 200 })
    expect(all.total).toBe(26)
    expect(all.items.map(({ registryNo }) => registryNo)).toEqual(
      Array.from({ length: 26 }, (_, at) => `2025-${String(at + 1).padStart(4, '0')}`),
    )
    expect(Object.keys(all.items[0] ?? {})).not.toContain('id')
    expect(all.items[0]).toMatchObject({ workingDays: 2, isOnTime: true, outcome: 'successful', channel: 'web' })
    expect(JSON.stringify(all)).not.toMatch(/Lia|Cruz|outside\.example|last year|study/)
    const second = await json<Page>('registry', { ...period, pageSize: 10, page: 1 })
    expect(second.items.map(({ registryNo }) => registryNo)).toEqual(
      all.items.slice(10, 20).map((one) => one.registryNo),
    )
  })

  test('tell in the inventory what was asked for as information, and nobody’s own records', async () => {
    const inventory = await json<Page>('inventory', { ...period, pageSize: 200 })
    expect(inventory.total).toBe(25)
    expect(inventory.items.some(({ title }) => title === 'My transcript')).toBe(false)
    expect(inventory.items.every(({ link }) => link === null)).toBe(true)
  })

  test('come as CSV and as a workbook, where no formula ever runs', async () => {
    await insertRequest(sinupan, { receivedOn: '2025-12-01', title: '=HYPERLINK("http://x")' })
    const csv = await report('registry', { ...period, format: 'csv' })
    const text = csv.raw.toString('utf8')
    expect(csv.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="requests-registry-2025-01-01-2025-12-31.csv"',
    })
    expect(text.startsWith('\ufeff"registryNo","trackingNo"')).toBe(true)
    expect(text).toContain(`"'=HYPERLINK(""http://x"")"`)
    expect(text.trim().split('\r\n')).toHaveLength(28)
    for (const kind of ['registry', 'summary', 'inventory'] as const) {
      const workbook = await report(kind, { ...period, format: 'xlsx' })
      expect(workbook.raw.subarray(0, 2).toString()).toBe('PK')
      expect((await report(kind, { ...period, format: 'csv' })).status).toBe(200)
    }
    const facts = await db.selectFrom('facts').select('payload').where('name', '=', 'requests.exported').execute()
    expect(facts[0]?.payload).toEqual({ kind: 'registry', format: 'csv', ...period })
  })

  test('cost as many statements for many requests as for few, and hold every one of a thousand', async () => {
    const few = await statementsOf(() => report('registry', { ...period, pageSize: 2 }))
    await db.transaction().execute((trx) =>
      sql`
      insert into document_requests (tracking_no, registry_year, registry_serial, channel, requester_type, first_name, last_name,
        request_type, campus_id, title, description, purpose, delivery_mode, status, received_at, received_on, due_on, created_at, updated_at)
      select 'REQ-T-' || n, 2024, n, 'web', 'student', 'A', 'B', 'foi', ${university.campuses.main}, 'Many', 'Many', 'Many', 'download',
        'pending', '2024-03-01', '2024-03-01', '2024-03-22', now(), now() from generate_series(1, 1203) n`.execute(trx),
    )
    const many = await statementsOf(() => report('registry', { from: '2024-01-01', to: '2024-12-31', pageSize: 200 }))
    expect(many).toBe(few)
    const csv = await report('registry', { from: '2024-01-01', to: '2024-12-31', format: 'csv' })
    expect(csv.raw.toString('utf8').trim().split('\r\n')).toHaveLength(1_204)
  })

  test('are the records unit’s and the administrators’, of a period that ends after it begins', async () => {
    expect((await ana.call(contract.reportRequests, { params: { kind: 'summary' } })).status).toBe(403)
    expect((await nobody.call(contract.reportRequests, { params: { kind: 'summary' } })).status).toBe(401)
    expect((await admin.call(contract.reportRequests, { params: { kind: 'summary' } })).status).toBe(200)
    expect((await report('summary', { from: '2025-02-01', to: '2025-01-01' })).status).toBe(400)
    expect((await report('summary', { from: '1990-01-01', to: '2025-01-01' })).status).toBe(400)
  })
})

describe('the public figures', () => {
  const ask = (query: Record<string, number> = {}) => nobody.ask(contract.getRequestStatistics, { query })

  test('tell a year, and which years there are', async () => {
    const statistics = await ask({ year: 2025 })
    expect(statistics).toMatchObject({ ...period, received: 27 })
    expect(statistics.years.slice(0, 3)).toEqual([year, 2025].filter((one, at, all) => all.indexOf(one) === at))
    expect(statistics.outcomes.length).toBeGreaterThan(2)
  })

  test('of so few that one could know who they were tell how many they are, and no more', async () => {
    // One of last year was closed in this one.
    await insertRequest(sinupan, { outcome: 'denied' })
    await insertRequest(sinupan)
    expect(await ask()).toMatchObject({
      ...{ received: 2, closed: 2, outcomes: [], types: [], months: [], medianDays: null, closedOnTime: null },
    })
  })

  test('are right at once after a step', async () => {
    const before = await ask({ year: 2025 })
    await insertRequest(sinupan, { receivedOn: '2025-12-02', closedOn: '2025-12-09', outcome: 'denied' })
    expect((await ask({ year: 2025 })).closed).toBe(before.closed + 1)
  })
})
