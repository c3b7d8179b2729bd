import { useUser } from '../lib/account.ts'
import { prefer, usePreferences } from '../lib/preferences.ts'
import type { DeliveryUnitRef } from '../lib/stored-user.ts'

/** A screen of a unit was opened by somebody who works in none. The error page says so. */
export class NoUnit extends Error {
  override readonly name = 'NoUnit'
}

/** The units of the signed-in person, the chosen one (at first the home unit), and how to choose another. */
export function useUnits() {
  const user = useUser()
  const { deliveryUnitId } = usePreferences()
  const all = user.deliveryUnits
  const chosen = all.find((unit) => unit.id === deliveryUnitId) ?? user.deliveryUnit ?? all.at(-1)
  return { all, chosen, choose: (unit: DeliveryUnitRef) => prefer(() => ({ deliveryUnitId: unit.id })) }
}

/** The unit that one works in now: the `duId` of the calls. For screens that are a unit's. */
export function useUnit(): DeliveryUnitRef {
  const { chosen } = useUnits()
  if (!chosen) throw new NoUnit()
  return chosen
}
