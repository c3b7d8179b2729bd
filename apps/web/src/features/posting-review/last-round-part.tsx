import type { Posting, PostingReview } from '@sinupan/contract'
import { PostingChanges } from '../postings/index.ts'
import classes from './facts.module.css'
import { lastRoundOf } from './last-round.ts'
import { t } from './words.ts'

/** Who ended the last round and why, and all that has changed since; nothing in a first round. */
export function LastRoundPart({ posting, review }: { posting: Posting; review: PostingReview | undefined }) {
  const last = review && lastRoundOf(review)
  if (!last) return null
  return (
    <section className={classes.part}>
      <h3 className={classes.heading}>{t('sinceLastRound')}</h3>
      <div className={classes.bar}>
        <p className={classes.ending}>{last.ending}</p>
      </div>
      <div className={classes.changes}>
        <PostingChanges posting={posting} />
      </div>
    </section>
  )
}
