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
  note: string | null
  /** When it reaches others once it is approved. */
  publishAt: string | null
  round: number
  version: number
}
