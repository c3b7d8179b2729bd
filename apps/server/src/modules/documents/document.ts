import type { HoldKind } from '@sinupan/contract'

/** What the rules on a document look at: itself, its place in the organisation, its living posting. */
export interface DocumentFacts {
  id: number
  unitId: number
  campusId: number
  folderId: number | null
  /** Where its paper stands. */
  locationId: number | null
  name: string
  ownerId: string
  categoryId: number | null
  /** The category's group; postings of documents without a category don't exist. */
  groupId: number | null
  /** Whether an approver is set for the campus and group. */
  hasApprover: boolean
  isClassified: boolean
  isRecord: boolean
  isPermanent: boolean
  isVital: boolean
  /** Of which kind its newest living hold is. */
  hold: HoldKind | null
  /** Whether somebody has its original, is promised it, or has asked for it. */
  hasLoan: boolean
  fileCount: number
  /** Whether a share or a pool gives it to the actor, who is outside of its unit. */
  isGiven: boolean
  /** Whether it counts as classified and was opened to the actor for a time. */
  isOpened: boolean
  /** Whether it lies in the bin of a disposal, where nobody sees it any more. */
  isDisposed: boolean
  /** Whether the actor reviews it for a disposal: it is on the list of a batch, and they are of the central records unit. */
  isReviewed: boolean
  trashedAt: string | null
  buriedIn: number | null
  version: number
  posting: PostingFacts | null
}

/** What decides what somebody sees of it: all but what only stands in the way of changes. */
export type SightFacts = Omit<DocumentFacts, 'hold' | 'hasLoan'>

/** Whether it counts as classified: the document itself, or its living posting (domain.md, 'Classified'). */
export const countsAsClassified = ({
  isClassified,
  posting,
}: Pick<DocumentFacts, 'isClassified' | 'posting'>): boolean => isClassified || posting?.isClassified === true

export type AccessScope = 'unit' | 'campus' | 'system' | 'public'
export interface PostingFacts {
  id: number
  status: 'pending' | 'approved' | 'returned'
  /** Approved, and the hour of its publication has come. */
  isOut: boolean
  scope: AccessScope
  isClassified: boolean
  requestedBy: string
  version: number
}
