/** What somebody may do in a pool. */
export interface Rights {
  isOwner: boolean
  canAddFiles: boolean
  canAddMembers: boolean
}
/** Rights as they are given; what is not said stays as it is, or is not given. */
export type GivenRights = { [K in keyof Rights]?: boolean | undefined }

/** What the rules on a pool look at. */
export interface PoolFacts {
  id: number
  title: string
  description: string | null
  allowsOthersToAdd: boolean
  version: number
  /** The actor's rights in it; null for who is no member. */
  me: Rights | null
}

/** Somebody in a pool. */
export interface MemberFacts extends Rights {
  id: number
  poolId: number
  userId: string
}

/** A document in a pool. */
export interface PlacedDocument {
  id: number
  poolId: number
  documentId: number
  addedBy: string
}

/** An owner may all that there is. */
export const rightsOf = ({ isOwner, canAddFiles, canAddMembers }: Rights): Rights => ({
  isOwner,
  canAddFiles: isOwner || canAddFiles,
  canAddMembers: isOwner || canAddMembers,
})

/** Those rights with the given ones in their place; an owner's are all. */
export const changedRights = (before: Rights, given: GivenRights): Rights =>
  rightsOf({
    isOwner: given.isOwner ?? before.isOwner,
    canAddFiles: given.canAddFiles ?? before.canAddFiles,
    canAddMembers: given.canAddMembers ?? before.canAddMembers,
  })

export const noRights: Rights = { isOwner: false, canAddFiles: false, canAddMembers: false }

/** Whether nobody with `mine` would give more than they hold, or touch who holds more. */
export const isNoMore = (rights: Rights, mine: Rights): boolean =>
  mine.isOwner ||
  (!rights.isOwner && (mine.canAddFiles || !rights.canAddFiles) && (mine.canAddMembers || !rights.canAddMembers))
