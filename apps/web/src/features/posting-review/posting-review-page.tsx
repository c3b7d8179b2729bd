import { useTitle } from '../../lib/title.ts'
import { useIsPhone } from '../../ui/media.ts'
import { PhoneReview } from './phone-review.tsx'
import { neighbour } from './queue-order.ts'
import { useChosen } from './use-chosen.ts'
import { useDecide } from './use-decide.ts'
import { useDecisionActs } from './use-decision-acts.tsx'
import { useDesk } from './use-desk.ts'
import { useReviewKeys } from './use-review-keys.ts'
import { WideReview } from './wide-review.tsx'
import { t } from './words.ts'

/** The queue of postings, the document beside its facts, and the decision. */
export function PostingReviewPage() {
  useTitle(t('title'))
  const desk = useDesk()
  const decide = useDecide(desk)
  const acts = useDecisionActs(desk, decide)
  const chosen = useChosen(desk)
  const approveChosen = () => {
    chosen.end()
    decide.approveSeveral(chosen.postings, desk.place.openId)
  }
  const { place, order, queue } = desk
  const walk = (step: 1 | -1) => {
    const to = neighbour(order, place.openId, step)
    if (to !== undefined) place.go({ openId: to }, true)
    if (to === order.at(-1) && queue.hasNextPage) void queue.fetchNextPage()
  }
  useReviewKeys({ j: () => walk(1), k: () => walk(-1), r: acts.giveBack, a: acts.approve, z: acts.undo })
  const Review = useIsPhone() ? PhoneReview : WideReview
  return <Review desk={desk} acts={acts} chosen={chosen} onApprove={approveChosen} />
}
