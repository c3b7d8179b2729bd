import { type Actor, isUser, worksIn } from '../../platform/actor.ts'
import { type Condition, definePolicy } from '../../platform/policy.ts'
import { isNoMore, type MemberFacts, type PlacedDocument, type PoolFacts } from './pool.ts'

interface PoolJudged {
  pool: PoolFacts
}
type Rule<F = PoolJudged> = Condition<F>

// Who is not in a pool knows nothing of it.
const member: Rule = ({ pool }) => (pool.me ? undefined : 'NotFound')
const owner: Rule = ({ pool }) => (pool.me?.isOwner ? undefined : 'Forbidden')
const mayAddFiles: Rule = ({ pool }) =>
  pool.me?.isOwner || pool.me?.canAddFiles || pool.allowsOthersToAdd ? undefined : 'Forbidden'
const mayAddMembers: Rule = ({ pool }) => (pool.me?.isOwner || pool.me?.canAddMembers ? undefined : 'Forbidden')

/** Who may do what to a pool (domain.md, 'Doing'). */
export const poolPolicy = definePolicy<PoolJudged>()({
  view: [member],
  edit: [member, owner],
  remove: [member, owner],
  addFiles: [member, mayAddFiles],
  addMembers: [member, mayAddMembers],
})
export type PoolAction = keyof typeof poolPolicy

/** Whether a pool has an owner besides the actor whose account is active. */
interface LeavingJudged extends PoolJudged {
  hasOtherOwner: boolean
}
const leavesAnOwner: Rule<LeavingJudged> = ({ pool, hasOtherOwner }) =>
  pool.me?.isOwner && !hasOtherOwner ? 'LastOwner' : undefined

/** Who may leave, as a pool tells before it is tried: what is done is counted under the lock (`findOwnerless`). */
export const leavingPolicy = definePolicy<LeavingJudged>()({ leave: [member, leavesAnOwner] })

export interface MemberJudged extends PoolJudged {
  actor: Actor
  member: MemberFacts
}

const holdsNoMore: Rule<MemberJudged> = ({ pool, member }) =>
  pool.me && isNoMore(member, pool.me) ? undefined : 'Forbidden'

// Everybody may leave.
const oneselfOrMayRemove: Rule<MemberJudged> = (judged) =>
  isUser(judged.actor, judged.member.userId) ? undefined : (mayAddMembers(judged) ?? holdsNoMore(judged))

/** Who may do what to somebody in a pool. */
export const memberPolicy = definePolicy<MemberJudged>()({
  change: [member, mayAddMembers, holdsNoMore],
  remove: [member, oneselfOrMayRemove],
})
export type MemberAction = keyof typeof memberPolicy

export interface PlacedJudged {
  actor: Actor
  /** As far as the actor knows it. */
  pool: Pick<PoolFacts, 'me'>
  placed: Pick<PlacedDocument, 'addedBy'>
  /** Of the document, which the actor sees. */
  unitId: number
}

const known: Rule<PlacedJudged> = ({ actor, pool, unitId }) =>
  pool.me || worksIn(actor, unitId) ? undefined : 'NotFound'
// What is a unit's stays the unit's (docs/decisions/0030).
const adderOwnerOrUnit: Rule<PlacedJudged> = ({ actor, pool, placed, unitId }) =>
  pool.me?.isOwner || isUser(actor, placed.addedBy) || worksIn(actor, unitId) ? undefined : 'Forbidden'

/** Who takes a document out of a pool. */
export const placedPolicy = definePolicy<PlacedJudged>()({ takeOut: [known, adderOwnerOrUnit] })
