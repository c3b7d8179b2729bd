import { worksIn } from '../../platform/actor.ts'
import type { Context } from '../../platform/context.ts'
import { refuse } from '../../platform/refusal.ts'

/** The gate of every call with a unit in its path. @throws Refusal NotYourDeliveryUnit, whether the unit exists or not */
export function requireOwnUnit(ctx: Context, unitId: number): void {
  if (ctx.actor.kind === 'system' || worksIn(ctx.actor, unitId)) return
  throw refuse('NotYourDeliveryUnit')
}
