import {
  approvePosting,
  approvePostings,
  createPosting,
  getChangedText,
  getPostingChanges,
  getPostingReview,
  listAccessLevels,
  type Posting,
  removePosting,
  returnPosting,
  sendPosting,
  takeDownPosting,
  updatePosting,
} from '@sinupan/contract'
import { command } from '../../lib/command.ts'
import { query } from '../../lib/query.ts'

/** What shows a document's state besides its postings. */
const refreshes = ['FilePosting', 'FileManager', 'FileFolder', 'Core'] as const

export const accessLevelsQuery = () => ({ ...query(listAccessLevels), staleTime: Number.POSITIVE_INFINITY })
export const reviewQuery = (id: number) => query(getPostingReview, { params: { id } })

export const changesQuery = (id: number) => query(getPostingChanges, { params: { id } })
export const changedTextQuery = (id: number, of: { before?: number; after?: number }) =>
  query(getChangedText, { params: { id }, query: of })

export const useCreatePosting = command(createPosting, { refreshes })
// Once it is decided, its review may be nothing for who decided any more.
const closedBy = (id: number) => [
  reviewQuery(id).queryKey,
  changesQuery(id).queryKey,
  query(getChangedText, { params: { id } }).queryKey,
]
const closes = ({ params }: { params: { id: number } }) => closedBy(params.id)
export const useApprovePosting = command(approvePosting, { refreshes, closes })
export const useReturnPosting = command(returnPosting, { refreshes, closes })
export const useApprovePostings = command(approvePostings, {
  refreshes,
  closes: ({ body }) => body.flatMap(({ id }) => closedBy(id)),
})
export const useTakeDownPosting = command(takeDownPosting, { refreshes, closes })
export const useSendPosting = command(sendPosting, { refreshes })
export const useUpdatePosting = command(updatePosting, { refreshes })
export const useWithdrawPosting = command(removePosting, { refreshes })

/** How a changing call names a posting, as its reader saw it. */
export const asSeen = ({ id, version }: Posting) => ({ params: { id }, body: { version } })
