import { ActionIcon } from '@mantine/core'
import type { Posting } from '@sinupan/contract'
import { IconList } from '@tabler/icons-react'
import { Into } from '../../frame/slots.tsx'
import { FileIcon } from '../../ui/file-icon.tsx'
import { documentKind, documentName } from '../documents/index.ts'
import { PublishHour, usePostingChange, WhoMaySee } from '../postings/index.ts'
import { CheckList } from './check-list.tsx'
import { ChooseButton, ChosenBar } from './chosen-bar.tsx'
import { Decision } from './decision.tsx'
import classes from './facts.module.css'
import { LastRoundPart } from './last-round-part.tsx'
import { NothingHere } from './nothing-here.tsx'
import { PhonePreview } from './phone-preview.tsx'
import { PostingFacts } from './posting-facts.tsx'
import { PostingState } from './posting-state.tsx'
import queueClasses from './queue.module.css'
import { QueueContent, type QueueProps, QueueTabs, queuePanel } from './queue.tsx'
import { QueueFilterButton } from './queue-filter.tsx'
import { ReviewFailed } from './review-failed.tsx'
import type { DecisionActs } from './use-decision-acts.tsx'
import type { Desk } from './use-desk.ts'
import { useJump } from './use-jump.ts'
import { t } from './words.ts'

interface PhoneReviewProps {
  desk: Desk
  acts: DecisionActs
}

/** On phones first the queue; then one posting: document, check list, facts, two buttons at the bottom. */
export function PhoneReview({ desk, acts, ...queue }: PhoneReviewProps & QueueProps) {
  const { open, place, review } = desk
  if (open) return <OpenPosting key={open.id} posting={open} desk={desk} acts={acts} />
  if (place.openId !== undefined && review.error)
    return <ReviewFailed error={review.error} onRetry={() => void review.refetch()} />
  return <PhoneQueue desk={desk} {...queue} />
}

function PhoneQueue({ desk, chosen, onApprove }: QueueProps) {
  const { queue, postings, place } = desk
  return (
    <>
      <Into slot="title">
        <h1>{t('title')}</h1>
      </Into>
      <div className={queueClasses.phoneHead}>
        <QueueTabs desk={desk} />
        <span className={queueClasses.headActs}>
          {place.tab === 'pending' && <ChooseButton chosen={chosen} />}
          <QueueFilterButton filter={place.filter} onChange={place.go} />
        </span>
      </div>
      <div id={queuePanel} role="tabpanel" aria-label={t('queue')} className={queueClasses.phoneRows}>
        {queue.isSuccess && postings.length === 0 ? (
          <NothingHere desk={desk} />
        ) : (
          <QueueContent desk={desk} chosen={chosen} />
        )}
      </div>
      <ChosenBar chosen={chosen} onApprove={onApprove} />
    </>
  )
}

function OpenPosting({ posting, desk, acts }: PhoneReviewProps & { posting: Posting }) {
  const { review, queue, order, total, place } = desk
  const change = usePostingChange(posting)
  const [jump, jumpTo] = useJump(posting.id)
  const at = order.indexOf(posting.id) + 1
  const { fileManager } = posting
  return (
    <div className={classes.phone}>
      <Into slot="title">
        <h1>{at > 0 ? t('placeTitle', { at, count: total }) : t('reviewOne')}</h1>
      </Into>
      <div className={classes.phoneScroll}>
        <header className={classes.phoneHead}>
          <FileIcon kind={documentKind(fileManager)} />
          <h2 className={classes.phoneName}>{documentName(fileManager)}</h2>
          <ActionIcon size={44} aria-label={t('backToQueue')} onClick={() => place.go({ openId: undefined }, true)}>
            <IconList size={20} stroke={1.6} aria-hidden="true" />
          </ActionIcon>
          <PostingState posting={posting} />
        </header>
        <PhonePreview posting={posting} jump={jump} onStale={queue.refetch} />
        <CheckList review={review} onPage={jumpTo} />
        <LastRoundPart posting={posting} review={review.data} />
        <PostingFacts posting={posting} />
        <section className={classes.part}>
          <h3 className={classes.heading}>{t('whoMaySee')}</h3>
          <WhoMaySee posting={posting} change={change} />
          <PublishHour posting={posting} change={change} />
        </section>
      </div>
      <Decision acts={acts} isHeld={change.isPending} status={posting.status} />
    </div>
  )
}
