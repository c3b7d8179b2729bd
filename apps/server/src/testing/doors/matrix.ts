/**
 * What domain.md says about who sees what, written down once more and by hand: nothing here asks the code that it
 * judges. ana owns every document and works with ben in its unit; the approver decides on its campus and category.
 */
export const actors = ['nobody', 'carla', 'dan', 'approver', 'records', 'admin', 'ben', 'ana'] as const
export type ActorName = (typeof actors)[number]

export const states = [
  'unposted',
  'pending',
  'atUnit',
  'atCampus',
  'atSystem',
  'atPublic',
  // Approved, for an hour that is still to come.
  'laterAtPublic',
  'returned',
  'classified',
  'classifiedPending',
  'classifiedAtCampus',
  'classifiedAtSystem',
  'classifiedByPostingPending',
  'classifiedByPostingAtCampus',
  'classifiedByPostingReturned',
  'trashed',
  'trashedWithFolder',
  'trashedClassified',
  'shared',
  'sharedReturned',
  'pooled',
  'classifiedShared',
  'trashedShared',
  'classifiedOpenedAtCampus',
  'classifiedOpenedPending',
] as const
export type State = (typeof states)[number]
export type Sight = 'nothing' | 'masked' | 'metadata' | 'contents'

// · nothing, L title and lock, M metadata, C contents: another unit of the campus, another campus, the approver, the
// CRU, the administrator, a colleague, the owner. Who is not signed in sees nothing but through the public calls.
const sights: Record<State, string> = {
  //                  carla dan approver records admin ben ana
  unposted: '           ·    ·    ·        M       ·    C   C',
  pending: '            ·    ·    C        M       C    C   C',
  atUnit: '             ·    ·    ·        M       M    C   C',
  atCampus: '           C    ·    C        C       M    C   C',
  atSystem: '           C    C    C        C       C    C   C',
  atPublic: '           C    C    C        C       C    C   C',
  laterAtPublic: '      ·    ·    C        M       C    C   C',
  returned: '           ·    ·    ·        M       M    C   C',
  classified: '         ·    ·    ·        L       ·    L   C',
  classifiedPending: '  ·    ·    C        L       C    L   C',
  classifiedAtCampus: ' L    ·    L        L       L    L   C',
  classifiedAtSystem: ' L    L    L        L       L    L   C',
  // The posting alone is classified, the document itself is not.
  classifiedByPostingPending: '  ·    ·    C        L       C    L   C',
  classifiedByPostingAtCampus: ' L    ·    L        L       L    L   C',
  classifiedByPostingReturned: ' ·    ·    ·        L       L    L   C',
  trashed: '            ·    ·    ·        ·       ·    C   C',
  trashedWithFolder: '  ·    ·    ·        ·       ·    C   C',
  trashedClassified: '  ·    ·    ·        ·       ·    L   C',
  // Shared with carla and with dan's unit; in a pool with carla and the CRU; opened to carla and ben for a time.
  shared: '             C    C    ·        M       ·    C   C',
  sharedReturned: '     C    C    ·        M       M    C   C',
  pooled: '             C    ·    ·        C       ·    C   C',
  classifiedShared: '   ·    ·    ·        L       ·    L   C',
  trashedShared: '      ·    ·    ·        ·       ·    C   C',
  classifiedOpenedAtCampus: ' C    ·    L        L       L    C   C',
  classifiedOpenedPending: '  ·    ·    C        L       C    C   C',
}
const meaning: Record<string, Sight> = { '·': 'nothing', L: 'masked', M: 'metadata', C: 'contents' }

export function sight(actor: ActorName, state: State): Sight {
  if (actor === 'nobody') return 'nothing'
  const letters = sights[state].trim().split(/\s+/)
  return meaning[letters[actors.indexOf(actor) - 1] ?? ''] ?? 'nothing'
}

export const isShared = (state: State) => /shared/i.test(state)
export const isOpened = (state: State) => /opened/i.test(state)

export const isMember = (actor: ActorName) => actor === 'ana' || actor === 'ben'
export const isOwner = (actor: ActorName) => actor === 'ana'
export const isDecider = (actor: ActorName) => actor === 'approver' || actor === 'admin'
export const isClassified = (state: State) => /classified/i.test(state)
export const isTrashed = (state: State) => state.startsWith('trashed')
export const isByPosting = (state: State) => state.startsWith('classifiedByPosting')
export const isPending = (state: State) => /pending$/i.test(state)
export const isReturned = (state: State) => /returned$/i.test(state)
export const isApproved = (state: State) => /at(Unit|Campus|System|Public)$/i.test(state)
export const isPosted = (state: State) => isPending(state) || isApproved(state)
export const hasPosting = (state: State) => isPosted(state) || isReturned(state)
