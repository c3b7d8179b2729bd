import * as contract from '@sinupan/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { statementsAskedAgain } from '../../testing/count-statements.ts'
import { GivenRequests } from '../../testing/requests.ts'
import { startSinupan } from '../../testing/sinupan.ts'
import type { PersonName } from '../../testing/university.ts'
import { insertRequest } from './requests.fixture.ts'

/** Where requests from outside are seen by those who work on them, and how these hear of them. */
const sinupan = await startSinupan()
const requests = new GivenRequests(sinupan)
const { people } = sinupan

beforeEach(async () => {
  for (const name of Object.keys(people) as PersonName[]) people[name] = await sinupan.signIn(name)
})

const codeOf = ({ status, body }: { status: number; body: unknown }) =>
  status < 400 ? status : (body as { code: string }).code
const at = (id: number) => ({ params: { id }, body: {} })
const reason = 'The registers of that year are in another building.'

describe('the queue', () => {
  test('has what is due first, is filtered and searched, and counts its tabs in as many statements whatever is in it', async () => {
    await requests.pending()
    await requests.forDecision()
    const overdue = await requests.pending({ receivedOn: '2026-01-02', title: 'Plans of the old library' })
    const all = await people.records.ask(contract.listRequests)
    expect(all.items[0]).toMatchObject({ id: overdue.id, isOverdue: true })
    expect(all.counts.overdue).toBeGreaterThan(0)
    const found = async (query: Record<string, string>) =>
      (await people.records.ask(contract.listRequests, { query })).items.map((one) => one.id)
    for (const search of ['old library', overdue.trackingNo.toLowerCase(), overdue.registryNo ?? ''])
      expect(await found({ search })).toEqual([overdue.id])
    expect(await found({ due: 'overdue', search: 'library' })).toEqual([overdue.id])
    expect(await found({ due: 'later', search: 'library' })).toEqual([])
    expect(await found({ status: 'resolved', search: 'library' })).toEqual([])
    for (const sort of ['due', 'received', 'updated', 'title', 'number'] as const)
      expect((await found({ sort, order: 'desc' })).length).toBe(all.items.length)
    const { items } = await people.ana.ask(contract.listUnitRequests, { params: { duId: people.ana.unitId } })
    expect(items.map((one) => one.status)).toEqual(['for_decision'])
    for (const caller of [people.ana, people.dan])
      expect(codeOf(await caller.call(contract.listRequests))).toBe('Forbidden')
  })
})

describe('a queue', () => {
  test('takes as many statements for fifty requests as for one', async () => {
    const unitId = people.carla.unitId
    const decisionMakerId = people.approver.userId
    const query = { pageSize: 50 }
    const queues = [
      () => people.records.ask(contract.listRequests, { query }),
      () => people.carla.ask(contract.listUnitRequests, { params: { duId: unitId }, query }),
      () => people.approver.ask(contract.listOwnDecisions, { query }),
    ]
    const counts: number[][] = queues.map(() => [])
    for (const wanted of [1, 10, 50]) {
      while ((await people.approver.ask(contract.listOwnDecisions, { query })).items.length < wanted)
        await insertRequest(sinupan, { status: 'processing', unitId, decisionMakerId })
      for (const [at, ask] of queues.entries()) {
        expect((await ask()).items.length).toBeGreaterThanOrEqual(wanted)
        counts[at]?.push(await statementsAskedAgain(ask))
      }
    }
    for (const one of counts) {
      expect(new Set(one).size).toBe(1)
      expect(one[0]).toBeLessThanOrEqual(6)
    }
  })
})

describe('whoever has to do something', () => {
  const told = async (name: PersonName, id: number) => {
    await sinupan.app.drain()
    const { items } = await people[name].ask(contract.listNotifications, { query: { pageSize: 200 } })
    return items.filter(({ payload }) => payload.requestId === id).map(({ kind }) => kind)
  }
  test('is told: the records unit, the unit, whoever decides, and the unit again', async () => {
    const { id } = await requests.pending()
    expect([await told('records', id), await told('records2', id)]).toEqual([[], ['request.received']])
    const body = { deliveryUnitId: people.ana.unitId, decisionMakerId: people.dan.userId }
    await people.records.ask(contract.acceptRequest, { params: { id }, body })
    expect([await told('ana', id), await told('ben', id)]).toEqual([['request.assigned'], ['request.assigned']])
    await people.ana.ask(contract.startRequest, at(id))
    await people.ana.ask(contract.proposeAnswer, { params: { id }, body: { searchNote: 'Everywhere.' } })
    expect(await told('dan', id)).toEqual(['request.decide'])
    await people.dan.ask(contract.sendBackRequest, { params: { id }, body: { reason } })
    expect(await told('ben', id)).toEqual(['request.sent-back', 'request.assigned'])
    expect(await told('carla', id)).toEqual([])
  })
})
