import { useTitle } from '../../lib/title.ts'
import { useIsPhone } from '../../ui/media.ts'
import { PhoneReview } from './phone-review.tsx'
import { neighbour } from './queue-order.ts'
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
  const acts = useDecisionActs(desk, useDecide(desk))
  const { place, order, queue } = desk
  const walk = (step: 1 | -1) => {
    const to = neighbour(order, place.openId, step)
    if (to !== undefined) place.go({ openId: to }, true)
    if (to === order.at(-1) && queue.hasNextPage) void queue.fetchNextPage()
  }
  useReviewKeys({ j: () => walk(1), k: () => walk(-1), r: acts.giveBack, a: acts.approve, z: acts.undo })
  return useIsPhone() ? <PhoneReview desk={desk} acts={acts} /> : <WideReview desk={desk} acts={acts} />
}
