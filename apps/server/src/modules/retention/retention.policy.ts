import { isAdministrator, isCru } from '../../platform/actor.ts'
import type { Context } from '../../platform/context.ts'
import { refuse } from '../../platform/refusal.ts'

/** What becomes of records is the central records unit's to see through, of all units. @throws Refusal Forbidden */
export function requireRecordsUnit({ actor }: Context): void {
  if (actor.kind !== 'system' && !isCru(actor)) throw refuse('Forbidden')
}

/** Who looks at what is due: the central records unit, and administrators, of what is posted. @throws Refusal Forbidden */
export function requireRecordsReader(ctx: Context): void {
  if (!isAdministrator(ctx.actor)) requireRecordsUnit(ctx)
}
