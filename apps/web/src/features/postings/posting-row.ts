import type { Posting } from '@sinupan/contract'

/** The row of a posting in its lists. */
export const postingRow = ({ id }: Posting): string => String(id)

/** The row of the posting of a document; undefined where none of these is of it. */
export const rowOfDocument =
  (postings: readonly Posting[]) =>
  (documentId: number): string | undefined => {
    const posting = postings.find(({ fileManagerId }) => fileManagerId === documentId)
    return posting && postingRow(posting)
  }
