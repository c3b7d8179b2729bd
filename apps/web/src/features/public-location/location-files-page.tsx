import { Button } from '@mantine/core'
import { getPublicLocation } from '@sinupan/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { Middle } from '../../frame/middle.tsx'
import { ApiRefusal } from '../../lib/api-refusal.ts'
import { LoadFailure } from '../../lib/load-failure.tsx'
import { paths } from '../../lib/paths.ts'
import { scrolledQuery } from '../../lib/query.ts'
import { useTitle } from '../../lib/title.ts'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { FilesList } from './files-list.tsx'
import { PlaceHead } from './place-head.tsx'
import classes from './public-location.module.css'
import { t } from './words.ts'

const pageSize = 50

/** The page behind a label: the place, the way to it, and the documents that whoever scans it may see. */
export function LocationFilesPage() {
  const { id = '' } = useParams()
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    scrolledQuery(getPublicLocation, { params: { id }, query: { pageSize } }, (answer) => answer.files),
  )
  const first = data?.pages[0]
  useTitle(first?.location.publicLocation ?? t(error ? 'unknown' : 'loading'))
  if (!first)
    return error ? (
      <NotHere error={error} onRetry={() => void refetch()} />
    ) : (
      <div className={classes.page} aria-busy="true" />
    )
  const { location, files } = first
  return (
    <div className={classes.page}>
      <PlaceHead location={location} />
      <section aria-label={t('documents')} className={classes.files}>
        <h2 className={classes.heading}>{t('count', { count: files.total })}</h2>
        {files.total === 0 ? (
          <EmptyState
            drawing="documents"
            title={t(location.isMember ? 'noneOwn' : 'none')}
            line={t(location.isMember ? 'noneOwnLine' : 'noneLine')}
          />
        ) : (
          <FilesList files={data.pages.flatMap((page) => page.files.items)} isMember={location.isMember} />
        )}
        {hasNextPage && (
          <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('more')}
          </Button>
        )}
      </section>
    </div>
  )
}

function NotHere({ error, onRetry }: { error: Error; onRetry: () => void }) {
  if (!(error instanceof ApiRefusal && error.code === 'NotFound'))
    return (
      <Middle>
        <LoadFailure isPage title={t('failed')} error={error} onRetry={onRetry} />
      </Middle>
    )
  return (
    <Middle>
      <EmptyState
        isPage
        drawing="search"
        title={t('unknown')}
        line={t('unknownLine')}
        action={
          <Button variant="default" component={Link} to={paths.publicSearch()}>
            {t('search')}
          </Button>
        }
      />
    </Middle>
  )
}
