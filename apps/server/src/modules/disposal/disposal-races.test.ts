import * as contract from '@sinupan/contract'
import { expect, test } from 'vitest'
import { system } from '../../platform/actor.ts'
import { deadlocksIn } from '../../testing/gate/waiting.ts'
import { startSinupan } from '../../testing/sinupan.ts'
import { GivenDisposals } from './disposal.fixture.ts'
import { purgeDisposed } from './use-cases/purge-disposed.ts'

/** Pairs of acts that meet on one batch or one document: one of them wins, and what is left is sound. */
const sinupan = await startSinupan()
const { app, clock, db, people, signIn } = sinupan
const { ana, records, records2 } = people
const disposals = new GivenDisposals(sinupan)
const { due } = disposals
const reason = 'The auditor has asked for it.'
const rounds = 12
const stateOf = async (documentId: number) => {
  const row = db.selectFrom('disposalItems').select('state').where('documentId', '=', documentId)
  return (await row.executeTakeFirstOrThrow()).state
}
const execute = (id: number, listHash: string) =>
  records2.call(contract.executeDisposal, { params: { id }, body: { listHash } })

test('a hold or an extension and an execution: what was kept in time is skipped, and nothing held is in the bin', async () => {
  const before = await deadlocksIn(db)
  for (let round = 0; round < rounds; round++) {
    const own = await due()
    const { id, listHash } = await disposals.authorised([own])
    const keep = () =>
      round % 2
        ? records.call(contract.createHold, { body: { kind: 'legal', reason, fileManagerIds: [own] } })
        : records.call(contract.extendRetention, { body: { fileManagerIds: [own], until: '2040-01-01', reason } })
    const [kept, done] = await Promise.all([keep(), execute(id, listHash)])
    expect(done.status).toBe(200)
    const isKept = kept.status < 300
    expect([isKept, await stateOf(own)]).toEqual(isKept ? [true, 'skipped'] : [false, 'binned'])
  }
  expect((await deadlocksIn(db)) - before).toBe(0)
})

test('two executions: one of them, one certificate', async () => {
  for (let round = 0; round < rounds; round++) {
    const { id, listHash } = await disposals.authorised([await due()])
    const answers = await Promise.all([execute(id, listHash), execute(id, listHash)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  }
  const rows = await db
    .selectFrom('disposals')
    .select('certificateNumber')
    .where('certificateNumber', 'is not', null)
    .orderBy('certificateNumber')
    .execute()
  expect(rows.map((row) => row.certificateNumber)).toEqual(rows.map((_, index) => index + 1))
})

test('an answer and a cancellation, an edit of the list and its sending: never half of both', async () => {
  for (let round = 0; round < rounds; round++) {
    const [one, two] = [await due(), await due()]
    const { id } = await disposals.draft([one])
    const [edited, sent] = await Promise.all([
      records.call(contract.changeDisposalItems, { params: { id }, body: { add: [two] } }),
      records2.call(contract.submitDisposal, { params: { id }, body: {} }),
    ])
    expect([sent.status, [200, 409].includes(edited.status)]).toEqual([200, true])
    const [answered, cancelled] = await Promise.all([
      ana.call(contract.concur, { params: { id }, body: { items: [{ fileManagerId: one, agrees: false, reason }] } }),
      records.call(contract.cancelDisposal, { params: { id }, body: {} }),
    ])
    expect(cancelled.status).toBe(200)
    expect(await stateOf(one)).toBe(answered.status === 200 ? 'objected' : 'released')
  }
})

test('a late objection and an authority: what was authorised is what its hash says', async () => {
  for (let round = 0; round < rounds; round++) {
    const [one, two] = [await due(), await due()]
    const { id, listHash } = await disposals.agreed([one, two])
    const body = { authorityNumber: 'NAP-1', authorityDate: '2026-10-05', listHash }
    const [objected, authorised] = await Promise.all([
      ana.call(contract.concur, { params: { id }, body: { items: [{ fileManagerId: one, agrees: false, reason }] } }),
      records.call(contract.authoriseDisposal, { params: { id }, body }),
    ])
    expect([objected.status, authorised.status].sort()).toEqual([200, 409])
  }
})

test('a restoring and the emptying of the bin: the document is there or gone, and the register says which', async () => {
  const before = await deadlocksIn(db)
  const batches: { id: number; own: number }[] = []
  for (let round = 0; round < rounds; round++) {
    const own = await due()
    batches.push({ id: (await disposals.executed([own])).id, own })
  }
  clock.pass({ days: 31 })
  const cru = await signIn('records')
  const restore = ({ id, own }: { id: number; own: number }) =>
    cru.call(contract.restoreDisposed, { params: { id }, body: { fileManagerIds: [own], reason } })
  const [, ...answers] = await Promise.all([purgeDisposed(app.contextFor(system)), ...batches.map(restore)])
  for (const [index, { own }] of batches.entries()) {
    const isBack = answers[index]?.status === 200
    const found = await db.selectFrom('documents').select('id').where('id', '=', own).executeTakeFirst()
    expect([isBack, await stateOf(own), found !== undefined]).toEqual([
      isBack,
      isBack ? 'restored' : 'destroyed',
      isBack,
    ])
  }
  expect((await deadlocksIn(db)) - before).toBe(0)
})
