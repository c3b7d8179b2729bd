import type { DisposalStatus } from '@sinupan/contract'
import { type Actor, isCru, isUser } from '../../platform/actor.ts'
import { type Condition, definePolicy } from '../../platform/policy.ts'

/** What the rules look at. */
export interface DisposalFacts {
  id: number
  title: string
  status: DisposalStatus
  createdBy: string
  authorisedBy: string | null
  /** As it was authorised. */
  listHash: string | null
  version: number
  /** Whether it was sent to units of the actor. */
  isAsked: boolean
}
interface Judged {
  actor: Actor
  disposal: DisposalFacts
}
type Rule = Condition<Judged>

// Whom a batch was never sent to doesn't learn that there is one.
const known: Rule = ({ actor, disposal }) => (isCru(actor) || disposal.isAsked ? undefined : 'NotFound')
const byRecordsUnit: Rule = ({ actor }) => (isCru(actor) ? undefined : 'Forbidden')
const whileIn =
  (...statuses: DisposalStatus[]): Rule =>
  ({ disposal }) =>
    statuses.includes(disposal.status) ? undefined : 'StateChanged'
// Two people, so that nobody destroys records alone (domain.md, 'Doing').
const byAnother: Rule = ({ actor, disposal }) =>
  disposal.authorisedBy !== null && isUser(actor, disposal.authorisedBy) ? 'SamePerson' : undefined

const bySystem: Rule = ({ actor }) => (actor.kind === 'system' ? undefined : 'Forbidden')

const records = [known, byRecordsUnit]

/** Who may do what to a batch, and when. Which items are theirs to answer for is asked of each item. */
export const disposalPolicy = definePolicy<Judged>()({
  view: [known],
  changeItems: [...records, whileIn('draft')],
  submit: [...records, whileIn('draft')],
  concur: [known, whileIn('concurrence')],
  authorise: [...records, whileIn('concurrence')],
  execute: [...records, whileIn('authorised'), byAnother],
  cancel: [...records, whileIn('draft', 'concurrence', 'authorised')],
  restore: [...records, whileIn('executed')],
  // Nobody's to ask for: the bin is emptied by itself.
  purge: [bySystem, whileIn('executed')],
})

export type DisposalAction = keyof typeof disposalPolicy
