import type { AccessLevel, CategoryRef, DocumentFile, LocationRef, UserRef } from '@sinupan/contract'
import type { DocumentFacts, PostingFacts } from './document.ts'

/** A file as the database gives it; addresses are the presenter's work. */
export type FileRow = Omit<
  DocumentFile,
  'thumbnailUrl' | 'previewUrl' | 'previewKind' | 'previewFrom' | 'searchableUrl' | 'contentUrl' | 'scan'
> & {
  hasThumbnail: boolean
  previewKind: 'pdf' | 'html' | null
  previewFrom: 'words' | 'libreoffice' | null
  isSearchable: boolean
}

export interface PostingRow extends PostingFacts {
  accessLevel: AccessLevel
  returnReason: string | null
  createdAt: string
  reviewedAt: string | null
  publishAt: string | null
}

/** What a document is to whoever looks. */
export interface OfActor extends Pick<DocumentFacts, 'isGiven' | 'isOpened' | 'isReviewed' | 'hasApprover'> {
  isPinned: boolean
  isAccessAsked: boolean
}

/** What follows from the unit and the series that it stands in. */
export type OfReferences = Pick<DocumentFacts, 'campusId' | 'groupId'>

/** What stands about a document in its own row, whatever else there is. */
export interface OwnColumns extends Omit<DocumentFacts, 'posting'>, OfActor {
  description: string | null
  documentDate: string | null
  expiresOn: string | null
  totalSize: number
  location: Omit<LocationRef, 'routeId'> | null
  itemCode: string | null
  createdAt: string
  updatedAt: string
}

/** Everything that a document's view is made of. */
export interface DocumentRow extends OwnColumns {
  owner: UserRef | null
  category: CategoryRef | null
  tags: { tag: { id: number; tagName: string } }[]
  files: FileRow[]
  posting: PostingRow | null
}

/** What is the same of a row for everybody. */
export type SharedRow = Omit<DocumentRow, keyof OfActor>

/** What `documentColumns` select: a document once for each of its files. The columns of its parts are read by `gatherDocuments`. */
export interface FlatRow extends Omit<OwnColumns, keyof OfReferences> {
  /** Of the reference data as of this statement. */
  generation: number
  uploaderId: string | null
  'posting.id': number | null
  'posting.accessLevelId': number | null
  tagIds: number[] | null
  /** Of a snapshot: as its tags were called. */
  tagNames?: string[] | null
}
