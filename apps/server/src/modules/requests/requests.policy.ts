import type { RequestState } from '@sinupan/contract'
import { type Actor, isAdministrator, isCru, isUser, worksIn } from '../../platform/actor.ts'
import { type Condition, definePolicy } from '../../platform/policy.ts'
import { appealable, type RequestFacts } from './request.ts'
import { appealUntil } from './request-clock.ts'

export interface RequestJudged {
  actor: Actor
  request: RequestFacts
  /** The institution's date. */
  today: string
  /** Whoever holds the token of the case. */
  isRequester?: boolean | undefined
}
type Rule = Condition<RequestJudged>

const isDecider = ({ actor, request }: RequestJudged) =>
  request.decisionMakerId !== null && isUser(actor, request.decisionMakerId)
/** The unit learns of a request when it is given to it, not when it is wished for. */
const isSearcher = ({ actor, request }: RequestJudged) =>
  request.unitId !== null && worksIn(actor, request.unitId) && wasAccepted(request)
const wasAccepted = ({ status, statusBefore, decisionMakerId }: RequestFacts) =>
  decisionMakerId !== null && status !== 'pending' && statusBefore !== 'pending'

// Nobody works on what was never confirmed.
const known: Rule = (judged) => {
  const { actor, request, isRequester } = judged
  if (request.status === 'unverified') return 'NotFound'
  const knows = isRequester || actor.kind === 'system' || isCru(actor) || isAdministrator(actor)
  return knows || isDecider(judged) || isSearcher(judged) ? undefined : 'NotFound'
}
const byRecordsUnit: Rule = ({ actor }) => (isCru(actor) ? undefined : 'Forbidden')
const byDecider: Rule = (judged) => (isDecider(judged) ? undefined : 'Forbidden')
/** Where nobody was to decide, the central records unit answered itself. */
const byWhoDecided: Rule = (judged) =>
  isDecider(judged) || (judged.request.decisionMakerId === null && isCru(judged.actor)) ? undefined : 'Forbidden'
const byDeciderOrRecordsUnit: Rule = (judged) => (isDecider(judged) || isCru(judged.actor) ? undefined : 'Forbidden')
const byWhoeverWorks: Rule = (judged) =>
  isDecider(judged) || isCru(judged.actor) || isSearcher(judged) ? undefined : 'Forbidden'
const byUnit: Rule = (judged) => (isSearcher(judged) ? undefined : 'Forbidden')
const byRequester: Rule = ({ isRequester }) => (isRequester ? undefined : 'Forbidden')
const bySystem: Rule = ({ actor }) => (actor.kind === 'system' ? undefined : 'Forbidden')
const whileIn =
  (...states: RequestState[]): Rule =>
  ({ request }) =>
    states.includes(request.status) ? undefined : 'StateChanged'

const wasGiven: Rule = ({ request: { outcome } }) =>
  outcome === 'successful' || outcome === 'partially_successful' ? undefined : 'StateChanged'
/** A record of the requester's own tells of them, whatever it is called. */
const tellsOfNobody: Rule = ({ request }) => (request.requestType === 'own_record' ? 'Forbidden' : undefined)

const stillOpen = whileIn('pending', 'accepted', 'processing', 'for_decision', 'awaiting_clarification')
const notAnonymised: Rule = ({ request }) => (request.anonymisedAt === null ? undefined : 'StateChanged')
// Two people: who says what is given out is not who proposed it (domain.md, 'Requests').
const byAnother: Rule = ({ actor, request }) =>
  request.proposedBy !== null && isUser(actor, request.proposedBy) ? 'SameProposer' : undefined
const once: Rule = ({ request }) => (request.extendedTo === null ? undefined : 'AlreadyExtended')
const inTime: Rule = ({ request, today }) => (request.dueOn !== null && today <= request.dueOn ? undefined : 'TooLate')
const mayBeAppealed: Rule = ({ request, today }) => {
  const { outcome, closedOn, appealedAt } = request
  if (outcome === null || closedOn === null || !appealable.includes(outcome)) return 'StateChanged'
  return appealedAt === null && today <= appealUntil(closedOn) ? undefined : 'StateChanged'
}

/** Who may do what to a request, and when (domain.md, 'Requests': the table of states). */
export const requestPolicy = definePolicy<RequestJudged>()({
  view: [known],
  accept: [known, byRecordsUnit, whileIn('pending')],
  assign: [known, byRecordsUnit, whileIn('accepted', 'processing', 'for_decision')],
  clarify: [known, byRecordsUnit, whileIn('pending', 'accepted', 'processing')],
  // What was answered by letter or by telephone.
  answer: [known, byRecordsUnit, whileIn('awaiting_clarification')],
  start: [known, byUnit, whileIn('accepted')],
  extend: [known, byDecider, whileIn('accepted', 'processing'), once, inTime],
  propose: [known, byUnit, whileIn('processing')],
  sendBack: [known, byDecider, whileIn('for_decision')],
  decide: [known, byDecider, whileIn('for_decision'), byAnother],
  // Answered before anybody searches: invalid, or public already.
  close: [known, byRecordsUnit, whileIn('pending', 'accepted')],
  refer: [known, byRecordsUnit, whileIn('pending', 'accepted')],
  merge: [known, byRecordsUnit, whileIn('pending', 'accepted')],
  reopen: [known, byWhoDecided, whileIn('resolved'), notAnonymised],
  message: [known, byDeciderOrRecordsUnit, notAnonymised],
  prepare: [known, byDeciderOrRecordsUnit, whileIn('accepted', 'processing', 'for_decision')],
  // What was found, file by file: whoever works on it. Administrators read what is asked for, not the papers of units.
  review: [known, byWhoeverWorks],
  // The contents of a copy, which may be of a paper that is classified.
  check: [known, byDeciderOrRecordsUnit],
  revoke: [known, byDeciderOrRecordsUnit],
  publish: [known, byRecordsUnit, whileIn('resolved'), wasGiven, tellsOfNobody],
  // By the mailed token; confirmed a second time it stays as it is.
  confirm: [byRequester],
  read: [known, byRequester],
  write: [known, byRequester, stillOpen],
  withdraw: [known, byRequester, stillOpen],
  appeal: [known, byRequester, whileIn('resolved'), mayBeAppealed],
  // Nobody's to ask for: time does it.
  lapse: [known, bySystem, whileIn('awaiting_clarification')],
  remind: [known, bySystem, stillOpen],
  moveDays: [known, bySystem, stillOpen],
  anonymise: [known, bySystem, whileIn('resolved'), notAnonymised],
})
export type RequestAction = keyof typeof requestPolicy
