/** What the rules on a posting look at, beside its document. */
export interface PostingState {
  id: number
  documentId: number
  status: 'pending' | 'approved' | 'returned'
  /** Withdrawn: it is history. */
  isEnded: boolean
  accessLevelId: number
  isClassified: boolean
  requestedBy: string
  /** Who uploaded the files that it carries. */
  uploaders: readonly string[]
  round: number
  version: number
}
