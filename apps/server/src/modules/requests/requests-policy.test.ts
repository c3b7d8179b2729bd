import type { RequestState } from '@sinupan/contract'
import { describe, expect, test } from 'vitest'
import { type Actor, anonymous, system, type UserActor } from '../../platform/actor.ts'
import { judge } from '../../platform/policy.ts'
import type { RequestFacts } from './request.ts'
import { type RequestAction, type RequestJudged, requestPolicy } from './requests.policy.ts'

/** Every state × every act × everybody, against the table of the domain as it is read, not as the policy is written. */
const unit = 7
const person = (userId: string, more: Partial<UserActor> = {}): UserActor => ({
  kind: 'user',
  userId,
  sessionId: userId,
  unitIds: [99],
  homeUnitId: 99,
  campusIds: [],
  isCru: false,
  isAdministrator: false,
  approves: new Set(),
  inPlaceOf: new Map(),
  ...more,
})

type Who =
  | 'recordsUnit'
  | 'administrator'
  | 'decider'
  | 'proposer'
  | 'member'
  | 'otherUnit'
  | 'requester'
  | 'anonymous'
  | 'system'
const everybody: Record<Who, { actor: Actor; isRequester?: boolean }> = {
  recordsUnit: { actor: person('records', { isCru: true }) },
  administrator: { actor: person('admin', { isAdministrator: true }) },
  decider: { actor: person('decider') },
  proposer: { actor: person('proposer', { unitIds: [unit] }) },
  member: { actor: person('member', { unitIds: [unit] }) },
  otherUnit: { actor: person('other') },
  requester: { actor: anonymous, isRequester: true },
  anonymous: { actor: anonymous },
  system: { actor: system },
}
const states: RequestState[] = [
  'unverified',
  'pending',
  'accepted',
  'processing',
  'for_decision',
  'awaiting_clarification',
  'resolved',
]
const open: RequestState[] = ['pending', 'accepted', 'processing', 'for_decision', 'awaiting_clarification']
const confirmed: RequestState[] = [...open, 'resolved']

type Listed = Exclude<RequestAction, 'confirm'>

/** As domain.md has it: which states, and who. What is confirmed is the token's alone, below. */
const domain: Record<Listed, { in: RequestState[]; by: Who[] }> = {
  view: {
    in: confirmed,
    by: ['recordsUnit', 'administrator', 'decider', 'proposer', 'member', 'requester', 'system'],
  },
  accept: { in: ['pending'], by: ['recordsUnit'] },
  assign: { in: ['accepted', 'processing', 'for_decision'], by: ['recordsUnit'] },
  clarify: { in: ['pending', 'accepted', 'processing'], by: ['recordsUnit'] },
  answer: { in: ['awaiting_clarification'], by: ['recordsUnit'] },
  start: { in: ['accepted'], by: ['proposer', 'member'] },
  propose: { in: ['processing'], by: ['proposer', 'member'] },
  sendBack: { in: ['for_decision'], by: ['decider'] },
  extend: { in: ['accepted', 'processing'], by: ['decider'] },
  decide: { in: ['for_decision'], by: ['decider'] },
  close: { in: ['pending', 'accepted'], by: ['recordsUnit'] },
  refer: { in: ['pending', 'accepted'], by: ['recordsUnit'] },
  merge: { in: ['pending', 'accepted'], by: ['recordsUnit'] },
  reopen: { in: ['resolved'], by: ['decider'] },
  message: { in: confirmed, by: ['recordsUnit', 'decider'] },
  prepare: { in: ['accepted', 'processing', 'for_decision'], by: ['recordsUnit', 'decider'] },
  // Names of papers that nobody posted are no business of administrators, contents of copies none of the unit’s others.
  review: { in: confirmed, by: ['recordsUnit', 'decider', 'proposer', 'member'] },
  check: { in: confirmed, by: ['recordsUnit', 'decider'] },
  revoke: { in: confirmed, by: ['recordsUnit', 'decider'] },
  // Of what was given alone, and never of somebody's own record: below.
  publish: { in: [], by: [] },
  read: { in: confirmed, by: ['requester'] },
  write: { in: open, by: ['requester'] },
  withdraw: { in: open, by: ['requester'] },
  appeal: { in: ['resolved'], by: ['requester'] },
  lapse: { in: ['awaiting_clarification'], by: ['system'] },
  remind: { in: open, by: ['system'] },
  moveDays: { in: open, by: ['system'] },
  anonymise: { in: ['resolved'], by: ['system'] },
}

