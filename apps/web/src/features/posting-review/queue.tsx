import { useQuery } from '@tanstack/react-query'
import { formatCount } from '../../lib/format.ts'
import { LoadFailure } from '../../lib/load-failure.tsx'
import { SkeletonList } from '../../ui/states/skeletons.tsx'
import { TabBar } from '../../ui/tab-bar.tsx'
import { ChooseButton, ChosenBar } from './chosen-bar.tsx'
import { waitingCountQuery } from './posting-review.api.ts'
import classes from './queue.module.css'
import { QueueFilterButton } from './queue-filter.tsx'
import { QueueRows } from './queue-rows.tsx'
import type { Chosen } from './use-chosen.ts'
import type { Desk } from './use-desk.ts'
import { t } from './words.ts'

/** The element that shows the chosen tab's postings. */
export const queuePanel = 'posting-queue'

export interface QueueProps {
  desk: Desk
  chosen: Chosen
  /** Approves what is chosen. */
  onApprove: () => void
}

/** Title, tabs and the postings of the chosen one. On phones the title stands in the bar. */
export function Queue({ desk, chosen, onApprove }: QueueProps) {
  return (
    <section className={classes.queue} aria-label={t('queue')}>
      <header className={classes.head}>
        <h1 className={classes.title}>{t('title')}</h1>
        <span className={classes.headActs}>
          {desk.place.tab === 'pending' && <ChooseButton chosen={chosen} />}
          <QueueFilterButton filter={desk.place.filter} onChange={desk.place.go} />
        </span>
      </header>
      <QueueTabs desk={desk} />
      <div id={queuePanel} role="tabpanel" aria-label={t('queue')} className={classes.rows}>
        <QueueContent desk={desk} chosen={chosen} />
      </div>
      <ChosenBar chosen={chosen} onApprove={onApprove} />
    </section>
  )
}

export function QueueTabs({ desk: { place } }: { desk: Desk }) {
  const { data } = useQuery(waitingCountQuery())
  return (
    <div className={classes.tabs}>
      <TabBar
        label={t('tabs')}
        tabs={[
          { id: 'pending', label: t('pending'), count: data && formatCount(data.total) },
          { id: 'approved', label: t('approved') },
        ]}
        active={place.tab}
        panelId={queuePanel}
        onChange={(tab) => place.go({ tab, openId: undefined })}
      />
    </div>
  )
}

export function QueueContent({ desk, chosen }: Omit<QueueProps, 'onApprove'>) {
  const { queue } = desk
  if (queue.isPending) return <SkeletonList label={t('loadingQueue')} count={12} height={62} />
  if (queue.error)
    return <LoadFailure title={t('queueFailed')} error={queue.error} onRetry={() => void queue.refetch()} />
  return <QueueRows desk={desk} chosen={chosen} />
}
