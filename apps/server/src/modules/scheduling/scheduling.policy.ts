import { type Actor, isCru } from '../../platform/actor.ts'
import type { Context } from '../../platform/context.ts'
import { type Condition, definePolicy, judge } from '../../platform/policy.ts'
import { refuse } from '../../platform/refusal.ts'

interface Judged {
  actor: Actor
}

const byRecordsUnit: Condition<Judged> = ({ actor }) => (isCru(actor) ? undefined : 'Forbidden')

/** What has no series is the CRU’s to look through; who gives it one is asked again of each document. */
const schedulingPolicy = definePolicy<Judged>()({ list: [byRecordsUnit] })

/** @throws Refusal Forbidden */
export function requireSchedulingUnit({ actor }: Context): void {
  const refusal = judge(schedulingPolicy, 'list', { actor })
  if (refusal) throw refuse(refusal)
}
