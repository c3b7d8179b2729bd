import * as contract from '@sinupan/contract'
import { describe, expect, test } from 'vitest'
import type { Answer, Caller } from '../../testing/caller.ts'
import { Given } from '../../testing/given.ts'
import { startSinupan } from '../../testing/sinupan.ts'
import type { PersonName } from '../../testing/university.ts'
import { type MadePool, makePool } from './pools.fixture.ts'

/**
 * Who may do what in a pool, written down once more and by hand (domain.md, 'Doing'): its owner, a member who may add
 * documents, one who may add people, one who only reads, a colleague in the unit of the document, a stranger of another
 * unit, the CRU, an administrator. ✓ done, ✗ Forbidden, · NotFound, L LastOwner.
 */
const actors = [
  'ana',
  'carla',
  'dan',
  'approver',
  'ben',
  'records2',
  'records',
  'admin',
] as const satisfies PersonName[]
const meaning: Record<string, string> = { '✓': 'done', '✗': 'Forbidden', '·': 'NotFound', L: 'LastOwner' }

const sinupan = await startSinupan()
const given = new Given(sinupan)
const { people } = sinupan
const { ana, carla, dan, approver, records, records2 } = people

interface Made extends MadePool {
  /** Of ana’s document in it. */
  placed: number
  documentId: number
}

async function made(more: { allowOtherUserToAddFiles?: boolean } = {}): Promise<Made> {
  const pool = await makePool(sinupan, more)
  const documentId = await given.document()
  const { id } = await ana.ask(contract.addPoolFile, { body: { poolId: pool.id, fileManagerId: documentId } })
  return { ...pool, placed: id, documentId }
}

interface Act {
  may: string
  pool?: { allowOtherUserToAddFiles: boolean }
  do: (caller: Caller, pool: Made) => Promise<Answer<unknown>>
}

/** A document of the actor's own unit; who has none is not asked. */
const ownDocument = async (caller: Caller) => {
  const name = actors.find((one) => people[one] === caller) ?? 'ana'
  return caller.unitId ? given.document({ by: name }) : 2_000_000_000
}
const addOwn = async (caller: Caller, { id }: Made) =>
  caller.call(contract.addPoolFile, { body: { poolId: id, fileManagerId: await ownDocument(caller) } })
const addOwnAsOne = async (caller: Caller, { id }: Made) =>
  caller.call(contract.addPoolFiles, { body: { poolId: id, fileManagerIds: [await ownDocument(caller)] } })
const add =
  (rights: object) =>
  (caller: Caller, { id }: Made) =>
    caller.call(contract.addPoolUser, { body: { poolId: id, userId: records2.userId, ...rights } })
const addAsOne =
  (rights: object) =>
  (caller: Caller, { id }: Made) =>
    caller.call(contract.addPoolUsers, { body: { poolId: id, userIds: [records.userId, records2.userId], ...rights } })
const change =
  (who: Caller, rights: Record<string, boolean>) =>
  (caller: Caller, { members }: Made) =>
    caller.call(contract.updatePoolUser, { params: { id: members[who.userId] ?? 0 }, body: rights })
const changeAsOne =
  (who: Caller[], rights: object) =>
  (caller: Caller, { members }: Made) =>
    caller.call(contract.updatePoolUsers, { body: { ids: who.map((one) => members[one.userId] ?? 0), ...rights } })
const remove =
  (who: Caller) =>
  (caller: Caller, { members }: Made) =>
    caller.call(contract.removePoolUser, { params: { id: members[who.userId] ?? 0 } })
const removeAsOne =
  (who: Caller[]) =>
  (caller: Caller, { members }: Made) =>
    caller.call(contract.removePoolUsers, { body: who.map((one) => ({ id: members[one.userId] ?? 0 })) })
const all = { allowOtherUserToAddFiles: true }

