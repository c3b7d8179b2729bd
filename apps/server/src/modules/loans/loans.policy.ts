import type { LoanStatus } from '@sinupan/contract'
import { type Actor, isCru, isUser, worksIn } from '../../platform/actor.ts'
import { type Condition, definePolicy } from '../../platform/policy.ts'
import type { LoanFacts } from './loan.ts'

export interface LoanJudged {
  actor: Actor
  loan: Pick<LoanFacts, 'status' | 'requestedBy' | 'position'>
  /** The unit whose original it is. */
  unitId: number
}
type Rule = Condition<LoanJudged>

/** Originals are handed out by who keeps them: their unit, and the central records unit. */
export const keeps = (actor: Actor, unitId: number): boolean =>
  actor.kind === 'system' || worksIn(actor, unitId) || isCru(actor)

const asker: Rule = ({ actor, loan }) => (isUser(actor, loan.requestedBy) ? undefined : 'Forbidden')
const keeper: Rule = ({ actor, unitId }) => (keeps(actor, unitId) ? undefined : 'Forbidden')
const known: Rule = (judged) => (asker(judged) === undefined || keeper(judged) === undefined ? undefined : 'NotFound')
const standsAt =
  (...statuses: LoanStatus[]): Rule =>
  ({ loan }) =>
    statuses.includes(loan.status) ? undefined : 'StateChanged'
const itsTurn: Rule = ({ loan }) => (loan.position === 0 ? undefined : 'OnLoan')

const byKeeper = [known, keeper]

/** Who may do what to a loan, and when (docs/decisions/0037). */
export const loanPolicy = definePolicy<LoanJudged>()({
  view: [known],
  approve: [...byKeeper, standsAt('requested'), itsTurn],
  refuse: [...byKeeper, standsAt('requested', 'approved')],
  pull: [...byKeeper, standsAt('approved')],
  // Of what is lent it gives another day.
  lend: [...byKeeper, standsAt('approved', 'pulled', 'lent')],
  return: [...byKeeper, standsAt('lent')],
  reshelve: [...byKeeper, standsAt('pulled', 'returned')],
  cancel: [known, asker, standsAt('requested', 'approved')],
})
export type LoanAction = keyof typeof loanPolicy
