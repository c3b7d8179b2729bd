import { type Actor, isCru, worksIn } from '../../platform/actor.ts'
import { type Condition, definePolicy } from '../../platform/policy.ts'

export interface LocationJudged {
  actor: Actor
  location: { unitId: number }
}

const inOwnUnit: Condition<LocationJudged> = ({ actor, location }) =>
  actor.kind === 'system' || worksIn(actor, location.unitId) ? undefined : 'Forbidden'

// Loans, stock-takes and disposals are the records unit's work: it goes to the shelves of every unit.
const known: Condition<LocationJudged> = (judged) =>
  isCru(judged.actor) || inOwnUnit(judged) === undefined ? undefined : 'NotFound'

const members = [known, inOwnUnit]

/** Places are their unit's: its people do everything, the CRU looks, nobody else knows of them. */
export const locationPolicy = definePolicy<LocationJudged>()({
  view: [known],
  // It names what stands there and stood there, also what is in the trash.
  history: members,
  fill: members,
  edit: members,
  remove: members,
})

export type LocationAction = keyof typeof locationPolicy
