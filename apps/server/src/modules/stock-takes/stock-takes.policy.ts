import { type Actor, isCru, worksIn } from '../../platform/actor.ts'
import { type Condition, definePolicy } from '../../platform/policy.ts'

export interface StockTakeFacts {
  id: number
  unitId: number
  locationId: number | null
  name: string
  code: string
  way: string
  isClosed: boolean
  version: number
}
export interface StockTakeJudged {
  actor: Actor
  stockTake: Pick<StockTakeFacts, 'unitId' | 'isClosed'>
}
type Rule = Condition<StockTakeJudged>

/** Shelves are counted by their unit, and by the central records unit. */
export const counts = (actor: Actor, unitId: number): boolean =>
  actor.kind === 'system' || worksIn(actor, unitId) || isCru(actor)

const known: Rule = ({ actor, stockTake }) => (counts(actor, stockTake.unitId) ? undefined : 'NotFound')
const open: Rule = ({ stockTake }) => (stockTake.isClosed ? 'StateChanged' : undefined)

/** Who may do what to a stock-take. */
export const stockTakePolicy = definePolicy<StockTakeJudged>()({
  view: [known],
  scan: [known, open],
  close: [known, open],
})
export type StockTakeAction = keyof typeof stockTakePolicy
