import classes from './desk.module.css'
import { Facts } from './facts.tsx'
import { NothingHere } from './nothing-here.tsx'
import { PostingDocument } from './posting-document.tsx'
import { Queue, type QueueProps } from './queue.tsx'
import { ReviewFailed } from './review-failed.tsx'
import type { DecisionActs } from './use-decision-acts.tsx'
import type { Desk } from './use-desk.ts'
import { useJump } from './use-jump.ts'

interface OpenProps {
  desk: Desk
  acts: DecisionActs
}

/** Queue, document and facts side by side. */
export function WideReview({ desk, acts, ...queue }: QueueProps & OpenProps) {
  return (
    <div className={classes.columns}>
      <Queue desk={desk} {...queue} />
      <OpenPosting desk={desk} acts={acts} />
    </div>
  )
}

function OpenPosting({ desk, acts }: OpenProps) {
  const { open, review, place, queue, postings } = desk
  const [jump, jumpTo] = useJump(open?.id)
  if (open)
    return (
      <>
        <PostingDocument key={`${open.id} ${jump.times}`} posting={open} page={jump.page} onStale={queue.refetch} />
        <Facts key={open.id} posting={open} review={review} acts={acts} onPage={jumpTo} />
      </>
    )
  return (
    <div className={classes.rest}>
      {place.openId !== undefined && review.error ? (
        <ReviewFailed error={review.error} onRetry={() => void review.refetch()} />
      ) : (
        queue.isSuccess && postings.length === 0 && <NothingHere desk={desk} />
      )}
    </div>
  )
}
