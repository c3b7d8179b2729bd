import type { PostingReview } from '@sinupan/contract'
import classes from './facts.module.css'
import { lastRoundOf } from './last-round.ts'
import { t } from './words.ts'

/** Who ended the last round and why, and what became of the files; nothing in a first round. */
export function LastRoundPart({ review }: { review: PostingReview | undefined }) {
  const last = review && lastRoundOf(review)
  if (!last) return null
  return (
    <section className={classes.part}>
      <h3 className={classes.heading}>{t('sinceLastRound')}</h3>
      <div className={classes.bar}>
        <p className={classes.ending}>{last.ending}</p>
        <p className={classes.files}>{last.files}</p>
      </div>
    </section>
  )
}
