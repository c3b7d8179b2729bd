import { type Actor, isAdministrator, isCru } from '../../platform/actor.ts'
import type { Context } from '../../platform/context.ts'
import { type Allowed, allow, type Condition, definePolicy, judge } from '../../platform/policy.ts'
import { refuse } from '../../platform/refusal.ts'

interface Judged {
  actor: Actor
  /** Whether records would be kept shorter than now. */
  shortensRecords: boolean
}
type Rule = Condition<Judged>

const recordsOrAdministrator: Rule = ({ actor }) =>
  actor.kind === 'system' || isCru(actor) || isAdministrator(actor) ? undefined : 'Forbidden'
const recordsOnly: Rule = ({ actor, shortensRecords }) =>
  !shortensRecords || actor.kind === 'system' || isCru(actor) ? undefined : 'UnderRetention'

/** The taxonomy is the CRU's and the administrators'; only the CRU shortens what records are kept (domain.md, Retention). */
const taxonomyPolicy = definePolicy<Judged>()({
  keep: [recordsOrAdministrator],
  schedule: [recordsOrAdministrator, recordsOnly],
})

/** Who may add to the taxonomy. */
export type Taxonomist = Allowed<{ actor: Actor }, 'keep'>

/** @throws Refusal Forbidden */
export const requireTaxonomist = ({ actor }: Context): Taxonomist =>
  allow(taxonomyPolicy, 'keep', { actor, shortensRecords: false }, { actor })

/** @throws Refusal Forbidden, UnderRetention */
export function requireScheduler({ actor }: Context, shortensRecords: boolean): void {
  const refusal = judge(taxonomyPolicy, 'schedule', { actor, shortensRecords })
  if (refusal) throw refuse(refusal)
}

/** Whether the actor may schedule so, without refusing. */
export const maySchedule = ({ actor }: Context, shortensRecords: boolean): boolean =>
  judge(taxonomyPolicy, 'schedule', { actor, shortensRecords }) === undefined
