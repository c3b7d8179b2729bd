import type { RefusalCode } from '@sinupan/contract'
import {
  type ActorName,
  hasPosting,
  isApproved,
  isByPosting,
  isClassified,
  isDecider,
  isMember,
  isOwner,
  isPending,
  isPosted,
  isTrashed,
  type State,
  sight,
} from './matrix.ts'

export type Outcome = 'done' | RefusalCode
export type Rule = (actor: ActorName, state: State) => Outcome

/** Who sees it at all. */
export const viewing: Rule = (actor, state) => (sight(actor, state) === 'nothing' ? 'NotFound' : 'done')

/** Who reads its contents; who only knows of it is told why not. */
export const reading: Rule = (actor, state) =>
  ({ nothing: 'NotFound', masked: 'Classified', metadata: 'Forbidden', contents: 'done' })[
    sight(actor, state)
  ] as Outcome

/** What is the unit's alone, so that nobody else knows of it: earlier versions, history. */
export const ofTheUnit: Rule = (actor, state) => (isMember(actor) ? reading(actor, state) : 'NotFound')

/** The versions of a file that one reads: the unit's, while the file itself is known to its other readers. */
export const readingVersions: Rule = (actor, state) => {
  const outcome = reading(actor, state)
  return outcome === 'done' && !isMember(actor) ? 'NotFound' : outcome
}

/** What the public reads, signed in or not. */
export const publicly: Rule = (_, state) => (state === 'atPublic' ? 'done' : 'NotFound')

/** Pictures of what is public go to the public; all others to who reads the contents. */
export const picturing: Rule = (actor, state) => (actor === 'nobody' ? publicly(actor, state) : reading(actor, state))

// Members do it, the owner alone where it is classified; who only sees it is forbidden to.
const byMembers =
  (then: Rule): Rule =>
  (actor, state) => {
    if (sight(actor, state) === 'nothing') return 'NotFound'
    return isMember(actor) ? then(actor, state) : 'Forbidden'
  }
const byOwnerIfClassified =
  (then: Rule): Rule =>
  (actor, state) =>
    isClassified(state) && !isOwner(actor) ? 'Classified' : then(actor, state)
const living =
  (then: Rule): Rule =>
  (actor, state) =>
    isTrashed(state) ? 'InTrash' : then(actor, state)
const done: Rule = () => 'done'

export const editing = byMembers(living(byOwnerIfClassified(done)))
/** Where its paper stands: colleagues carry what is classified too. */
export const placing = byMembers(living(done))
/** Which pools a document is in is its unit's to know. */
export const askingItsPools = byMembers(done)
/** Only what was approved is a record, and only the CRU lets it be kept shorter; it sees none in a unit's trash. */
export const rescheduling: Rule = (actor, state) => {
  if (sight(actor, state) === 'nothing') return 'NotFound'
  return actor === 'records' && isApproved(state) ? 'done' : 'Forbidden'
}
export const replacing = byMembers(
  living(byOwnerIfClassified((_, state) => (isPending(state) ? 'FilesLocked' : 'done'))),
)
export const trashing = byMembers(living(byOwnerIfClassified((_, state) => (isPosted(state) ? 'Posted' : 'done'))))
const fromTrash =
  (then: Rule): Rule =>
  (actor, state) =>
    isTrashed(state) ? then(actor, state) : 'NotInTrash'
/** Brought back, or deleted for good: nothing here is a record and in the trash. */
export const restoringOrRemoving = byMembers(fromTrash(byOwnerIfClassified(done)))
export const posting = byMembers(
  living(byOwnerIfClassified((_, state) => (hasPosting(state) ? 'AlreadyPosted' : 'done'))),
)

/** With whom a unit shares is its own to know. */
export const viewingShares: Rule = (actor, state) => (isMember(actor) ? viewing(actor, state) : 'NotFound')
export const sharing = byMembers(living((_, state) => (isClassified(state) ? 'Classified' : 'done')))
/** Taken back in whatever state the document is. */
export const revoking = byMembers(done)

/** Who sees the lock may ask for what is behind it. */
export const askingAccess: Rule = (actor, state) => {
  if (sight(actor, state) === 'nothing') return 'NotFound'
  if (isTrashed(state)) return 'InTrash'
  return ({ masked: 'done', contents: 'AlreadyOpen', metadata: 'Forbidden' } as const)[
    sight(actor, state) as 'masked' | 'contents' | 'metadata'
  ]
}
/** To whom it is open is its owner's to know. */
export const viewingAccess: Rule = (actor, state) => {
  if (sight(actor, state) === 'nothing') return 'NotFound'
  return isOwner(actor) ? 'done' : 'Forbidden'
}
/** The CRU opens what is classified; of what is not, it knows. */
export const openingClassified: Rule = (actor, state) => {
  if (sight(actor, state) === 'nothing') return 'NotFound'
  return actor === 'records' ? askingAccess(actor, state) : 'Forbidden'
}

/** An original is asked for by who sees more of it than its lock, while it does not lie in the trash. */
export const borrowing: Rule = (actor, state) => {
  if (sight(actor, state) === 'nothing') return 'NotFound'
  if (sight(actor, state) === 'masked') return 'Classified'
  return isTrashed(state) ? 'InTrash' : 'done'
}

