import * as contract from '@sinupan/contract'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { deadlocksIn } from '../../testing/gate/waiting.ts'
import { Given } from '../../testing/given.ts'
import { GivenRequests } from '../../testing/requests.ts'
import { startSinupan } from '../../testing/sinupan.ts'

/** Two at once: one of them comes first, the other is judged by what that left, and nobody waits in a circle. */
const sinupan = await startSinupan()
const given = new Given(sinupan)
const requests = new GivenRequests(sinupan)
const { db, people } = sinupan
const { ana, dan, records, records2 } = people
const rounds = Number(process.env.ROUNDS ?? 8)
const timeout = 60_000 + rounds * 3_000

const statuses = (answers: { status: number }[]) => answers.map((one) => one.status).toSorted((a, b) => a - b)
const stateOf = async (id: number) =>
  (
    await sql<{ isHeld: boolean; isLiving: boolean }>`
      select is_held(id) as is_held, is_living from documents where id = ${id}`.execute(db)
  ).rows[0]

test('accepted twice: once, for one unit', { timeout }, async () => {
  const before = await deadlocksIn(db)
  for (let round = 0; round < rounds; round++) {
    const { id } = await requests.pending()
    const accept = (by: typeof records, deliveryUnitId: number) =>
      by.call(contract.acceptRequest, { params: { id }, body: { deliveryUnitId, decisionMakerId: dan.userId } })
    const answers = await Promise.all([accept(records, ana.unitId), accept(records2, people.carla.unitId)])
    expect(statuses(answers)).toEqual([200, 409])
    expect((await records.ask(contract.getRequest, { params: { id } })).timeline).toHaveLength(2)
  }
  expect(await deadlocksIn(db)).toBe(before)
})

test('proposed and put into the trash: it is held and there, or gone and not proposed', {
  timeout,
}, async () => {
  const before = await deadlocksIn(db)
  for (let round = 0; round < rounds; round++) {
    const [{ id }, document] = [await requests.processing(), await given.document()]
    const [proposed, trashed] = await Promise.all([
      ana.call(contract.proposeAnswer, {
        params: { id },
        body: { items: [{ fileManagerId: document, proposal: 'release' }] },
      }),
      people.ben.call(contract.trashDocument, { params: { id: document } }),
    ])
    const isHeld = proposed.status === 200
    expect([proposed.status, trashed.status]).toEqual(isHeld ? [200, 409] : [400, 200])
    expect(await stateOf(document)).toEqual({ isHeld, isLiving: isHeld })
  }
  expect(await deadlocksIn(db)).toBe(before)
})

test('decided twice, and sent back meanwhile: one of them', { timeout }, async () => {
  for (let round = 0; round < rounds; round++) {
    const document = await given.document()
    const { id } = await requests.forDecision([document])
    const decide = () => dan.call(contract.decideRequest, { params: { id }, body: { outcome: 'successful' } })
    const back = { params: { id }, body: { reason: 'The second page is missing.' } }
    const answers = await Promise.all([decide(), decide(), dan.call(contract.sendBackRequest, back)])
    expect(statuses(answers)).toEqual([200, 409, 409])
    const { status } = await records.ask(contract.getRequest, { params: { id } })
    expect((await stateOf(document))?.isHeld).toBe(status !== 'resolved')
  }
})

test('two that are merged into each other: one goes on', { timeout }, async () => {
  const before = await deadlocksIn(db)
  for (let round = 0; round < rounds; round++) {
    const [one, other] = [await requests.pending(), await requests.pending()]
    const merge = (by: typeof records, id: number, intoId: number) =>
      by.call(contract.mergeRequest, { params: { id }, body: { intoId } })
    const answers = await Promise.all([merge(records, one.id, other.id), merge(records2, other.id, one.id)])
    expect(statuses(answers)).toEqual([200, 400])
  }
  expect(await deadlocksIn(db)).toBe(before)
})

test('a question and its answer beside another question: the clock stands or runs, never both', {
  timeout,
}, async () => {
  for (let round = 0; round < rounds; round++) {
    const { id } = await requests.accepted()
    const ask = () => records.call(contract.clarifyRequest, { params: { id }, body: { text: 'Which one?' } })
    await ask()
    const answer = () => records2.call(contract.answerForRequester, { params: { id }, body: { text: 'The first.' } })
    const answers = await Promise.all([answer(), ask(), answer()])
    const { status, pausedSince } = await records.ask(contract.getRequest, { params: { id } })
    expect(status === 'awaiting_clarification').toBe(pausedSince !== null)
    expect(answers.filter((one) => one.status === 200).length).toBeGreaterThan(0)
  }
})

test('entered by several at once: numbers without a gap and without a double', { timeout }, async () => {
  await Promise.all(Array.from({ length: 12 }, () => requests.pending()))
  const { rows } = await sql<{ count: number; last: number }>`
    select count(*)::int as count, max(registry_serial) as last from document_requests`.execute(db)
  expect(rows[0]?.count).toBe(rows[0]?.last)
})
