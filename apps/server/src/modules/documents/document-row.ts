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

/** What stands about a document in its own row, whatever else there is. */
export interface OwnColumns extends Omit<DocumentFacts, 'posting'> {
  description: string | null
  documentDate: string | null
  expiresOn: string | null
  totalSize: number
  location: Omit<LocationRef, 'routeId'> | null
  itemCode: string | null
  createdAt: string
  updatedAt: string
  isPinned: boolean
  isAccessAsked: boolean
}

/** Everything that a document's view is made of. */
export interface DocumentRow extends OwnColumns {
  owner: UserRef | null
  category: CategoryRef | null
  tags: { tag: { id: number; tagName: string } }[]
  files: FileRow[]
  posting: PostingRow | null
}
