import * as contract from '@sinupan/contract'
import { expect, test } from 'vitest'
import { Given } from '../../testing/given.ts'
import { startSinupan } from '../../testing/sinupan.ts'

const sinupan = await startSinupan()
const given = new Given(sinupan)
const { db, people } = sinupan
const { ana, approver, carla } = people

test('several are approved in one call, each by itself, and each has its answer', async () => {
  const [fine, alsoFine] = [await given.posting(await given.document()), await given.posting(await given.document())]
  const older = await given.posting(await given.document())
  await ana.ask(contract.updatePosting, { params: { id: older.id }, body: { note: 'Look at page 2.' } })
  const own = await given.posting(await given.document({ by: 'approver' }), 'campus', { by: 'approver' })
  const body = [
    { id: fine.id, version: fine.version },
    { id: older.id, version: older.version },
    { id: own.id },
    { id: 1_000_000 },
    { id: alsoFine.id },
    { id: fine.id },
  ]
  const { items, total } = await approver.ask(contract.approvePostings, { body })
  expect(items).toEqual([
    { id: fine.id, status: 'approved', version: 2 },
    { id: older.id, code: 'StateChanged', message: expect.any(String) },
    { id: own.id, code: 'OwnPosting', message: expect.any(String) },
    { id: 1_000_000, code: 'NotFound', message: expect.any(String) },
    { id: alsoFine.id, status: 'approved', version: 2 },
    { id: fine.id, code: 'StateChanged', message: expect.any(String) },
  ])
  expect(total).toBe(6)
  const facts = await db
    .selectFrom('facts')
    .select('postingId')
    .where('name', '=', 'posting.approved')
    .orderBy('id')
    .execute()
  expect(facts.map((one) => one.postingId)).toEqual([fine.id, alsoFine.id])
})

test('who may decide on none of them learns of none of them', async () => {
  const { id } = await given.posting(await given.document())
  const { items } = await carla.ask(contract.approvePostings, { body: [{ id }, { id: 1_000_000 }] })
  expect(items.map((one) => one.code)).toEqual(['NotFound', 'NotFound'])
})

test('a hundred at most, one at least', async () => {
  const call = (count: number) =>
    approver.call(contract.approvePostings, { body: Array.from({ length: count }, () => ({ id: 1_000_000 })) })
  expect([(await call(0)).status, (await call(101)).status, (await call(100)).status]).toEqual([400, 400, 200])
})
