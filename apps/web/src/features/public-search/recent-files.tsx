import type { PublicPosting } from '@sinupan/contract'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { LoadFailure } from '../../lib/load-failure.tsx'
import { paths } from '../../lib/paths.ts'
import { CardGrid } from '../../ui/cards/card-grid.tsx'
import { DocumentCard } from '../../ui/cards/document-card.tsx'
import { Thumbnail } from '../../ui/cards/thumbnail.tsx'
import { useIsPhone } from '../../ui/media.ts'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { SkeletonGrid, SkeletonList } from '../../ui/states/skeleton-parts.tsx'
import { text } from '../../ui/text.ts'
import { dateOf, kindOf, publicName } from './public-name.ts'
import { recentQuery } from './public-search.api.ts'
import classes from './search-page.module.css'
import { t } from './words.ts'

/** The nine documents that were published last. */
export function RecentFiles() {
  const { data, error, refetch } = useQuery(recentQuery())
  return (
    <section>
      <div className={classes.recentHead}>
        <h2 className={text.section}>{t('recent')}</h2>
        <Link to={`${paths.publicSearch()}?sort=newest`} className={text.alone}>
          {t('allRecent')}
        </Link>
      </div>
      {error ? (
        <LoadFailure title={t('failedTitle')} error={error} onRetry={() => void refetch()} />
      ) : (
        <Recent postings={data?.items} />
      )}
    </section>
  )
}

function Recent({ postings }: { postings: readonly PublicPosting[] | undefined }) {
  const phone = useIsPhone()
  if (!postings && phone) return <SkeletonList label={t('loading')} count={9} height={84} />
  if (!postings) return <SkeletonGrid label={t('loading')} count={9} />
  if (postings.length === 0)
    return <EmptyState drawing="documents" title={t('recentNone')} line={t('recentNoneLine')} />
  return phone ? <PhoneRecent postings={postings} /> : <DeskRecent postings={postings} />
}

interface RecentProps {
  postings: readonly PublicPosting[]
}

const DeskRecent = ({ postings }: RecentProps) => (
  <CardGrid>
    {postings.map(({ id, fileManager }) => (
      <DocumentCard
        key={id}
        name={publicName(fileManager)}
        kind={kindOf(fileManager)}
        thumbnail={fileManager.thumbnailUrl ?? undefined}
        left={fileManager.category}
        right={dateOf(fileManager)}
        to={paths.filePreview(fileManager.routeId)}
      />
    ))}
  </CardGrid>
)

const PhoneRecent = ({ postings }: RecentProps) =>
  postings.map(({ id, fileManager }) => (
    <Link key={id} to={paths.filePreview(fileManager.routeId)} className={classes.recent}>
      <Thumbnail src={fileManager.thumbnailUrl ?? undefined} kind={kindOf(fileManager)} shape="tiny" />
      <span className={classes.recentText}>
        <span className={classes.recentName}>{publicName(fileManager)}</span>
        <span className={text.second}>{[fileManager.category, dateOf(fileManager)].filter(Boolean).join(' · ')}</span>
      </span>
    </Link>
  ))
