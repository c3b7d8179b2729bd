import * as contract from '@sinupan/contract'
import { demoPassword, documents } from '@sinupan/demo'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { system } from '../platform/actor.ts'
import { Caller } from '../testing/caller.ts'
import { startSinupan } from '../testing/sinupan.ts'
import { foundDemoUniversity } from './index.ts'

const { app, db, nobody } = await startSinupan({}, { isEmpty: true })
const ctx = app.contextFor(system)

const count = async (where: string) =>
  (
    await sql<{
      n: number
    }>`select count(*)::int as n from documents d left join postings p on p.document_id = d.id and p.ended_at is null
      where ${sql.raw(where)} and not exists (select from document_request_publications u where u.document_id = d.id)`.execute(
      db,
    )
  ).rows[0]?.n

test('the demo university is founded once, as planned, through the use cases', async () => {
  expect(await foundDemoUniversity(ctx)).toBe(documents.length)
  expect(await foundDemoUniversity(ctx)).toBeUndefined()
  for (const kind of ['pending', 'approved', 'returned'] as const) {
    const planned = documents.filter((one) => one.state.kind === kind).length
    expect({ kind, n: await count(`p.status = '${kind}'`) }).toEqual({ kind, n: planned })
  }
  const ended = await db.selectFrom('postings').select('publicReason').where('takenDownAt', 'is not', null).execute()
  expect(ended).toEqual(
    documents.flatMap(({ state }) => (state.kind === 'takenDown' ? [{ publicReason: state.reason }] : [])),
  )
  expect(await count('p.publish_at > now()')).toBe(1)
  expect(await count("p.round > 1 and p.status = 'pending'")).toBe(1)
  expect(await count('d.is_classified')).toBe(documents.filter((one) => one.classified).length)
  expect(await count('d.trashed_at is not null and d.disposed_in is null')).toBe(
    documents.filter((one) => one.trashed).length,
  )
  expect(await count('d.buried_in is not null')).toBeGreaterThan(0)
  expect(
    await count(
      'd.created_at > now() or p.sent_at < d.created_at or p.reviewed_at < p.sent_at or p.reviewed_at > now()',
    ),
  ).toBe(0)
  const handed = await db.selectFrom('transfers').select('status').orderBy('id').execute()
  expect(handed.map(({ status }) => status)).toEqual(['confirmed', 'cancelled', 'prepared'])
  const asked = await db.selectFrom('documentRequests').select(['status', 'outcome']).execute()
  expect(new Set(asked.map(({ status }) => status))).toEqual(new Set(contract.requestStatus.options))
  expect(new Set(asked.flatMap(({ outcome }) => outcome ?? []))).toEqual(new Set(contract.requestOutcome.options))
  const copies = await db
    .selectFrom('documentRequestReleases')
    .select(['redactions', 'revokedAt', 'releasedAt'])
    .execute()
  expect([
    copies.every(({ releasedAt }) => releasedAt !== null),
    copies.filter(({ redactions }) => redactions > 0).length,
    copies.filter(({ revokedAt }) => revokedAt !== null).length,
  ]).toEqual([true, 1, 1])
  const left = await db.selectFrom('sessions').select('id').execute()
  expect(left).toEqual([])
})

test('everybody of the demo university signs in with its password', async () => {
  for (const userName of ['admin', 'records', 'records2', 'approver', 'ana', 'ben', 'carla', 'dan']) {
    const answer = await nobody.ask(contract.signIn, { body: { userName, password: demoPassword } })
    expect(answer).toMatchObject({ error: false, user: { userName } })
  }
})

test('no screen that people begin the day with is empty', async () => {
  const callerOf = async (userName: string) => {
    const { token } = await nobody.ask(contract.signIn, { body: { userName, password: demoPassword } })
    return new Caller(app, { token })
  }
  for (const userName of ['ana', 'carla', 'dan']) {
    const person = await callerOf(userName)
    expect((await person.ask(contract.listSharedWithMe)).total).toBeGreaterThan(0)
    expect((await person.ask(contract.listGivenLinks, { query: { state: 'live' } })).total).toBeGreaterThan(0)
  }
  const owner = await callerOf('ana')
  expect((await owner.ask(contract.listGivenLinks, { query: { state: 'ended' } })).total).toBeGreaterThan(0)
  expect((await owner.ask(contract.listAccessAsked)).total).toBe(2)
  const admin = await callerOf('admin')
  expect((await admin.ask(contract.listHolidays, { query: { year: 2026 } })).total).toBeGreaterThan(15)
  expect((await admin.ask(contract.listWaitingUsers)).items.map((one) => one.userName)).toEqual(['jlim', 'rvillar'])
  const ana = await callerOf('ana')
  const [unitId = 0] = (await ana.ask(contract.getMe)).deliveryUnitIds
  expect((await ana.ask(contract.listPinnedFolders, { params: { duId: unitId } })).total).toBe(2)
  const asked = (await ana.ask(contract.listOwnDrops)).items
  expect(asked.map(({ state, fileCount }) => [state, fileCount])).toEqual([
    ['live', 3],
    ['expired', 0],
  ])
  const { locations } = await ana.ask(contract.listOwnLocations, { params: { deliveryUnitId: unitId } })
  expect(locations?.items.map((one) => [one.location, one.fileCount])).toEqual([
    ['Old gymnasium', 0],
    ['Registrar’s Building', 14],
  ])
  const { counts } = await ana.ask(contract.listUnitLoans, { params: { duId: unitId } })
  expect(counts).toEqual({ waiting: 3, ready: 2, out: 1, overdue: 1, back: 1, over: 2 })
  const stockTakes = (await ana.ask(contract.listUnitStockTakes, { params: { duId: unitId } })).items
  expect(stockTakes.map(({ found, misplaced, closedAt }) => [found, misplaced, closedAt !== null])).toEqual([
    [3, 1, false],
    [2, 1, true],
  ])
  for (const one of [contract.listOwnPools, contract.listSharedPools, contract.listAvailablePools])
    expect((await ana.ask(one)).total).toBeGreaterThan(1)
  expect((await admin.ask(contract.listOrphanedPools)).items).toMatchObject([{ userCount: 2 }])
  expect((await ana.ask(contract.listPinnedDocuments, { params: { deliveryUnitId: unitId } })).total).toBe(2)
})

test('the approver of the Main Campus finds the pending postings to decide on', async () => {
  const { token } = await nobody.ask(contract.signIn, { body: { userName: 'approver', password: demoPassword } })
  const { items } = await new Caller(app, { token }).ask(contract.listToDecide)
  expect(items.length).toBeGreaterThan(5)
  expect(items.every((one) => one.campusName === 'Main Campus')).toBe(true)
})