/** Its unit makes it a record, and the CRU; who else sees it is forbidden to. */
export const declaring: Rule = (actor, state) => {
  if (sight(actor, state) === 'nothing') return 'NotFound'
  if (!isMember(actor) && actor !== 'records') return 'Forbidden'
  return isTrashed(state) ? 'InTrash' : 'done'
}
/** What becomes of it is the CRU’s alone, who knows of nothing in a unit’s trash. */
export const keeping: Rule = (actor, state) => (actor === 'records' ? viewing(actor, state) : 'Forbidden')

const ofPosting =
  (then: Rule): Rule =>
  (actor, state) =>
    hasPosting(state) ? then(actor, state) : 'NotFound'
const known =
  (then: Rule): Rule =>
  (actor, state) =>
    sight(actor, state) === 'nothing' ? 'NotFound' : then(actor, state)

/** Who decides is told that it was decided, also where the decision has hidden it from them. */
export const deciding = ofPosting((actor, state) => {
  if (isDecider(actor)) return isPending(state) ? 'done' : 'StateChanged'
  return sight(actor, state) === 'nothing' ? 'NotFound' : 'Forbidden'
})
export const changingPosting = ofPosting((actor, state) => {
  if (isDecider(actor)) return isPending(state) ? 'done' : 'StateChanged'
  if (sight(actor, state) === 'nothing') return 'NotFound'
  if (!isMember(actor)) return 'Forbidden'
  if (isClassified(state) && !isOwner(actor)) return 'Classified'
  return isPending(state) ? 'done' : 'StateChanged'
})
export const sendingAgain = ofPosting(
  known((actor, state) => {
    if (!isMember(actor) && !isDecider(actor)) return 'Forbidden'
    if (isClassified(state) && actor === 'ben') return 'Classified'
    return isPending(state) ? 'StateChanged' : 'done'
  }),
)
export const withdrawing = ofPosting(
  known((actor, state) => {
    if (actor === 'admin') return 'done'
    if (!isMember(actor)) return 'Forbidden'
    // Where the posting alone is classified, its end would open the document to the unit.
    if (isByPosting(state) && !isOwner(actor)) return 'Classified'
    return isApproved(state) ? 'StateChanged' : 'done'
  }),
)
/** Who may decide on it, and the CRU; of what is public by now. */
export const takingDown = ofPosting((actor, state) => {
  if (!isDecider(actor) && sight(actor, state) === 'nothing') return 'NotFound'
  if (!isDecider(actor) && actor !== 'records') return 'Forbidden'
  if (!isApproved(state)) return 'StateChanged'
  return state === 'atPublic' ? 'done' : 'NotPublic'
})
export const reviewing = ofPosting((actor, state) => {
  const outcome = reading(actor, state)
  // The CRU looks at what is public before it takes it down.
  if (actor === 'records' && state === 'atPublic') return outcome
  return outcome !== 'NotFound' && !isMember(actor) && !isDecider(actor) ? 'Forbidden' : outcome
})

/** Folders are their unit's alone. */
const ofFolder =
  (then: Rule): Rule =>
  (actor, state) =>
    isMember(actor) ? then(actor, state) : 'NotFound'
const isFolderTrashed = (state: State) => state === 'trashedWithFolder'
export const viewingFolder = ofFolder(done)
export const changingFolder = ofFolder((_, state) => (isFolderTrashed(state) ? 'InTrash' : 'done'))
// What lies inside is judged as if it had been named itself.
const trashingInside = byOwnerIfClassified((_, state) => (isPosted(state) ? 'Posted' : 'done'))
const withLiving = (inside: Rule) =>
  ofFolder((actor, state) => (isFolderTrashed(state) ? 'InTrash' : isTrashed(state) ? 'done' : inside(actor, state)))
export const trashingFolder = withLiving(trashingInside)
export const movingFolder = withLiving(byOwnerIfClassified(done))
export const restoringFolder = ofFolder((_, state) => (isFolderTrashed(state) ? 'done' : 'NotInTrash'))

/** A folder asked for within the caller's own unit; who has none is told so. */
export const withinOwnUnit =
  (rule: Rule): Rule =>
  (actor, state) =>
    actor === 'admin' ? 'NotYourDeliveryUnit' : rule(actor, state)

/** A unit's place, whatever stands in it: its people's, while the CRU looks at it. */
export const viewingPlace: Rule = (actor) => (isMember(actor) || actor === 'records' ? 'done' : 'NotFound')
export const changingPlace: Rule = (actor, state) => (actor === 'records' ? 'Forbidden' : viewingPlace(actor, state))
/** What its document stands in is not empty, also while that lies in the trash. */
export const removingPlace: Rule = (actor, state) => (isMember(actor) ? 'NotEmpty' : changingPlace(actor, state))
/** The page behind a label: of a place that is not public there is none without signing in. */
export const lookingBehindLabel: Rule = (actor) => (actor === 'nobody' ? 'NotFound' : 'done')
/** Originals are handed out by who keeps them, whatever their document's state; nobody else knows of who asked. */
export const handingOut =
  (outcome: Outcome): Rule =>
  (actor, state) => {
    const known = viewingPlace(actor, state)
    return known === 'done' ? outcome : known
  }
