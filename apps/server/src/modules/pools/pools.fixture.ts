import * as contract from '@sinupan/contract'
import type { Caller } from '../../testing/caller.ts'
import type { TestSinupan } from '../../testing/sinupan.ts'

export interface MadePool {
  id: number
  /** Memberships by the person's id. */
  members: Record<string, number>
}

/**
 * A pool of ana's with carla, who may add documents, dan, who may add people, and the approver, who only reads. They work
 * in other units than hers; ben works in hers and is not in the pool.
 */
export async function makePool(
  { people }: TestSinupan,
  more: { allowOtherUserToAddFiles?: boolean } = {},
): Promise<MadePool> {
  const { ana, carla, dan, approver } = people
  const { id } = await ana.ask(contract.createPool, { body: { title: 'Accreditation', ...more } })
  const join = (who: Caller, rights: object) =>
    ana.ask(contract.addPoolUser, { body: { poolId: id, userId: who.userId, ...rights } })
  await join(carla, { canAddFiles: true })
  await join(dan, { canAddMember: true })
  await join(approver, {})
  const { items } = await ana.ask(contract.listPoolUsers, { params: { poolId: id } })
  return { id, members: Object.fromEntries(items.map((one) => [one.user.id, one.id])) }
}
