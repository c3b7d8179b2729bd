import { Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { formatDayTime } from '../../lib/format.ts'
import { sentenceOf } from './activity-sentences.ts'
import { activityQuery } from './document-details.api.ts'
import classes from './document-details.module.css'
import { t } from './words.ts'

/** What happened to a document, the newest first. */
export function ActivityTab({ documentId }: { documentId: number }) {
  const { data, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    activityQuery(documentId),
  )
  if (isPending) return <p className={classes.loading}>{t('loading')}</p>
  if (error) return <p className={classes.loading}>{error.message}</p>
  const events = data.pages.flatMap((page) => page.items)
  return (
    <>
      <ul className={classes.events}>
        {events.map((event) => (
          <li key={event.id} className={classes.event}>
            {sentenceOf(event)}
            <span className={classes.caption}>{formatDayTime(event.at)}</span>
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <div className={classes.more}>
          <Button variant="default" size="xs" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('showMore')}
          </Button>
        </div>
      )}
    </>
  )
}
