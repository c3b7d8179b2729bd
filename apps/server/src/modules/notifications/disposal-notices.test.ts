import * as contract from '@sinupan/contract'
import { expect, test } from 'vitest'
import { system } from '../../platform/actor.ts'
import { Given } from '../../testing/given.ts'
import { startSinupan } from '../../testing/sinupan.ts'
import { remindingUnits } from '../disposal/index.ts'

/** Units hear that they are asked, are asked again, and hear what became of their documents; the drafter of objections. */
const sinupan = await startSinupan()
const { app, clock, people, signIn } = sinupan
const { ana, records, carla } = people
const given = new Given(sinupan)
const told = async (caller = ana) => {
  await app.drain()
  const { items } = await caller.ask(contract.listNotifications)
  return items
    .filter(({ kind }) => kind.startsWith('disposal.'))
    .map(({ kind, payload }) => [kind, payload.count ?? payload.destroyed])
}

test('a unit is asked, asked again after a week of silence, and told what was destroyed', async () => {
  const ids = [
    await given.document({ documentDate: '2010-03-02' }),
    await given.document({ documentDate: '2010-03-02' }),
  ]
  const { id } = await records.ask(contract.createDisposal, { body: { title: 'Of 2010', fileManagerIds: ids } })
  expect(await told()).toEqual([])
  await records.ask(contract.submitDisposal, { params: { id }, body: {} })
  expect(await told()).toEqual([['disposal.asked', 2]])
  expect(await told(carla)).toEqual([])
  const [one = 0, two = 0] = ids
  const reason = 'The case of 2011 still needs it.'
  await ana.ask(contract.concur, { params: { id }, body: { items: [{ fileManagerId: one, agrees: false, reason }] } })
  expect(await told(records)).toEqual([['disposal.objected', 1]])
  const ctx = app.contextFor(system)
  await remindingUnits.handle(ctx, [{}])
  expect(await told()).toHaveLength(1)
  clock.pass({ days: 8 })
  await remindingUnits.handle(ctx, [{}])
  await remindingUnits.handle(ctx, [{}])
  for (const name of ['ana', 'records', 'records2'] as const) people[name] = await signIn(name)
  expect(await told(people.ana)).toEqual([
    ['disposal.asked', 1],
    ['disposal.asked', 2],
  ])
  await people.ana.ask(contract.concur, { params: { id }, body: { items: [{ fileManagerId: two, agrees: true }] } })
  const { listHash } = await people.records.ask(contract.getDisposal, { params: { id } })
  const authority = { authorityNumber: 'NAP-1', authorityDate: '2026-10-05', listHash }
  await people.records.ask(contract.authoriseDisposal, { params: { id }, body: authority })
  await people.records2.ask(contract.executeDisposal, { params: { id }, body: { listHash } })
  expect((await told(people.ana))[0]).toEqual(['disposal.told', 1])
})
