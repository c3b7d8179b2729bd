import type { Actor, UserActor } from '../../platform/actor.ts'
import { refuse } from '../../platform/refusal.ts'

/** @throws Refusal Unauthenticated for all who are no person */
export function asUser(actor: Actor): UserActor {
  if (actor.kind !== 'user') throw refuse('Unauthenticated')
  return actor
}
