import type { Capabilities, RefusalCode } from '@sinupan/contract'
import { type Actor, isCru, isUser, worksIn } from '../../platform/actor.ts'
import { judge } from '../../platform/policy.ts'
import { countsAsClassified, type DocumentFacts } from './document.ts'
import type { OfActor } from './document-row.ts'
import { type DocumentAction, documentPolicy } from './documents.policy.ts'
import { decides, isInside, type Sight, sightOf } from './visibility.ts'

const offered = [
  'read',
  'edit',
  'move',
  'trash',
  'remove',
  'post',
  'share',
  'replace',
  'reschedule',
  'place',
  'extend',
  'hold',
  'declare',
  'askAccess',
  'openClassified',
] as const satisfies readonly DocumentAction[]

/** Documents as they are judged, with what is the actor's own about them. */
export type Looked = DocumentFacts & Pick<OfActor, 'isPinned' | 'isAccessAsked'>

/** What somebody is to a document: all that its view depends on beside the document itself. */
export interface Standing {
  sight: Sight
  /** Whether they may fetch its files, each by a ticket of theirs. */
  mayFetch: boolean
  worksInUnit: boolean
  isInside: boolean
  isOwner: boolean
  goesToShelves: boolean
  isToldReason: boolean
  isPinned: boolean
  isAccessAsked: boolean
  /** What stands in the way of each action that is offered, in their order. */
  refusals: readonly (RefusalCode | undefined)[]
}

export function standingOf(actor: Actor, document: Looked): Standing {
  const { sight } = sightOf(actor, document)
  const judged = { actor, document }
  return {
    sight,
    mayFetch: sight === 'contents' && actor.kind === 'user',
    worksInUnit: worksIn(actor, document.unitId),
    isInside: isInside(actor, document),
    isOwner: isUser(actor, document.ownerId),
    // Where paper stands is its unit's own matter, and theirs who go to its shelves.
    goesToShelves: isInside(actor, document) || isCru(actor),
    isToldReason: isToldReason(actor, document),
    isPinned: document.isPinned,
    isAccessAsked: document.isAccessAsked,
    refusals: offered.map((action) => judge(documentPolicy, action, judged)),
  }
}

// A reason is between the unit and who decides.
const isToldReason = (actor: Actor, document: DocumentFacts): boolean =>
  isUser(actor, document.ownerId) ||
  decides(actor, document) ||
  (worksIn(actor, document.unitId) && !countsAsClassified(document))

/** The same for the same standing, and for no other. */
export const keyOf = (standing: Standing): string => Object.values(standing).join()

export function capabilitiesOf({ refusals }: Standing): Capabilities {
  const may: Record<string, boolean> = {}
  const reasons: Record<string, string> = {}
  for (const [index, action] of offered.entries()) {
    const refusal = refusals[index]
    may[action] = refusal === undefined
    if (refusal) reasons[action] = refusal
  }
  return { ...(may as Record<(typeof offered)[number], boolean>), reasons }
}
