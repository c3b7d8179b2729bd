import type { Posting, PostingReview } from '@sinupan/contract'
import type { UseQueryResult } from '@tanstack/react-query'
import { PublishHour, usePostingChange, WhoMaySee } from '../postings/index.ts'
import { CheckList } from './check-list.tsx'
import { Decision } from './decision.tsx'
import classes from './facts.module.css'
import { LastRoundPart } from './last-round-part.tsx'
import { PostingFacts } from './posting-facts.tsx'
import { PostingState } from './posting-state.tsx'
import type { DecisionActs } from './use-decision-acts.tsx'
import { t } from './words.ts'

export interface FactsProps {
  posting: Posting
  review: UseQueryResult<PostingReview, Error>
  acts: DecisionActs
  /** Shows a page of the document. */
  onPage: (page: number) => void
}

/** All that a decision needs beside the document, and the decision fixed at the bottom. */
export function Facts({ posting, review, acts, onPage }: FactsProps) {
  const change = usePostingChange(posting)
  return (
    <aside className={classes.facts} aria-label={t('posting')}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard (WCAG 2.1.1) */}
      <section className={classes.scroll} tabIndex={0} aria-label={t('facts')}>
        <PostingState posting={posting} />
        <PostingFacts posting={posting} />
        <LastRoundPart posting={posting} review={review.data} />
        <section className={classes.part}>
          <h3 className={classes.heading}>{t('whoMaySee')}</h3>
          <WhoMaySee posting={posting} change={change} />
          <PublishHour posting={posting} change={change} />
        </section>
        <CheckList review={review} onPage={onPage} />
      </section>
      <Decision acts={acts} isHeld={change.isPending} status={posting.status} />
    </aside>
  )
}
