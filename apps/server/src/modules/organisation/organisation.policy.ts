import { type Actor, isAdministrator } from '../../platform/actor.ts'
import type { Context } from '../../platform/context.ts'
import { type Condition, definePolicy, judge } from '../../platform/policy.ts'
import { refuse } from '../../platform/refusal.ts'

const administrator: Condition<{ actor: Actor }> = ({ actor }) =>
  actor.kind === 'system' || isAdministrator(actor) ? undefined : 'Forbidden'

/** Organisation, approvers and grants are the administrators' (domain.md, 'Doing'). */
const organisationPolicy = definePolicy<{ actor: Actor }>()({ keep: [administrator] })

/** @throws Refusal Forbidden */
export function requireKeeper(ctx: Context): void {
  const refusal = judge(organisationPolicy, 'keep', { actor: ctx.actor })
  if (refusal) throw refuse(refusal)
}
