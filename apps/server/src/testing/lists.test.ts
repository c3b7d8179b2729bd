import {
  addPoolFile,
  bytes,
  createDisposal,
  createLocation,
  createPool,
  createStockTake,
  createTransfer,
  type Endpoint,
  listEndpoints,
  placeDocuments,
  submitDisposal,
} from '@sinupan/contract'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { insertRequest } from '../modules/requests/requests.fixture.ts'
import { addressOf } from './caller.ts'
import { Given } from './given.ts'
import { startSinupan } from './sinupan.ts'

const sinupan = await startSinupan()
const { people, nobody, university } = sinupan
const given = new Given(sinupan)
const documentId = await given.document({ name: 'First' })
await given.document({ name: 'Second' })
await given.approved(documentId, 'public')
const pool = await people.ana.ask(createPool, { body: { title: 'First pool' } })
await people.ana.ask(createPool, { body: { title: 'Second pool' } })
await people.ana.ask(addPoolFile, { body: { poolId: pool.id, fileManagerId: documentId } })
const due = [await given.document({ documentDate: '2010-03-02' }), await given.document({ documentDate: '2010-03-03' })]
const disposal = await people.records.ask(createDisposal, { body: { title: 'Due', fileManagerIds: due } })
await people.records.ask(submitDisposal, { params: { id: disposal.id }, body: {} })
const shelves = []
for (const location of ['First place', 'Second place'])
  shelves.push(
    await people.ana.ask(createLocation, { params: { deliveryUnitId: people.ana.unitId }, body: { location } }),
  )
const shown = [documentId, await given.document({ name: 'Third' })]
await given.approved(shown[1] ?? 0, 'public')
const fileLocationId = shelves[0]?.id ?? 0
await people.ana.ask(placeDocuments, { body: { fileLocationId, fileManagerIds: shown } })
const stockTake = await people.ana.ask(createStockTake, { body: { fileLocationId } })
const transfer = await people.records.ask(createTransfer, {
  body: { title: 'Hand-over', recipient: 'The archives', fileManagerIds: shown },
})
const request = await insertRequest(sinupan, {
  status: 'processing',
  unitId: people.ana.unitId,
  decisionMakerId: people.approver.userId,
})
await sinupan.app.drain()

interface Listed {
  items: unknown[]
  total: number
  pageSize?: number
}
const isList = ({ response, method }: Endpoint): boolean => {
  if (response === bytes || method !== 'GET') return false
  const { shape } = (response as z.ZodObject)._zod.def
  return shape !== undefined && 'items' in shape && 'total' in shape
}
const lists = listEndpoints().filter(isList)
const callerOf = ({ who }: Endpoint) =>
  ({ open: nobody, user: people.ana, records: people.records, administrator: people.admin })[who]
const unit = university.units.admissions
const params: Record<string, string | number> = {
  id: 1,
  duId: unit,
  deliveryUnitId: unit,
  campusId: 1,
  parentId: 0,
  folderId: 0,
  categoryId: 0,
  fileId: 1,
  fileManagerId: documentId,
  poolId: pool.id,
  type: 'any',
}
const paramsOf = ({ name }: Endpoint) => {
  if (name.startsWith('Account_User') || name === 'CampusAccess_User')
    return { id: people.ana.userId, userId: people.ana.userId }
  if (name === 'Account_AllOfDeliveryUnit') return { id: unit }
  if (name === 'Disposal_Get') return { id: disposal.id }
  if (name === 'DocumentRequest_Copies') return { id: request }
  if (name === 'StockTake_Items') return { id: stockTake.id }
  if (name === 'Transfer_Items') return { id: transfer.id }
  if (name === 'FileManager_Activity') return { id: documentId }
  return params
}
const ask = async (one: Endpoint, query: Record<string, number>) => {
  const answer = await callerOf(one).request({ url: addressOf(one, { ...params, ...paramsOf(one) }, query) })
  expect([one.name, answer.status, answer.body]).toEqual([one.name, 200, expect.anything()])
  return answer.body as Listed
}
const timeless = (items: readonly unknown[]) => JSON.stringify(items).replaceAll(/ticket=[^"&]+/g, '')

test('there are many lists', () => {
  expect(lists.length).toBeGreaterThan(50)
})

test.each(lists.map((one) => [one.name, one] as const))('%s is given in pages', async (_, one) => {
  const whole = await ask(one, { page: 0, pageSize: 200 })
  const first = await ask(one, { page: 0, pageSize: 1 })
  const second = await ask(one, { page: 1, pageSize: 1 })
  expect(first.items.length).toBeLessThanOrEqual(1)
  // What is asked while typing is at most ten of each kind, whatever the page.
  expect(timeless([...first.items, ...second.items])).toBe(timeless(whole.items.slice(0, 2)))
  expect(first.total).toBe(whole.total)
  for (const wrong of [{ page: -1 }, { pageSize: 0 }, { pageSize: 201 }])
    expect((await callerOf(one).request({ url: addressOf(one, { ...params, ...paramsOf(one) }, wrong) })).status).toBe(
      400,
    )
})
