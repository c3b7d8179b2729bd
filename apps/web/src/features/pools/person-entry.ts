import type { PoolUser } from '@sinupan/contract'

/** Somebody in a pool as a row that can be chosen. */
export interface PersonEntry {
  id: string
  member: PoolUser
}
export const entryOf = (member: PoolUser): PersonEntry => ({ id: String(member.id), member })
