import { isCru } from '../../platform/actor.ts'
import type { Context } from '../../platform/context.ts'
import { refuse } from '../../platform/refusal.ts'

/** What becomes of records is the central records unit's to see through, of all units. @throws Refusal Forbidden */
export function requireRecordsUnit({ actor }: Context): void {
  if (actor.kind !== 'system' && !isCru(actor)) throw refuse('Forbidden')
}