const today = '2026-03-10'
function requestIn(status: RequestState): RequestFacts {
  const isGiven = status !== 'pending' && status !== 'unverified'
  const isResolved = status === 'resolved'
  return {
    id: 1,
    trackingNo: 'REQ-2026-7K4M-Q9XD-T',
    title: 'Minutes',
    requestType: 'foi',
    status,
    statusBefore: status === 'awaiting_clarification' ? 'processing' : null,
    outcome: isResolved ? 'denied' : null,
    campusId: 1,
    unitId: unit,
    decisionMakerId: isGiven ? 'decider' : null,
    proposedBy: status === 'for_decision' || isResolved ? 'proposer' : null,
    receivedOn: '2026-03-02',
    dueOn: status === 'unverified' ? null : '2026-03-23',
    extendedTo: null,
    pausedOn: status === 'awaiting_clarification' ? '2026-03-09' : null,
    closedOn: isResolved ? '2026-03-09' : null,
    appealedAt: null,
    anonymisedAt: null,
    email: 'liza@example.org',
    language: 'en',
    version: 1,
  }
}
const judged = (who: Who, request: RequestFacts): RequestJudged => ({ ...everybody[who], request, today })

describe('who may do what to a request, and when', () => {
  const actions = Object.keys(domain) as Listed[]
  test.each(actions)('%s', (action) => {
    for (const status of states)
      for (const who of Object.keys(everybody) as Who[]) {
        const refusal = judge(requestPolicy, action, judged(who, requestIn(status)))
        const isKnown = domain.view.in.includes(status)
        // Before it is given to somebody neither the unit that was wished for nor anybody else decides or searches.
        const isNobodysYet = status === 'pending' && ['decider', 'proposer', 'member'].includes(who)
        const may = isKnown && !isNobodysYet && domain[action].in.includes(status) && domain[action].by.includes(who)
        expect([action, status, who, refusal === undefined]).toEqual([action, status, who, may])
        const knows = isKnown && !isNobodysYet && domain.view.by.includes(who)
        if (!knows) expect([status, who, refusal]).toEqual([status, who, 'NotFound'])
      }
  })

  test('is all that the policy knows, but for what who has the mailed token confirms', () => {
    expect(Object.keys(requestPolicy).toSorted()).toEqual([...actions, 'confirm'].toSorted())
    for (const who of Object.keys(everybody) as Who[])
      expect(judge(requestPolicy, 'confirm', judged(who, requestIn('unverified')))).toBe(
        who === 'requester' ? undefined : 'Forbidden',
      )
  })

  test('says that who proposed decides on nothing of it, and is asked to decide nothing else for it', () => {
    const request = { ...requestIn('for_decision'), proposedBy: 'decider' }
    expect(judge(requestPolicy, 'decide', judged('decider', request))).toBe('SameProposer')
  })

  test('puts a day off once, and never after it', () => {
    const request = requestIn('processing')
    expect(judge(requestPolicy, 'extend', judged('decider', { ...request, extendedTo: '2026-03-30' }))).toBe(
      'AlreadyExtended',
    )
    expect(judge(requestPolicy, 'extend', judged('decider', { ...request, dueOn: '2026-03-09' }))).toBe('TooLate')
    expect(judge(requestPolicy, 'extend', judged('decider', { ...request, dueOn: today }))).toBeUndefined()
  })

  test('takes one appeal within fifteen days, against an answer that refuses something', () => {
    const request = requestIn('resolved')
    const appeal = (more: Partial<RequestFacts>) =>
      judge(requestPolicy, 'appeal', judged('requester', { ...request, ...more }))
    expect(appeal({ closedOn: '2026-02-23' })).toBeUndefined()
    for (const late of [{ closedOn: '2026-02-22' }, { outcome: 'successful' as const }, { appealedAt: today }])
      expect(appeal(late)).toBe('StateChanged')
  })

  test('publishes what was given, by the records unit, and nobody’s own record', () => {
    const given = { ...requestIn('resolved'), outcome: 'partially_successful' as const }
    const publish = (who: Who, request: RequestFacts) => judge(requestPolicy, 'publish', judged(who, request))
    expect(publish('recordsUnit', given)).toBeUndefined()
    expect(publish('recordsUnit', { ...given, requestType: 'own_record' })).toBe('Forbidden')
    expect(publish('decider', given)).toBe('Forbidden')
    expect(publish('administrator', given)).toBe('Forbidden')
    expect(publish('requester', given)).toBe('Forbidden')
  })

  test('leaves what the records unit answered itself to be opened again by it', () => {
    const request = { ...requestIn('resolved'), decisionMakerId: null, unitId: null }
    expect(judge(requestPolicy, 'reopen', judged('recordsUnit', request))).toBeUndefined()
    expect(judge(requestPolicy, 'reopen', judged('administrator', request))).toBe('Forbidden')
  })
})
