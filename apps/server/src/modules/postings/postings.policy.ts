import { type Actor, isAdministrator, isCru, isUser, worksIn } from '../../platform/actor.ts'
import { type Condition, definePolicy } from '../../platform/policy.ts'
import { countsAsClassified, type DocumentFacts, decides, sightOf } from '../documents/index.ts'
import type { PostingState } from './posting.ts'

export interface PostingJudged {
  actor: Actor
  posting: PostingState
  document: DocumentFacts
  /** The setting ALLOW_SELF_APPROVAL. */
  allowsSelfApproval: boolean
}
type Rule = Condition<PostingJudged>

const isMember = ({ actor, document }: PostingJudged) => actor.kind === 'system' || worksIn(actor, document.unitId)
const isOwner = ({ actor, document }: PostingJudged) => isUser(actor, document.ownerId)
const isDecider = ({ actor, document }: PostingJudged) => decides(actor, document)

/**
 * The approver in whose place the actor decides on the document's posting; null where the duty is their own. What the
 * approver may not decide on, nobody decides in their place.
 */
export function decidesFor({ actor, document }: Pick<PostingJudged, 'actor' | 'document'>): string | null {
  if (actor.kind !== 'user' || actor.isAdministrator) return null
  return actor.inPlaceOf.get(`${document.campusId}:${document.groupId}`) ?? null
}

/** Whether the actor takes part in the posting: its note, its reasons and its rounds are theirs to read. */
export const takesPart = (judged: PostingJudged): boolean =>
  isDecider(judged) || isOwner(judged) || (isMember(judged) && !countsAsClassified(judged.document))

// What has ended is the unit's history; everybody else knows the living posting only.
const visible: Rule = (judged) => {
  if (judged.posting.isEnded && !isMember(judged) && !isOwner(judged)) return 'NotFound'
  return sightOf(judged.actor, judged.document).sight === 'nothing' ? 'NotFound' : undefined
}

// Who comes second to a decision is told so, also where the decision has hidden the document from them.
const known: Rule = (judged) => (!judged.posting.isEnded && isDecider(judged) ? undefined : visible(judged))

const living: Rule = ({ posting, document }) =>
  !posting.isEnded && (document.trashedAt !== null || document.buriedIn !== null) ? 'InTrash' : undefined
const decider: Rule = (judged) => (isDecider(judged) ? undefined : 'Forbidden')
const memberOrDecider: Rule = (judged) => (isMember(judged) || isDecider(judged) ? undefined : 'Forbidden')
const memberOrAdministrator: Rule = (judged) =>
  isMember(judged) || isAdministrator(judged.actor) ? undefined : 'Forbidden'
const isPublic = ({ document: { posting } }: PostingJudged) => posting?.isOut === true && posting.scope === 'public'
// What is public the central records unit may take down, and looks at before it does.
const reviewer: Rule = (judged) => {
  const takesPart = isMember(judged) || isOwner(judged) || isDecider(judged)
  return takesPart || (isCru(judged.actor) && isPublic(judged)) ? undefined : 'Forbidden'
}

// A colleague may not change what they may not read.
const ownerIfClassified: Rule = (judged) =>
  countsAsClassified(judged.document) && !isOwner(judged) && !isDecider(judged) ? 'Classified' : undefined

// Where the posting alone is classified, its end opens the document to the unit.
const ownerIfItOpens: Rule = (judged) => (judged.document.isClassified ? undefined : ownerIfClassified(judged))

const contentsOpen: Rule = ({ actor, document }) => {
  const { sight } = sightOf(actor, document)
  if (sight === 'contents') return undefined
  return sight === 'masked' ? 'Classified' : 'Forbidden'
}

const pending: Rule = ({ posting }) => (posting.isEnded || posting.status !== 'pending' ? 'StateChanged' : undefined)
const decided: Rule = ({ posting }) => (posting.isEnded || posting.status === 'pending' ? 'StateChanged' : undefined)

// An administrator ends any posting; the unit its own until it is approved. An approved one is first sent anew.
const withdrawable: Rule = ({ actor, posting }) =>
  posting.isEnded || (posting.status === 'approved' && !isAdministrator(actor)) ? 'StateChanged' : undefined

// Four eyes: nobody decides on what they sent or uploaded, nor has it decided in their place.
const notOwn: Rule = (judged) => {
  const { actor, posting, allowsSelfApproval } = judged
  if (allowsSelfApproval || actor.kind !== 'user') return undefined
  const makers = [posting.requestedBy, ...posting.uploaders]
  return makers.includes(actor.userId) || makers.includes(decidesFor(judged) ?? '') ? 'OwnPosting' : undefined
}

const deciderOrRecords: Rule = (judged) => (isDecider(judged) || isCru(judged.actor) ? undefined : 'Forbidden')
const approved: Rule = ({ posting }) => (posting.isEnded || posting.status !== 'approved' ? 'StateChanged' : undefined)
const outInPublic: Rule = (judged) => (isPublic(judged) ? undefined : 'NotPublic')

/** Who may do what to a posting (domain.md, 'Doing' and 'Postings'; api.md, 'Postings'). */
export const postingPolicy = definePolicy<PostingJudged>()({
  view: [visible],
  review: [visible, reviewer, contentsOpen],
  decide: [known, decider, living, pending, notOwn],
  edit: [known, memberOrDecider, ownerIfClassified, living, pending],
  send: [visible, memberOrDecider, ownerIfClassified, living, decided],
  takeDown: [known, deciderOrRecords, approved, outInPublic],
  // The clock's own.
  remind: [pending],
  publish: [approved],
  withdraw: [visible, memberOrAdministrator, ownerIfItOpens, living, withdrawable],
})

export type PostingAction = keyof typeof postingPolicy
