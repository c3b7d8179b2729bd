import type { ResponseOf, signIn } from '@sinupan/contract'
import type { QueryClient } from '@tanstack/react-query'
import { forgetAnswers } from '../../lib/answers.ts'
import { localStore } from '../../lib/local-store.ts'
import { prefer } from '../../lib/preferences.ts'
import { toStoredUser } from '../../lib/stored-user.ts'
import { unitIdsOf } from '../../lib/token.ts'
import { loadUnit } from './people.api.ts'

/**
 * Keeps a sign-in: token, access list and person, then the unit of the token's last id with its office and campus
 * (specification, section 4). Nothing of whoever was here before stays.
 */
export async function beginSession(answer: ResponseOf<typeof signIn>, client: QueryClient): Promise<void> {
  const { token, accessList, user, mustSetUpSecondFactor } = answer
  if (!token || !accessList || !user) throw new Error('The sign-in’s answer is not whole.')
  localStore.clear()
  forgetAnswers(client)
  const unitId = unitIdsOf(token).at(-1)
  localStore.set('ACCESSLIST', accessList)
  const stored = { ...toStoredUser(user), ...(mustSetUpSecondFactor && { mustSetUpSecondFactor }) }
  localStore.set('USER', stored)
  localStore.set('TOKEN', token)
  if (user.language) prefer(() => ({ language: user.language }))
  if (unitId === undefined) return
  // The sign-in's own answer names the unit too, so a failure here costs nothing.
  const deliveryUnit = await loadUnit(unitId).catch(() => user.deliveryUnit)
  localStore.set('USER', { ...stored, deliveryUnit })
}
