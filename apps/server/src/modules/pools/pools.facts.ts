import { z } from 'zod'
import { fact } from '../../platform/facts/fact.ts'

const pool = { poolId: z.number(), title: z.string() }
const rights = { isOwner: z.boolean(), canAddFiles: z.boolean(), canAddMembers: z.boolean() }
const member = { ...pool, userId: z.string() }
const change = z.record(z.string(), z.unknown())

export const poolMade = fact('pool.made', pool)
export const poolChanged = fact('pool.changed', { ...pool, before: change, after: change })
export const poolRemoved = fact('pool.removed', { ...pool, documents: z.number(), members: z.number() })
/** Its owners have all been deactivated. */
export const poolOrphaned = fact('pool.orphaned', pool)
/** By an administrator, since its owners had all been deactivated. */
export const poolHandedOver = fact('pool.handed-over', member)
export const poolMemberAdded = fact('pool.member-added', { ...member, ...rights })
export const poolMemberChanged = fact('pool.member-changed', { ...member, before: change, after: change })
/** `left`: they went themselves. */
export const poolMemberRemoved = fact('pool.member-removed', { ...member, left: z.boolean() })

const document = { ...pool, name: z.string() }
/** `by`: whose wish it was, where it came with the approval of a posting. */
export const documentAddedToPool = fact('document.added-to-pool', { ...document, by: z.string().optional() })
export const documentTakenFromPool = fact('document.taken-from-pool', document)
/** A pool that it was meant for did not get it when its posting was approved: it may not be shared, or not there. */
export const documentKeptFromPool = fact('document.kept-from-pool', { ...document, by: z.string() })