//                                                          ana carla dan approver ben stranger cru admin
const acts: Record<string, Act> = {
  'looks at it': {
    may: '✓   ✓    ✓   ✓        ·   ·        ·   ·',
    do: (caller, { id }) => caller.call(contract.getPool, { params: { id } }),
  },
  'lists its documents': {
    may: '✓   ✓    ✓   ✓        ·   ·        ·   ·',
    do: (caller, { id }) => caller.call(contract.listPoolFiles, { params: { poolId: id } }),
  },
  'lists its people': {
    may: '✓   ✓    ✓   ✓        ·   ·        ·   ·',
    do: (caller, { id }) => caller.call(contract.listPoolUsers, { params: { poolId: id } }),
  },
  'changes it': {
    may: '✓   ✗    ✗   ✗        ·   ·        ·   ·',
    do: (caller, { id }) => caller.call(contract.updatePool, { params: { id }, body: { title: 'Other' } }),
  },
  'deletes it': {
    may: '✓   ✗    ✗   ✗        ·   ·        ·   ·',
    do: (caller, { id }) => caller.call(contract.removePool, { params: { id } }),
  },
  'adds a document of their unit': { may: '✓   ✓    ✗   ✗        ·   ·        ·   ·', do: addOwn },
  'adds several documents of their unit': { may: '✓   ✓    ✗   ✗        ·   ·        ·   ·', do: addOwnAsOne },
  'adds a document where everybody may': { may: '✓   ✓    ✓   ✓        ·   ·        ·   ·', do: addOwn, pool: all },
  'takes ana’s document out': {
    may: '✓   ✗    ✗   ✗        ✓   ·        ·   ·',
    do: (caller, { placed }) => caller.call(contract.removePoolFile, { params: { id: placed } }),
  },
  'takes ana’s document out with others': {
    may: '✓   ✗    ✗   ✗        ✓   ·        ·   ·',
    do: (caller, { placed }) => caller.call(contract.removePoolFiles, { body: [{ id: placed }] }),
  },
  'adds somebody who reads': { may: '✓   ✗    ✓   ✗        ·   ·        ·   ·', do: add({}) },
  'adds somebody who may add documents': {
    may: '✓   ✗    ✗   ✗        ·   ·        ·   ·',
    do: add({ canAddFiles: true }),
  },
  'adds somebody who may add people': {
    may: '✓   ✗    ✓   ✗        ·   ·        ·   ·',
    do: add({ canAddMember: true }),
  },
  'adds an owner': { may: '✓   ✗    ✗   ✗        ·   ·        ·   ·', do: add({ isOwner: true }) },
  'adds several who read': { may: '✓   ✗    ✓   ✗        ·   ·        ·   ·', do: addAsOne({}) },
  'adds several who may add documents': {
    may: '✓   ✗    ✗   ✗        ·   ·        ·   ·',
    do: addAsOne({ canAddFiles: true }),
  },
  'lets a reader add people': {
    may: '✓   ✗    ✓   ✗        ·   ·        ·   ·',
    do: change(approver, { canAddMember: true }),
  },
  'lets a reader add documents': {
    may: '✓   ✗    ✗   ✗        ·   ·        ·   ·',
    do: change(approver, { canAddFiles: true }),
  },
  'lets several add people': {
    may: '✓   ✗    ✗   ✗        ·   ·        ·   ·',
    do: changeAsOne([approver, carla], { canAddMember: true }),
  },
  'lets somebody who adds people add documents': {
    may: '✓   ✗    ✗   ✗        ·   ·        ·   ·',
    do: change(dan, { canAddFiles: true }),
  },
  'takes a right from who holds another': {
    may: '✓   ✗    ✗   ✗        ·   ·        ·   ·',
    do: change(carla, { canAddFiles: false }),
  },
  'takes a right from who adds people': {
    may: '✓   ✗    ✓   ✗        ·   ·        ·   ·',
    do: change(dan, { canAddMember: false }),
  },
  'makes an owner': { may: '✓   ✗    ✗   ✗        ·   ·        ·   ·', do: change(approver, { isOwner: true }) },
  'lets the last owner be none': {
    may: 'L   ✗    ✗   ✗        ·   ·        ·   ·',
    do: change(ana, { isOwner: false }),
  },
  'takes a reader out': { may: '✓   ✗    ✓   ✓        ·   ·        ·   ·', do: remove(approver) },
  'takes out who may add documents': { may: '✓   ✓    ✗   ✗        ·   ·        ·   ·', do: remove(carla) },
  'takes out who may add people': { may: '✓   ✗    ✓   ✗        ·   ·        ·   ·', do: remove(dan) },
  'takes the last owner out': { may: 'L   ✗    ✗   ✗        ·   ·        ·   ·', do: remove(ana) },
  'takes several out': { may: '✓   ✗    ✓   ✗        ·   ·        ·   ·', do: removeAsOne([approver, dan]) },
  'takes several out, one of whom holds more': {
    may: '✓   ✗    ✗   ✗        ·   ·        ·   ·',
    do: removeAsOne([approver, carla]),
  },
}

const outcomeOf = ({ status, body }: Answer<unknown>) =>
  status < 300 ? 'done' : ((body as { code?: string }).code ?? String(status))

describe('in a pool', () => {
  test.each(Object.entries(acts))('who %s', async (_, act) => {
    const expected = Object.fromEntries(act.may.split(/\s+/).map((sign, at) => [actors[at], meaning[sign]]))
    const outcomes: Record<string, string> = {}
    for (const actor of actors) outcomes[actor] = outcomeOf(await act.do(people[actor], await made(act.pool)))
    expect(outcomes).toEqual(expected)
  })

  test('what is unknown is answered as what does not exist', async () => {
    const pool = await made()
    for (const caller of [people.ben, records, records2, people.admin]) {
      const real = await caller.call(contract.getPool, { params: { id: pool.id } })
      expect(real.body).toEqual((await caller.call(contract.getPool, { params: { id: 2_000_000_000 } })).body)
      const member = await caller.call(contract.removePoolUser, { params: { id: pool.members[dan.userId] ?? 0 } })
      expect(member.body).toEqual(real.body)
    }
  })
})

describe('a member who added a document', () => {
  test('takes it out again, also where they may add no more', async () => {
    const pool = await made()
    const { id } = (await addOwn(carla, pool)).body as { id: number }
    await ana.ask(contract.updatePoolUser, {
      params: { id: pool.members[carla.userId] ?? 0 },
      body: { canAddFiles: false },
    })
    await carla.ask(contract.removePoolFile, { params: { id } })
  })
})
