import type { Endpoint, RefusalCode } from '@sinupan/contract'
import * as contract from '@sinupan/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { fingerprint, Given, levels } from '../../testing/given.ts'
import { startSinupan } from '../../testing/sinupan.ts'

/**
 * The life of a posting as one table: in each state, what each role is answered to each action. It is written from
 * the design, not from the code.
 */
const sinupan = await startSinupan()
const given = new Given(sinupan)
const { people, nobody } = sinupan

const roles = {
  sender: people.ana,
  colleague: people.ben,
  approver: people.approver,
  administrator: people.admin,
  records: people.records,
  sameCampus: people.carla,
  otherCampus: people.dan,
  stranger: nobody,
}
type Role = keyof typeof roles
const states = ['pending', 'approved', 'returned', 'withdrawn'] as const
type State = (typeof states)[number]
const actions = ['create', 'approve', 'return', 'update', 'send', 'withdraw'] as const
type Action = (typeof actions)[number]
type Outcome = 'done' | RefusalCode

const columns: Role[] = [
  'sender',
  'colleague',
  'approver',
  'administrator',
  'records',
  'sameCampus',
  'otherCampus',
  'stranger',
]
// ok done · 4 unknown · F forbidden · S the state has changed · A already posted · U not signed in
const table: Record<State, Record<Action, string>> = {
  pending: {
    create: '  A  A  F  F  F  4  4  U',
    approve: ' F  F  ok ok F  4  4  U',
    return: '  F  F  ok ok F  4  4  U',
    update: '  ok ok ok ok F  4  4  U',
    send: '    S  S  S  S  F  4  4  U',
    withdraw: 'ok ok F  ok F  4  4  U',
  },
  approved: {
    create: '  A  A  F  F  F  F  4  U',
    approve: ' F  F  S  S  F  F  4  U',
    return: '  F  F  S  S  F  F  4  U',
    update: '  S  S  S  S  F  F  4  U',
    send: '    ok ok ok ok F  F  4  U',
    withdraw: 'S  S  F  ok F  F  4  U',
  },
  returned: {
    create: '  A  A  4  F  F  4  4  U',
    approve: ' F  F  S  S  F  4  4  U',
    return: '  F  F  S  S  F  4  4  U',
    update: '  S  S  S  S  F  4  4  U',
    send: '    ok ok 4  ok F  4  4  U',
    withdraw: 'ok ok 4  ok F  4  4  U',
  },
  withdrawn: {
    create: '  ok ok 4  4  F  4  4  U',
    approve: ' F  F  4  4  4  4  4  U',
    return: '  F  F  4  4  4  4  4  U',
    update: '  S  S  4  4  4  4  4  U',
    send: '    S  S  4  4  4  4  4  U',
    withdraw: 'S  S  4  4  4  4  4  U',
  },
}
const meaning: Record<string, Outcome> = {
  ok: 'done',
  '4': 'NotFound',
  F: 'Forbidden',
  S: 'StateChanged',
  A: 'AlreadyPosted',
  U: 'Unauthenticated',
}
const expectedOf = (state: State, action: Action, role: Role): Outcome =>
  meaning[table[state][action].trim().split(/\s+/)[columns.indexOf(role)] ?? ''] ?? 'Internal'

/** The state after an action that is allowed. */
const leadsTo: Record<Action, string> = {
  create: 'pending',
  approve: 'approved',
  return: 'returned',
  update: 'pending',
  send: 'pending',
  withdraw: 'withdrawn',
}

interface Subject {
  documentId: number
  postingId: number
}

async function make(state: State): Promise<Subject> {
  const documentId = await given.document()
  if (state === 'approved') return { documentId, postingId: (await given.approved(documentId)).id }
  if (state === 'returned') return { documentId, postingId: (await given.returned(documentId)).id }
  const { id } = await given.posting(documentId)
  if (state === 'withdrawn') await people.ana.ask(contract.removePosting, { params: { id } })
  return { documentId, postingId: id }
}

function act(role: Role, action: Action, { documentId, postingId }: Subject) {
  const caller = roles[role]
  const params = { id: postingId }
  const body = { fileManagerId: documentId, accessLevelId: levels.campus }
  const calls: Record<Action, [Endpoint, object]> = {
    create: [contract.createPosting, { body }],
    approve: [contract.approvePosting, { params, body: {} }],
    return: [contract.returnPosting, { params, body: { reason: 'The signature is missing.' } }],
    update: [contract.updatePosting, { params, body: { note: 'Please hurry.' } }],
    send: [contract.sendPosting, { params, body: {} }],
    withdraw: [contract.removePosting, { params }],
  }
  const [endpoint, input] = calls[action]
  return caller.call(endpoint, input)
}

const stateOf = async (documentId: number): Promise<string> => {
  const row = await sinupan.db
    .selectFrom('postings')
    .select(['status', 'endedAt'])
    .where('documentId', '=', documentId)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return row.endedAt ? 'withdrawn' : row.status
}

describe.each(states)('a posting that is %s', (state) => {
  let shared: Subject
  beforeAll(async () => {
    shared = await make(state)
  })

  describe.each(actions)('%s', (action) => {
    const refused = columns.filter((role) => expectedOf(state, action, role) !== 'done')
    const allowed = columns.filter((role) => expectedOf(state, action, role) === 'done')

    test.each(refused)('is refused to the %s, and nothing changes', async (role) => {
      const before = await fingerprint(sinupan)
      const answer = await act(role, action, shared)
      const code = expectedOf(state, action, role) as RefusalCode
      expect(answer).toMatchObject({ status: contract.refusals[code].status, body: { code } })
      expect(await fingerprint(sinupan)).toBe(before)
    })

    if (allowed.length > 0)
      test.each(allowed)('is done for the %s', async (role) => {
        const subject = await make(state)
        const answer = await act(role, action, subject)
        expect(answer.status, answer.raw.toString()).toBeLessThan(300)
        expect(await stateOf(subject.documentId)).toBe(leadsTo[action])
      })
  })
})
