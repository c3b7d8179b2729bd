import * as contract from '@sinupan/contract'
import { describe, expect, test } from 'vitest'
import { startSinupan } from '../../testing/sinupan.ts'
import { GivenDisposals } from './disposal.fixture.ts'

const sinupan = await startSinupan()
const { people } = sinupan
const { ana, ben, carla } = people
const disposals = new GivenDisposals(sinupan)
const { due } = disposals
const reason = 'The case of 2011 still needs it.'

interface Answer {
  agrees: boolean
  version?: number
}
const answer = (caller: typeof ana, id: number, fileManagerId: number, { agrees, version }: Answer) =>
  caller.call(contract.concur, {
    params: { id },
    body: { items: [{ fileManagerId, agrees, ...(!agrees && { reason }) }], ...(version && { version }) },
  })

describe('the answer of a unit', () => {
  test('is not undone by a colleague who looked before it was given', async () => {
    const own = await due()
    const { id, version } = await disposals.submitted([own])
    expect((await answer(ben, id, own, { agrees: false, version })).status).toBe(200)
    const late = await answer(ana, id, own, { agrees: true, version })
    expect(late).toMatchObject({ status: 409, body: { code: 'StateChanged', current: { id } } })
    const seen = await ana.ask(contract.getDisposal, { params: { id } })
    expect(seen.items[0]).toMatchObject({ state: 'objected', concurrence: { agrees: false, by: { id: ben.userId } } })
    expect((await answer(ana, id, own, { agrees: true, version: seen.version })).status).toBe(200)
  })

  test('is in nobody’s way who answers for other documents', async () => {
    const [own, others, mine] = [await due(), await due({ by: 'carla' }), await due()]
    const { id, version } = await disposals.submitted([own, others, mine])
    expect((await answer(ana, id, own, { agrees: true, version })).status).toBe(200)
    expect((await answer(carla, id, others, { agrees: true, version })).status).toBe(200)
    expect((await answer(ben, id, mine, { agrees: false, version })).status).toBe(200)
  })

  test('of two at once for one document is the first one’s', async () => {
    const own = await due()
    const { id, version } = await disposals.submitted([own])
    const answers = await Promise.all([
      answer(ana, id, own, { agrees: true, version }),
      answer(ben, id, own, { agrees: false, version }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})

test('who asked for an original waits for nothing once it lies in the bin', async () => {
  const own = await due()
  const place = await ana.ask(contract.createLocation, {
    params: { deliveryUnitId: ana.unitId },
    body: { location: 'Box of the due' },
  })
  await ana.ask(contract.placeDocuments, { body: { fileLocationId: place.id, fileManagerIds: [own] } })
  const neededBy = new Date(sinupan.clock.now().getTime() + 3 * 86_400_000).toISOString().slice(0, 10)
  const wish = { fileManagerId: own, neededBy, reason: 'To be read.' }
  const { id } = await ben.ask(contract.requestLoan, { body: wish })
  await disposals.executed([own])
  const { items } = await ben.ask(contract.listOwnLoans, { query: { stage: 'over' } })
  expect(items).toMatchObject([{ id, status: 'refused', refusalReason: expect.stringContaining('disposal') }])
  await sinupan.app.drain()
  const told = await sinupan.db.selectFrom('notifications').select('kind').where('userId', '=', ben.userId).execute()
  expect(told.map(({ kind }) => kind)).toContain('loan.refused')
})
