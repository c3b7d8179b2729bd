import * as contract from '@sinupan/contract'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { deadlocksIn } from '../../testing/gate/waiting.ts'
import { Given } from '../../testing/given.ts'
import { callFrom, requested } from '../../testing/requested.ts'
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

/** A request that somebody asked on the page: ana's unit searches, dan decides. */
async function asked() {
  const { id, token } = await requested(sinupan)
  const body = { deliveryUnitId: ana.unitId, decisionMakerId: dan.userId }
  await records.ask(contract.acceptRequest, { params: { id }, body })
  await ana.ask(contract.startRequest, { params: { id }, body: {} })
  return { id, token }
}

test('decided while it is taken back: one of them, told to both, and nothing stays held', { timeout }, async () => {
  const before = await deadlocksIn(db)
  for (let round = 0; round < rounds; round++) {
    const [{ id, token }, document] = [await asked(), await given.document()]
    const items = [{ fileManagerId: document, proposal: 'release' as const }]
    await ana.ask(contract.proposeAnswer, { params: { id }, body: { items } })
    const body = { outcome: 'denied', ground: 'privacy', reason: 'It tells of a person.' } as const
    const [decided, withdrawn] = await Promise.all([
      dan.call(contract.decideRequest, { params: { id }, body }),
      callFrom(sinupan, contract.withdrawRequest, { token, body: {} }),
    ])
    expect(statuses([decided, withdrawn])).toEqual([200, 409])
    const { outcome, timeline } = await records.ask(contract.getRequest, { params: { id } })
    expect(outcome).toBe(decided.status === 200 ? 'denied' : 'withdrawn')
    expect(timeline.filter((line) => line.status === 'resolved')).toHaveLength(1)
    expect(await stateOf(document)).toEqual({ isHeld: false, isLiving: true })
  }
  expect(await deadlocksIn(db)).toBe(before)
})

test('a question while the requester writes: what was written first is no answer to it, what came after it is', {
  timeout,
}, async () => {
  for (let round = 0; round < rounds; round++) {
    const { id, token } = await asked()
    const [question, written] = await Promise.all([
      records.call(contract.clarifyRequest, { params: { id }, body: { text: 'Which year?' } }),
      callFrom(sinupan, contract.writeToOffice, { token, body: { text: 'The year 2024.' } }),
    ])
    expect(statuses([question, written])).toEqual([200, 200])
    const seen = await records.ask(contract.getRequest, { params: { id } })
    const isAnswered = seen.messages.at(-1)?.from === 'requester'
    expect(seen.messages).toHaveLength(2)
    expect(seen.status).toBe(isAnswered ? 'processing' : 'awaiting_clarification')
    expect(seen.pausedSince === null).toBe(isAnswered)
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
