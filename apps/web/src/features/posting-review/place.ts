import { address, useAddress } from '../../list/address.ts'
import { id, oneOf, text } from '../../list/address-parts.ts'

export type ReviewTab = ReviewPlace['tab']

export const review = address(
  {
    tab: oneOf('tab', ['pending', 'approved'], 'pending'),
    /** The posting that is open. */
    openId: id('posting'),
    search: text('search'),
    campusId: id('campus'),
    categoryId: id('category'),
  },
  { filters: ['search', 'campusId', 'categoryId'], steps: ['tab', 'openId', 'search', 'campusId', 'categoryId'] },
)
/** What the review's address says: the tab, the open posting, the filter. */
export type ReviewPlace = ReturnType<typeof review.read>
export type QueueFilter = Pick<ReviewPlace, 'search' | 'campusId' | 'categoryId'>

export const isFiltered = ({ search, campusId, categoryId }: QueueFilter): boolean =>
  search !== '' || campusId !== undefined || categoryId !== undefined

/** The place, and how to go to another. `replace` leaves no step in the history. */
export function useReviewPlace() {
  const [place, goTo] = useAddress(review)
  const go = (change: Partial<ReviewPlace>, replace = false) =>
    // At once: while another posting is drawn nobody should decide on the one before it.
    goTo(change, { replace, flushSync: !replace })
  const { search, campusId, categoryId } = place
  return { ...place, filter: { search, campusId, categoryId }, go }
}
