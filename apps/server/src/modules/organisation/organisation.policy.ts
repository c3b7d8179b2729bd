import { type Actor, isAdministrator } from '../../platform/actor.ts'
import type { Context } from '../../platform/context.ts'
import { type Allowed, allow, type Condition, definePolicy } from '../../platform/policy.ts'

const administrator: Condition<{ actor: Actor }> = ({ actor }) =>
  actor.kind === 'system' || isAdministrator(actor) ? undefined : 'Forbidden'

/** Organisation, approvers and grants are the administrators' (domain.md, 'Doing'). */
const organisationPolicy = definePolicy<{ actor: Actor }>()({ keep: [administrator] })

/** Who may add to the organisation. */
export type Keeper = Allowed<{ actor: Actor }, 'keep'>

/** @throws Refusal Forbidden */
export function requireKeeper({ actor }: Context): Keeper {
  return allow(organisationPolicy, 'keep', { actor }, { actor })
}
