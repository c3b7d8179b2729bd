import { type Actor, worksIn } from '../../platform/actor.ts'
import { type Condition, definePolicy } from '../../platform/policy.ts'

/** What the rules look at. */
export interface DropFacts {
  id: number
  unitId: number
  title: string
}
interface Judged {
  actor: Actor
  drop: DropFacts
}

const inOwnUnit: Condition<Judged> = ({ actor, drop }) => (worksIn(actor, drop.unitId) ? undefined : 'NotFound')

/** Requests for files are their unit's: its members end them, whoever made them. Making one is `fill` of its folder. */
export const dropPolicy = definePolicy<Judged>()({ revoke: [inOwnUnit] })
