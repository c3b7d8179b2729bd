import type { transferStatus } from '@sinupan/contract'
import type { z } from 'zod'
import { type Actor, isCru } from '../../platform/actor.ts'
import type { Context } from '../../platform/context.ts'
import { type Condition, definePolicy, judge } from '../../platform/policy.ts'
import { refuse } from '../../platform/refusal.ts'

/** What the rules look at. */
export interface TransferFacts {
  id: number
  number: string
  title: string
  recipient: string
  status: z.output<typeof transferStatus>
  createdBy: string
  createdAt: string
  version: number
}
interface Judged {
  actor: Actor
  transfer?: TransferFacts
}
type Rule = Condition<Judged>

const byRecordsUnit: Rule = ({ actor }) => (isCru(actor) ? undefined : 'Forbidden')
const prepared: Rule = ({ transfer }) => (transfer?.status === 'prepared' ? undefined : 'StateChanged')
const notCancelled: Rule = ({ transfer }) => (transfer?.status === 'cancelled' ? 'StateChanged' : undefined)

/** Handing records over is the CRU’s; what may go into a bag is asked of each document. */
export const transferPolicy = definePolicy<Judged>()({
  view: [byRecordsUnit],
  settle: [byRecordsUnit, prepared],
  fetch: [byRecordsUnit, notCancelled],
})

/** @throws Refusal Forbidden */
export function requireTransferUnit({ actor }: Context): void {
  const refusal = judge(transferPolicy, 'view', { actor })
  if (refusal) throw refuse(refusal)
}
