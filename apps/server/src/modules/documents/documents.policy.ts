import { type Actor, isCru, isUser, worksIn } from '../../platform/actor.ts'
import { type Condition, definePolicy } from '../../platform/policy.ts'
import { isLiving } from '../folders/index.ts'
import { countsAsClassified, type DocumentFacts, type SightFacts } from './document.ts'
import { sightOf } from './visibility.ts'

export interface DocumentJudged {
  actor: Actor
  document: DocumentFacts
}
type Rule = Condition<DocumentJudged>
type SightRule = Condition<{ actor: Actor; document: SightFacts }>

const visible: SightRule = ({ actor, document }) =>
  sightOf(actor, document).sight === 'nothing' ? 'NotFound' : undefined

const contentsOpen: SightRule = ({ actor, document }) => {
  const { sight } = sightOf(actor, document)
  if (sight === 'contents') return undefined
  return sight === 'masked' ? 'Classified' : 'Forbidden'
}

const inOwnUnit: Rule = ({ actor, document }) =>
  actor.kind === 'system' || worksIn(actor, document.unitId) ? undefined : 'Forbidden'

// Who doesn't work in the unit doesn't learn that the document is in its trash: `visible` comes first.
const living: Rule = ({ document }) => (isLiving(document) ? undefined : 'InTrash')
const inTrash: Rule = ({ document }) => (isLiving(document) ? 'NotInTrash' : undefined)

const ownerIfClassified: Rule = ({ actor, document }) =>
  countsAsClassified(document) && actor.kind !== 'system' && !isUser(actor, document.ownerId) ? 'Classified' : undefined

const notPosted: Rule = ({ document }) =>
  document.posting && document.posting.status !== 'returned' ? 'Posted' : undefined
const notPublic: Rule = ({ document: { posting } }) =>
  posting?.scope === 'public' && posting.status !== 'returned' ? 'Posted' : undefined
const withoutPosting: Rule = ({ document }) => (document.posting ? 'AlreadyPosted' : undefined)
const notPending: Rule = ({ document }) => (document.posting?.status === 'pending' ? 'FilesLocked' : undefined)
const noRecord: Rule = ({ document }) =>
  document.isRecord || document.isPermanent || document.isVital ? 'UnderRetention' : undefined
const notHeld: Rule = ({ document }) => (document.hold ? 'OnHold' : undefined)
// Who has a paper in hand, or waits for it, is not left with one that is gone.
const noLoan: Rule = ({ document }) => (document.hasLoan ? 'LoanOpen' : undefined)
const notClassified: Rule = ({ document }) => (countsAsClassified(document) ? 'Classified' : undefined)

const unmasked: Rule = ({ actor, document }) => (sightOf(actor, document).sight === 'masked' ? 'Classified' : undefined)

// Of what is classified: who sees the lock may ask; who reads it has nothing to ask for.
const masked: Rule = ({ actor, document }) => {
  const { sight } = sightOf(actor, document)
  if (sight === 'masked') return undefined
  return sight === 'contents' ? 'AlreadyOpen' : 'Forbidden'
}
const byOwner: Rule = ({ actor, document }) => (isUser(actor, document.ownerId) ? undefined : 'Forbidden')

const byRecordsUnit: Rule = ({ actor }) => (isCru(actor) ? undefined : 'Forbidden')
const readIfClassified: Rule = ({ actor, document }) =>
  countsAsClassified(document) && sightOf(actor, document).sight !== 'contents' ? 'Classified' : undefined
const byMembersOrRecordsUnit: Rule = (judged) => (byRecordsUnit(judged) ? inOwnUnit(judged) : undefined)
const record: Rule = ({ document }) => (document.isRecord ? undefined : 'Forbidden')

const members = [visible, inOwnUnit]

/** Who may know of a document, and read it (domain.md, 'Reading'). */
export const sightPolicy = definePolicy<{ actor: Actor; document: SightFacts }>()({
  view: [visible],
  read: [visible, contentsOpen],
})

/** Who may do what to a document (domain.md, 'Doing'). */
export const documentPolicy = definePolicy<DocumentJudged>()({
  ...sightPolicy,
  pin: [visible],
  edit: [...members, living, ownerIfClassified],
  // A record's category and date alone, also shorter ones, and of every unit. Both show on what is masked too.
  reschedule: [visible, byRecordsUnit, record, living],
  // What has no series is given its first one; a series shows on what is masked too.
  schedule: [visible, byRecordsUnit, living],
  // Handed over with its contents, which the CRU need not read for it (docs/decisions/0038).
  transfer: [visible, byRecordsUnit, living, readIfClassified],
  // What becomes of it in the end: the CRU’s, of every unit (domain: Retention).
  extend: [visible, byRecordsUnit, living],
  hold: [visible, byRecordsUnit],
  declare: [visible, byMembersOrRecordsUnit, living],
  replace: [...members, living, ownerIfClassified, notPending],
  move: [...members, living, ownerIfClassified],
  // Whoever carries a box carries what is classified in it too: its place is no content.
  place: [...members, living],
  copy: [...members, living, ownerIfClassified],
  classify: [...members, living, ownerIfClassified, notPublic],
  trash: [...members, living, ownerIfClassified, notHeld, notPosted, noLoan],
  restore: [...members, inTrash, ownerIfClassified],
  remove: [...members, inTrash, ownerIfClassified, notHeld, notPosted, noLoan, noRecord],
  post: [...members, living, ownerIfClassified, withoutPosting],
  share: [...members, living, notClassified],
  // What was given is taken back in whatever state the document is.
  unshare: members,
  // Its original on paper; whether there is one the loan asks.
  borrow: [visible, unmasked, living],
  // Named in the answer to somebody outside, by who has read it.
  propose: [visible, contentsOpen, living],
  askAccess: [visible, living, masked],
  giveAccess: [visible, byOwner, living],
  endAccess: [visible, byOwner],
  openClassified: [visible, byRecordsUnit, living, masked],
})

export type DocumentAction = keyof typeof documentPolicy
